import ArgumentParser
import RIBsReport

/// The command. What it does is in `Commands/`, one file a subcommand, each with its name: the parser asks for all
/// names at each start, and takes long to make one up from a type's.
@main
struct RibsInspect: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Product.name,
    abstract: "Says what is wrong with an app's tree of RIBs, from a trace of it.",
    discussion: """
      A trace is what RIBsRecorder writes while an app runs. `ribs-inspect trace.jsonl` shows what was \
      found in it and the tree it ended with; `check` does the same for a CI, `render` draws it, `compare` says \
      what a change did, and `log` tells the life of one RIB.
      """,
    version: Product.version,
    subcommands: [
      Summary.self, Check.self, Render.self, Flows.self, Compare.self, Log.self, Rules.self,
      Schema.self,
    ],
    defaultSubcommand: Summary.self)

  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let code as ExitCode {
      exit(withError: code)
    } catch  where exitCode(for: error) == .failure {
      // What no command foresaw must not look like a finding.
      Terminal.complain("\(error)")
      exit(withError: ExitCode.toolFailed)
    } catch {
      exit(withError: error)
    }
  }
}
