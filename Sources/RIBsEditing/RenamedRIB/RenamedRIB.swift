import RIBsAnalysis
import RIBsSource

/// A RIB with another name: its types, what other types call it, its files and its folder.
package struct RenamedRIB {
  /// All files that change or move.
  package let patch: Patch
  /// What is left to people.
  package let steps: [String]

  /// What the planner needs of the app besides its survey.
  package struct App {
    /// A file; nil if it cannot be read as UTF-8.
    let text: (_ path: String) -> String?
    /// The paths of all files in a folder, those in folders of it included.
    let files: (_ folder: String) -> [String]
    /// The Xcode projects, which name files.
    let projects: [String]
    /// The manifests of packages and projects, which name folders.
    let manifests: [String]
    /// The storyboards and the like, which name view controllers.
    let interfaces: [String]
    /// The app's tree with the text of some files replaced; nil if it cannot be read.
    let tree: (_ edited: [String: String]) -> StaticTree?

    package init(
      text: @escaping (_ path: String) -> String?, files: @escaping (_ folder: String) -> [String],
      projects: [String] = [], manifests: [String] = [], interfaces: [String] = [],
      tree: @escaping (_ edited: [String: String]) -> StaticTree?
    ) {
      (self.text, self.files, self.tree) = (text, files, tree)
      (self.projects, self.manifests, self.interfaces) = (projects, manifests, interfaces)
    }
  }

  /// - Parameters:
  ///   - old: The RIB's name, with its module before it if several have the name, or its router's.
  ///   - new: The name that it is to have.
  ///   - survey: The app.
  ///   - app: More of the app.
  /// - Throws: ``Refusal`` if the names cannot be told from others.
  package init(
    _ old: String, to new: String, in survey: AppSurvey, _ app: App
  ) throws(Refusal) {
    var planner = try RenamePlanner(old, new, survey, app)
    try planner.plan()
    patch = Patch(planner.files)
    steps = planner.steps
  }
}
