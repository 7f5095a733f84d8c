import ArgumentParser
import Foundation
import RIBsAnalysis
import RIBsReport

/// The baseline: known causes, which do not count.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Pass the causes in this baseline, and report its entries that no longer happen.",
      valueName: "file"), completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp("Write the causes found as a baseline, and pass them.", valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  @Flag(help: "Fail if an entry of the baseline no longer happens.")
  var strictBaseline = false

  func validate() throws {
    if strictBaseline, baseline == nil {
      throw ValidationError("--strict-baseline goes with --baseline.")
    }
  }

  /// - Parameter command: The command that writes such a baseline.
  func read(into policy: inout Policy, command: String) throws {
    policy.isBaselineStrict = strictBaseline
    guard let baseline else { return }
    do {
      policy.baseline = try BaselineFile.read(baseline, command: command)
    } catch {
      Terminal.complain(error.description)
      throw ExitCode.unusableInput
    }
  }

  /// - Parameter old: The baseline that was read.
  /// - Returns: The new baseline; nil if the options do not ask for one.
  func write(_ report: CheckReport, replacing old: Baseline?, quiet: Bool) throws -> Baseline? {
    guard let writeBaseline else { return nil }
    guard report.unusable.isEmpty else {
      Terminal.complain(
        "\(writeBaseline): no baseline was written, because a trace could not be used.")
      throw ExitCode.unusableInput
    }
    let written = Baseline(of: report, file: writeBaseline, replacing: old)
    let output = try Output.file(writeBaseline)
    try output.write([UInt8](try written.data()))
    try output.close()
    if !quiet {
      let count = written.entries.count
      Terminal.note(
        "\(writeBaseline): wrote a baseline with \(count) cause\(count == 1 ? "" : "s").")
    }
    return written
  }
}

/// Reads a baseline.
enum BaselineFile {
  /// A baseline that cannot be used, with its file and the remedy.
  struct Unusable: Error, CustomStringConvertible {
    let description: String
  }

  /// - Parameter command: The command that writes such a baseline.
  static func read(_ path: String, command: String) throws(Unusable) -> Baseline {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Unusable(
        description:
          "\(path): the baseline cannot be read. Write one with '\(Product.name) \(command) --write-baseline \(path)'."
      )
    }
    do throws(Baseline.Unusable) {
      return try Baseline(data, file: path)
    } catch {
      throw Unusable(description: "\(path): \(error.description)")
    }
  }
}
