import RIBsSource

/// A new RIB, wired into its parent.
package struct NewRIB {
  /// All files that it adds and changes.
  package let patch: Patch
  /// What is left to people.
  package let steps: [String]

  /// - Parameters:
  ///   - request: What the RIB is to be.
  ///   - survey: The app.
  ///   - read: Reads a file of the app; nil if it cannot be read as UTF-8.
  ///   - projects: The Xcode projects, which name files.
  /// - Throws: ``Refusal`` if the parent is not written in a way that is understood.
  package init(
    _ request: RIBRequest, in survey: AppSurvey, read: @escaping (String) -> String?,
    projects: [String] = []
  ) throws(Refusal) {
    var planner = try RIBPlanner(request, survey, read)
    try planner.plan()
    planner.addToProjects(projects)
    patch = try planner.files.patch()
    steps = planner.steps
  }

  /// The module that has a file of an Xcode project; nil if no project names it.
  ///
  /// - Parameters:
  ///   - projects: The Xcode projects.
  ///   - read: Reads a file of the app; nil if it cannot be read as UTF-8.
  package static func module(
    of file: String, in projects: [String], read: @escaping (String) -> String?
  ) -> String? {
    projects.lazy.compactMap { path in
      read(path).flatMap { XcodeProjectFile($0, at: path) }?.module(of: file)
    }.first
  }
}
