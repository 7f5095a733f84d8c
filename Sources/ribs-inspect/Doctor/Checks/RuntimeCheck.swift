import RIBsReport
import RIBsSource

/// Whether the app's runtime tells a recorder what happens.
enum RuntimeCheck: SetupCheck {
  static let id = "runtime"

  static func diagnoses(_ setup: ExaminedSetup) -> [Diagnosis] {
    guard let app = setup.app, let runtime = RecordedRuntime(of: app) else { return [] }
    // Without a recorder, its own check says what to do on this runtime.
    guard app.startsRecorder, let silent = runtime.silent else {
      return [fine("The app is on \(runtime.name)")]
    }
    // A probe needs no help from the runtime, and traces prove that something records.
    if app.starts.contains(where: { $0.call == .probe }) || setup.hasRecordedRIBs {
      return [fine("The app is on \(runtime.name)")]
    }
    return [
      wrong(
        "The recorder records nothing: the app is on \(runtime.name), which does not call it.",
        because: "Only a runtime that calls RIBsRecording is in the trace.",
        at: [silent.place], fix: runtime.remedy)
    ]
  }
}
