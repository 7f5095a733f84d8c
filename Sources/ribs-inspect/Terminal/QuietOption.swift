import ArgumentParser
import RIBsSource

/// How much the command writes in addition to the report.
struct QuietOption: ParsableArguments {
  @Flag(name: [.short, .long], help: "Write nothing but errors to standard error.")
  var quiet = false

  /// Shows a progress bar while `body` reads, unless the command is quiet.
  func showProgress<Result, Failure: Error>(
    _ amount: ReadAmount, while body: (Progress) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try Progress.shown(amount, isWanted: !quiet, while: body)
  }
}

extension QuietOption {
  /// Writes a note to standard error, unless the command is quiet.
  func note(_ text: String) { if !quiet { Terminal.note(text) } }

  /// Whether so many files are to be written.
  ///
  /// - Parameter yes: Whether the user has agreed already.
  func agrees(toWrite count: Int, yes: Bool) -> Bool {
    if yes { return true }
    let these = count == 1 ? "this file" : "these \(count) files"
    guard Terminal.canAsk else {
      note("Nothing was written. --yes writes \(these).")
      return false
    }
    if Terminal.agrees("Write \(these)?") { return true }
    note("Nothing was written.")
    return false
  }

  /// Reads an app's source, and shows progress unless the command is quiet.
  ///
  /// - Throws: An exit code, after a complaint, if it cannot be read.
  func reading<Result>(
    _ body: (Progress) throws(SourceAnalysis.Failure) -> Result
  ) throws -> Result {
    do {
      return try showProgress(ReadAmount(of: nil, .files), while: body)
    } catch {
      Terminal.complain("\(error)")
      throw ExitCode.unusableInput
    }
  }
}
