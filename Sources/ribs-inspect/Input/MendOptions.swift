import ArgumentParser
import Foundation
import RIBsAnalysis
import RIBsEditing
import RIBsReport
import RIBsSource

/// Whether to mend what can be mended in the app's source.
struct MendOptions: ParsableArguments {
  @Flag(help: "Print a patch that mends what can be mended safely, in place of the report.")
  var diff = false

  @Flag(help: "Mend what can be mended safely in the files themselves, and report what is left.")
  var fix = false

  func validate() throws {
    if diff, fix { throw ValidationError("--diff and --fix exclude each other.") }
  }

  /// The option that was given; nil if neither was.
  var name: String? { diff ? "--diff" : fix ? "--fix" : nil }
}

/// An app's source that is mended.
struct MendedSource {
  /// The paths and what to read below them.
  let paths: [String]
  let reading: SourceAnalysis.Options
  /// The hazards to mend: those that the report shows under the team's policy.
  let chosen: (SourceReport) -> [Hazard]

  private func app(_ report: SourceReport) -> Mending.App {
    Mending.App(
      text: { AppFacts.text(report.location(of: $0)) },
      report: { edited in
        var reading = reading
        reading.edited = edited
        return try SourceAnalysis.report(on: paths, reading)
      }, chosen: chosen)
  }

  /// The report with the text that mends each hazard which can be mended.
  func suggestions(for report: SourceReport) throws -> SourceReport {
    try Mending.suggestions(for: report, of: app(report))
  }

  /// Says below a report that the patch would help.
  func noteHelp(for report: SourceReport, _ verbosity: QuietOption) {
    guard Mending.mayHelp(report, of: app(report)) else { return }
    verbosity.note("Some of this can be mended for you: --diff shows the patch, --fix writes it.")
  }

  /// Prints the patch.
  func printPatch(for report: SourceReport, _ verbosity: QuietOption) throws {
    let mending = try Mending(report, of: app(report))
    let canName = report.isBelowWorkingDirectory
    let patch = mending.patch { canName ? report.location(of: $0) : $0 }
    try Output.standard.write(patch.coloured(Terminal.style))
    verbosity.note(summary(mending, patch, of: report, "can be mended"))
    if !canName, !patch.files.isEmpty {
      verbosity.note("The patch's paths are relative to \(report.folder): apply it there.")
    }
  }

  /// Writes the patch.
  ///
  /// - Returns: The report on what is left.
  func write(_ report: SourceReport, _ verbosity: QuietOption) throws -> SourceReport {
    let mending = try Mending(report, of: app(report))
    let patch = mending.patch(naming: report.location)
    try PatchedFiles.writeOrComplain(patch)
    verbosity.note(summary(mending, patch, of: report, "mended"))
    for hazard in mending.mended {
      verbosity.note("- \(report.location(of: hazard.place.description)): \(hazard.rule)")
    }
    return mending.report
  }

  /// `3 of 7 findings mended in 2 files.`
  private func summary(
    _ mending: Mending, _ patch: Patch, of report: SourceReport, _ verb: String
  ) -> String {
    let (mended, all) = (mending.mended.count, chosen(report).count)
    if all == 0 { return "There is nothing to mend." }
    if mended == 0 { return "None of \(counted(all, "finding")) \(verb): each needs a decision." }
    let more = mending.isPartial ? " Some edits were not tried: run it again for these." : ""
    return
      "\(mended) of \(counted(all, "finding")) \(verb) in \(counted(patch.files.count, "file")).\(more)"
  }
}

extension SourceReport {
  /// Whether a patch can name the files from the working directory.
  fileprivate var isBelowWorkingDirectory: Bool {
    let parts = folder.split(separator: "/", omittingEmptySubsequences: false)
    return !folder.hasPrefix("/") && !parts.contains("..")
  }
}
