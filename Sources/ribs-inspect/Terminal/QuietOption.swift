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
