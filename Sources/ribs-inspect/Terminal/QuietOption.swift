import ArgumentParser

/// How much is written beside the report.
struct TalkOptions: ParsableArguments {
  @Flag(name: [.short, .long], help: "Write nothing but errors to standard error.")
  var quiet = false

  /// - Parameter total: How many bytes are to be read; nil where that is not known.
  func progress(of total: Int?) -> Progress { Progress(of: total, isWanted: !quiet) }
}
