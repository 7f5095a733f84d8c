import ArgumentParser

/// How much the command writes in addition to the report.
struct QuietOption: ParsableArguments {
  @Flag(name: [.short, .long], help: "Write nothing but errors to standard error.")
  var quiet = false

  /// - Parameters:
  ///   - total: How much to read; nil if unknown.
  ///   - unit: What is counted.
  func progress(of total: Int?, _ unit: Progress.Unit = .bytes) -> Progress {
    Progress(of: total, unit, isWanted: !quiet)
  }
}
