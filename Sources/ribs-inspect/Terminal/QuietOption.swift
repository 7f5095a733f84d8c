import ArgumentParser

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
