import ArgumentParser
import RIBsAnalysis

/// How much a report shows.
struct AmountOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Show everything. By default a report shows at most 1,000 causes in full and counts the rest."
    ))
  var all = false

  /// The maximum number of causes.
  var most: Int { all ? .max : CheckReport.usualMost }
}
