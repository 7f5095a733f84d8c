import RIBsAnalysis
import RIBsSource

/// A RIB with another name: its types, what other types call it, its files and its folder.
package struct RenamedRIB {
  /// All files that change or move.
  package let patch: Patch
  /// What is left to people.
  package let steps: [String]

  /// - Parameters:
  ///   - old: The RIB's name, with its module before it if several have the name, or its router's.
  ///   - new: The name that it is to have.
  ///   - survey: The app.
  ///   - app: More of the app.
  /// - Throws: ``Refusal`` if the names cannot be told from others.
  package init(
    _ old: String, to new: String, in survey: AppSurvey, _ app: AppContents
  ) throws(Refusal) {
    var planner = try RenamePlanner(old, new, survey, app)
    try planner.plan()
    patch = Patch(planner.files)
    steps = planner.steps
  }
}
