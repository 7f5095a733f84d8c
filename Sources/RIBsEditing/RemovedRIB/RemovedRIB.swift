import RIBsAnalysis
import RIBsSource

/// An app without one of its RIBs: without its types and tests, and without what its parents have for it.
package struct RemovedRIB {
  /// All files that change or go.
  package let patch: Patch
  /// What is left to people.
  package let steps: [String]

  /// - Parameters:
  ///   - name: The RIB's name, with its module before it if several have the name, or its router's.
  ///   - survey: The app.
  ///   - app: More of the app.
  /// - Throws: ``Refusal`` if the RIB is used in a way that cannot be taken out.
  package init(_ name: String, in survey: AppSurvey, _ app: AppContents) throws(Refusal) {
    var planner = try RemovalPlanner(name, survey, app)
    try planner.plan()
    patch = Patch(planner.files)
    steps = planner.steps
  }
}
