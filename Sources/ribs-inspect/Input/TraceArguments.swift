import ArgumentParser
import RIBsAnalysis
import RIBsReport

/// How long things may take, as options of every command that analyses.
struct GraceOptions: ParsableArguments {
  @Option(help: "How long after it left the tree a RIB may still be alive, such as 500ms or 2s.")
  var grace = DurationArgument(nanoseconds: AnalysisOptions().grace)

  @Option(help: "How long a view and its RIB may differ, such as 500ms or 2s.")
  var viewGrace = DurationArgument(nanoseconds: AnalysisOptions().viewGrace)

  var options: AnalysisOptions {
    AnalysisOptions(grace: grace.nanoseconds, viewGrace: viewGrace.nanoseconds)
  }
}

/// The traces of a command that takes several.
struct TraceArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Traces, or folders of them; - is standard input.", valueName: "trace"))
  var paths: [String]

  @OptionGroup var grace: GraceOptions

  /// Analyses one trace after the other, in the order given. One that cannot be used is told on standard
  /// error and costs the others nothing.
  ///
  /// - Returns: How many could not be used.
  func forEachReport(_ body: (InputReport) throws -> Void) throws -> Int {
    var failures = 0
    for path in paths {
      do {
        for input in try TraceInput.inputs(at: path) {
          do {
            try body(try input.analysed(grace.options))
          } catch let error as TraceInput.Failure {
            failures += 1
            Terminal.complain(error.description)
          }
        }
      } catch let error as TraceInput.Failure {
        failures += 1
        Terminal.complain(error.description)
      }
    }
    return failures
  }
}

/// The trace of a command that takes one.
struct SingleTraceArguments: ParsableArguments {
  @Argument(help: ArgumentHelp("A trace; - is standard input.", valueName: "trace"))
  var path: String

  @OptionGroup var grace: GraceOptions

  func report() throws -> InputReport {
    do {
      let inputs = try TraceInput.inputs(at: path)
      guard let input = inputs.first, inputs.count == 1 else {
        throw TraceInput.Failure(
          "\(path): a folder with \(inputs.count) traces. Name the one to draw.")
      }
      return try input.analysed(grace.options)
    } catch let error as TraceInput.Failure {
      Terminal.complain(error.description)
      throw ExitCode.unusableInput
    }
  }
}

/// `500ms`, `2s`, `1.5s` or `2m`.
struct DurationArgument: ExpressibleByArgument {
  let nanoseconds: Int

  init(nanoseconds: Int) {
    self.nanoseconds = nanoseconds
  }

  init?(argument: String) {
    let units: [(String, Double)] = [("ms", 1e6), ("s", 1e9), ("m", 6e10)]
    for (unit, factor) in units where argument.hasSuffix(unit) {
      guard let count = Double(argument.dropLast(unit.count)), count >= 0, count * factor < 1e18
      else { continue }
      nanoseconds = Int(count * factor)
      return
    }
    return nil
  }

  var defaultValueDescription: String { "\(nanoseconds / 1_000_000_000)s" }
}
