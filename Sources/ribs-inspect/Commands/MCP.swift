import ArgumentParser
import Foundation
import RIBsReport

struct MCP: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Answers the questions of an assistant, over standard input.",
    discussion: """
      An assistant such as Claude Code or Cursor starts it and speaks the Model Context Protocol with it. It \
      reads files below the given folders, the config and the baseline, and writes none. Config and baseline \
      apply as in `check`, and are read again for each answer.
      """)

  @Argument(
    help: ArgumentHelp(
      "The folders with the app's source and traces; by default the working directory.",
      valueName: "folder"), completion: .directory)
  var folders: [String] = []

  @OptionGroup var policy: PolicyOptions

  @Option(
    help: ArgumentHelp("Leave out the causes in this baseline.", valueName: "file"),
    completion: .file())
  var baseline: String?

  @OptionGroup var verbosity: QuietOption

  func run() throws {
    let served: ServedFolders
    do throws(ServedFolders.Refusal) {
      served = try ServedFolders(folders.isEmpty ? ["."] : folders)
    } catch {
      Terminal.complain(error.description)
      throw ExitCode.unusableInput
    }
    if isatty(STDIN_FILENO) == 1, !verbosity.quiet {
      Terminal.note(
        "An assistant starts this command and writes to its standard input. Ctrl-C ends it.")
    }
    let server = MCPServer(ServedApp(folders: served, options: policy, baseline: baseline))
    // From here on, signals end the command even if the client's threads block them.
    _ = Interruption.shared
    // A client that went away is the usual end, and not a crash.
    signal(SIGPIPE, SIG_IGN)
    var input = MessageReader()
    do {
      while let message = try input.next() {
        guard let reply = server.reply(to: message) else { continue }
        try reply.withUnsafeBytes { bytes in try OpenFile.standardOutput.add(bytes) }
      }
    } catch let error as OpenFile.Failure {
      if error.code == EPIPE { return }
      Terminal.complain("standard output cannot be written: \(error).")
      throw ExitCode.toolFailed
    } catch let error as MessageReader.Failure {
      Terminal.complain("standard input cannot be read: \(error).")
      throw ExitCode.unusableInput
    }
  }
}
