import RIBsReport
import RIBsSource

/// Whether a release build records, and whether it should.
enum ReleaseCheck: SetupCheck {
  static let id = "release"

  static func diagnoses(_ setup: ExaminedSetup) -> [Diagnosis] {
    guard let app = setup.app, app.startsRecorder else { return [] }
    let inRelease = app.starts.filter(\.isInRelease)
    var found: [Diagnosis] = []
    let ignored = app.project.variables.filter(\.isRelease)
    if !ignored.isEmpty, !inRelease.contains(where: { $0.call == .environment }) {
      found.append(
        wrong(
          "RIBS_TRACE is set for a release build, which ignores it.",
          because:
            "A release build must not be recorded because of its environment, so no trace is written.",
          at: ignored.map(\.place),
          fix:
            "Record a debug build. If a release build is to be recorded, call `RIBsRecorder.startFromEnvironment()` before the launch router is built."
        ))
    }
    if !inRelease.isEmpty {
      found.append(
        remark(
          "A release build has the call that starts a recorder.",
          because: "Users' apps may write traces: names of types and properties, up to 512 MB.",
          at: inRelease.map { "\($0.place) \($0.call.rawValue)" },
          fix:
            "Put the call into `#if DEBUG`, unless releases are recorded on purpose. \(DocsPage.recorder.address) says how to leave the recorder out."
        ))
    }
    if found.isEmpty { found.append(fine("Release builds are not recorded")) }
    return found
  }
}
