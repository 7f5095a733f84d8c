import ArgumentParser
import RIBsAnalysis
import RIBsReport

/// How long things may take, as options of every command that analyses.
struct GraceOptions: ParsableArguments {
  @Option(help: "How long after it left the tree a RIB may still be alive, such as 500ms or 2s.")
  var grace = DurationArgument(nanoseconds: AnalysisOptions().grace)

  @Option(help: "How long a workflow may stand still, such as 30s or 5m.")
  var stall = DurationArgument(nanoseconds: AnalysisOptions().stall)

  @Option(help: "How long a view and its RIB may differ, such as 500ms or 2s.")
  var viewGrace = DurationArgument(nanoseconds: AnalysisOptions().viewGrace)

  var options: AnalysisOptions {
    AnalysisOptions(
      grace: grace.nanoseconds, viewGrace: viewGrace.nanoseconds, stall: stall.nanoseconds)
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
  /// - Returns: Those that could not be used.
  func forEachReport(_ body: (InputReport) throws -> Void) throws -> [UnusableInput] {
    var unusable: [UnusableInput] = []
    func attempt<T>(_ work: () throws -> T) throws -> T? {
      do {
        return try work()
      } catch let input as UnusableInput {
        Terminal.complain(input.description)
        unusable.append(input)
        return nil
      }
    }
    for path in paths {
      for input in try attempt({ try TraceInput.inputs(at: path) }) ?? [] {
        if let report = try attempt({ try input.analysed(grace.options) }) { try body(report) }
      }
    }
    return unusable
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
        throw UnusableInput(
          source: path, reason: "a folder with \(inputs.count) traces. Name the one to draw.")
      }
      return try input.analysed(grace.options)
    } catch let error as UnusableInput {
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
