import ArgumentParser
import RIBsReport

struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract:
      "Says what is missing or wrong in traces, in how the app is recorded, in the config and in the installation.",
    discussion: """
      Each thing that is wrong comes with its remedy. A remark is worth knowing and may be on purpose. The app's files \
      are read and not built.

      Exit codes: 0 nothing is wrong, 1 something is wrong, 2 an input cannot be read, 64 wrong usage, 70 the tool \
      itself failed.
      """)

  enum Format: String, Choice {
    case text, json
  }

  @Argument(
    help: ArgumentHelp(
      "Traces, Swift files, and folders of either; by default the working directory. An app's folder should have its manifest or Xcode project.",
      valueName: "path"), completion: .file())
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "The baseline that checks use; by default \(BaselineCheck.usualName), if it is in the working directory.",
      valueName: "file"), completion: .file())
  var baseline: String?

  @Option(
    help: "The format: \(Format.list).", completion: Format.completion,
    transform: Format.chosen)
  var format = Format.text

  @OptionGroup var sessions: SessionOption

  @OptionGroup var policy: PolicyOptions

  @OptionGroup var verbosity: QuietOption

  func run() throws {
    let setup = try ExaminedSetup(
      paths.isEmpty ? ["."] : paths, sessions, policy, baseline: chosenBaseline, verbosity)
    let report = SetupCatalogue.report(on: setup)
    switch format {
    case .text: try Output.standard.write(DoctorText(report, style: Terminal.style).text)
    case .json: try DoctorJSON(report).write { try Output.standard.write($0) }
    }
    switch report.state {
    case .unread: throw ExitCode.unusableInput
    case .wrong: throw ExitCode.findings
    case .remark, .fine: break
    }
  }

  private var chosenBaseline: String? {
    if let baseline { return baseline }
    let usual = BaselineCheck.usualName
    return (try? FileStatus(of: usual))?.kind == .file ? usual : nil
  }
}
