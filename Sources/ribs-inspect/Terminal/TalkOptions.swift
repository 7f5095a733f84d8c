import ArgumentParser

/// How much is said beside the report.
struct TalkOptions: ParsableArguments {
  @Flag(name: [.short, .long], help: "Say nothing on standard error but what went wrong.")
  var quiet = false

  /// - Parameter total: How many bytes are to be read; nil where that is not known.
  func progress(of total: Int?) -> Progress { Progress(of: total, isWanted: !quiet) }
}
