import RIBsAnalysis
import RIBsReport
import RIBsSource

/// Whether the files that attaches name are among the app's.
enum SourceFilesCheck: SetupCheck {
  static let id = "source-files"

  static func diagnoses(_ setup: ExaminedSetup) -> [Diagnosis] {
    guard let app = setup.app, RecordedRuntime(of: app) != nil else { return [] }
    var known: Set<String> = []
    let named = AttachSites(setup.traces).all.map(\.place).filter { known.insert($0.file).inserted }
    guard !named.isEmpty else { return [] }
    let missing = named.filter { app.filesByName.files(of: $0).isEmpty }
    guard !missing.isEmpty else {
      return [fine("The files that attaches name are among the app's")]
    }
    let folders = app.paths.map(\.shownPath).joined(separator: ", ")
    let files = missing.map(\.file).sorted()
    let reason =
      "Reports cannot point at their lines, and nothing in the source explains what happened there."
    guard missing.count < named.count else {
      return [
        wrong(
          "No file that an attach names is below \(folders).",
          because: reason, at: files,
          fix:
            "Give the folder with the sources of the app that wrote the trace, to `check` as --source-root."
        )
      ]
    }
    return [
      remark(
        "\(missing.count) of \(named.count) files that attaches name are not below \(folders).",
        because: reason, at: files,
        fix: "Give their folders as well. If a file has a new name, record the trace again.")
    ]
  }
}
