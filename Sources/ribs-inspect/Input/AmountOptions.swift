import ArgumentParser
import RIBsAnalysis

/// How much a report tells.
struct AmountOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Tell everything, however much it is. By default a report tells at most 1,000 causes in full and counts the rest."
    ))
  var all = false

  /// The most causes.
  var most: Int { all ? .max : CheckReport.usualMost }
}
