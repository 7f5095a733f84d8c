import ArgumentParser

/// How much the command writes in addition to the report.
struct QuietOption: ParsableArguments {
  @Flag(name: [.short, .long], help: "Write nothing but errors to standard error.")
  var quiet = false

  /// - Parameter total: The number of bytes to read; nil if unknown.
  func progress(of total: Int?) -> Progress { Progress(of: total, isWanted: !quiet) }
}
