import RIBsReport
import RIBsSource

/// Whether an app has one copy of RIBsRecording.
enum CopiesCheck: SetupCheck {
  static let id = "copies"

  static func diagnoses(_ setup: ExaminedSetup) -> [Diagnosis] {
    guard let project = setup.app?.project, !project.links.isEmpty else { return [] }
    guard !project.copies.isEmpty else { return [fine("No app has two copies of RIBsRecording")] }
    return project.copies.map { copies in
      wrong(
        "The app \(copies.app) has \(copies.holders.count) copies of RIBsRecording.",
        because:
          "A dynamic framework has a copy of all that it links. The recorder in one copy does not see the routers that call another, so nothing is recorded.",
        at: copies.holders.map { "\($0.name) in \($0.place)" },
        fix:
          "Link the products of ribs-inspect to one of these alone, or make the frameworks static. In a package, leave out `type: .dynamic`."
      )
    }
  }
}
