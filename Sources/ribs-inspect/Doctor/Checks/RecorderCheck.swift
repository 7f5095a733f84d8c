import RIBsReport
import RIBsSource

/// Whether something starts a recorder.
enum RecorderCheck: SetupCheck {
  static let id = "recorder"

  static func diagnoses(_ setup: ExaminedSetup) -> [Diagnosis] {
    guard let app = setup.app else {
      return setup.hasRecordedRIBs ? [] : bare(setup)
    }
    guard let runtime = RecordedRuntime(of: app) else {
      return [
        remark(
          "No RIB and no runtime of RIBs is in \(counted(app.files.count, "Swift file")).",
          because: "Whether the app starts a recorder cannot be seen.",
          at: app.paths.map(\.shownPath),
          fix: "Give the folder that has the app's sources and its manifest or Xcode project.")
      ]
    }
    if let start = app.starts.first {
      return [fine("A recorder is started at \(start.place)")]
    }
    if setup.hasRecordedRIBs { return [fine("A recorder runs: the traces have RIBs")] }
    if app.imports("RIBsTesting") {
      return [fine("RIBsTesting records the app's tests; nothing records the app itself")]
    }
    guard app.linksRecorder else {
      return [
        wrong(
          "Nothing starts a recorder.",
          because:
            "Without one the app writes no trace. Only `source` works without traces.",
          at: Self.places(app), fix: runtime.remedy)
      ]
    }
    if let variable = app.project.variables.first(where: { !$0.isRelease }) {
      return [fine("RIBS_TRACE starts the recorder at \(variable.place)")]
    }
    return [
      remark(
        "No code starts the recorder, and no scheme or build script sets RIBS_TRACE.",
        because:
          "RIBsRecorder is linked. It records a debug build that starts with RIBS_TRACE, and no other.",
        at: app.project.links.filter { $0.product == "RIBsRecorder" }.map(\.place),
        fix:
          "Set RIBS_TRACE to a path when the app starts, or call `RIBsRecorder.start(to:)` before the launch router is built."
      )
    ]
  }

  /// A folder for traces that is empty.
  private static func bare(_ setup: ExaminedSetup) -> [Diagnosis] {
    guard !setup.bareFolders.isEmpty, setup.traces.isEmpty, setup.emptyTraces.isEmpty else {
      return []
    }
    return [
      remark(
        "No trace and no Swift file is here, so nothing of an app was looked at.",
        because: "If traces were to be here, no recorder was started, or it wrote elsewhere.",
        at: setup.bareFolders,
        fix:
          "Give traces, and the folder that has the app's sources and its manifest or Xcode project."
      )
    ]
  }

  /// Where the runtime is first imported.
  private static func places(_ app: AppSetup) -> [String] {
    app.imports.prefix(1).map { "\($0.file) imports \($0.module)" }
  }
}
