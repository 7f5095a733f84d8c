import ArgumentParser
import RIBsReport

struct Summary: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows what is wrong, the tree at the end, and the flows.")

  @OptionGroup var traces: TraceArguments

  func run() throws {
    var isFirst = true
    let unusable = try traces.forEachReport { report in
      if !isFirst { try Output.standard.write("\n") }
      isFirst = false
      try Output.standard.write(TextReport(report, style: Terminal.style).summary())
    }
    if !unusable.isEmpty { throw ExitCode.unusableInput }
  }
}
