import ArgumentParser
import RIBsReport

/// The command. Each subcommand is a file in `Commands/`. Each spells out its name, because the parser needs
/// all names at every start and is slow to derive them from types. No option group holds another: in a debug build the
/// parser checks a group four times as often for each group around it.
@main
struct RibsInspect: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Product.name,
    abstract: "Finds what is wrong in an app's RIB tree, from a trace of it.",
    discussion: """
      RIBsRecorder writes a trace while an app runs. `ribs-inspect trace.jsonl` shows the findings and the tree \
      at the end, and exits with 0; `check` is for CI and fails if something is wrong. `render` draws the tree, \
      `compare` shows what a change did, and `log` follows one RIB. `source` needs no trace: it reads the app's \
      Swift files. `init` sets an app up, and `doctor` says what is missing.
      """,
    version: Product.version,
    subcommands: [
      Summary.self, Check.self, Render.self, Flows.self, Compare.self, Stats.self, Export.self,
      Log.self,
      Source.self,
      Serve.self, Report.self, New.self, Rename.self, Remove.self, Init.self, Doctor.self, MCP.self,
      Rules.self,
      Schema.self,
    ],
    defaultSubcommand: Summary.self)

  static func main() {
    var command: any ParsableCommand
    do {
      command = try parseAsRoot()
    } catch {
      end(error)
    }
    do {
      try command.run()
    } catch let code as ExitCode {
      exit(withError: code)
    } catch let error as ValidationError {
      // The parser would show the usage of the top-level command.
      Terminal.complain(error, usageOf: type(of: command))
      exit(withError: ExitCode.validationFailure)
    } catch  where exitCode(for: error) == .failure {
      // An unforeseen error must not look like a finding.
      Terminal.complain("\(error)")
      exit(withError: ExitCode.toolFailed)
    } catch {
      end(error)
    }
  }

  /// Ends with an error of the parser, or prints what was asked for: help, the version or a completion script. The
  /// parser's own `exit` does not notice that standard output is full or closed.
  private static func end(_ error: any Error) -> Never {
    guard exitCode(for: error) == .success else { exit(withError: error) }
    let text = fullMessage(for: error)
    do {
      if !text.isEmpty { try OpenFile.standardOutput.add(text + "\n") }
    } catch {
      Terminal.complain("standard output cannot be written: \(error).")
      exit(withError: ExitCode.toolFailed)
    }
    exit()
  }
}
