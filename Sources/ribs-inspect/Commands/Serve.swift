import ArgumentParser
import Foundation
import GzipCoding
import RIBsAnalysis
import RIBsLive

struct Serve: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Shows the tree in a browser while the app runs, and goes back in time.",
    discussion: """
      Follows a trace that an app writes, or receives the stream of an app that records to a socket. It serves \
      this machine alone, and sends nothing anywhere.
      """)

  @Argument(
    help: ArgumentHelp(
      "A trace, which need not exist yet; - is standard input.", valueName: "trace"),
    completion: .file())
  var path: String?

  @Option(
    help: ArgumentHelp(
      "Receive traces at this port of the loopback; 0 for any free one. Start the app with RIBS_TRACE=tcp://127.0.0.1:PORT.",
      valueName: "port"))
  var listen: UInt16?

  @Option(
    help: ArgumentHelp(
      "The page's port; 0 for any free one. By default \(LivePage.usualPort), or any free one if that is in use.",
      valueName: "port"))
  var port: UInt16?

  @Option(
    help: ArgumentHelp(
      "Where to serve the page. Other machines reach it at any but the default, with a token that the address holds.",
      valueName: "host"))
  var host = "127.0.0.1"

  @Option(
    help: ArgumentHelp(
      "Show one session: its name, its number or last; all by default.", valueName: "session"))
  var session: String?

  @Flag(help: "Open the page in the browser.")
  var open = false

  @OptionGroup var policy: PolicyOptions

  @OptionGroup var source: HazardOptions

  @OptionGroup var links: SourceLinkOptions

  @OptionGroup var root: SourceRootOption

  @OptionGroup var verbosity: QuietOption

  func validate() throws {
    if (path == nil) == (listen == nil) {
      throw ValidationError("Give a trace, or --listen PORT to receive one.")
    }
  }

  func run() throws {
    let policy = try policy.policy()
    let app = try source.report(self.policy).map { LiveSource($0.tree, source.hazards($0)) }
    let code = try links.code(source, root, isLocal: LivePage.isLocal(host: host))
    let content = LiveContent(
      name: path == "-" ? "Standard input" : path, options: policy.options, session: session,
      judge: { input in
        let input = app.map { input.explained(by: $0.hazards) } ?? input
        return policy.judge([input], today: Day.today).inputs[0]
      }, source: app, code: code, firstRevision: Int(Date().timeIntervalSince1970 * 1000))
    let updates = LiveUpdates()
    let input = LiveInput(content: content, updates: updates)
    // The readers stop when they are released.
    let readers = try (follower(input), listener(input))
    let server = try server(content, updates)
    try Output.standard.write("\(server.address)\n")
    if open { Browser.open(server.address) { Terminal.note($0) } }
    server.wait()
    withExtendedLifetime(readers) {}
  }

  private func server(_ content: LiveContent, _ updates: LiveUpdates) throws -> LiveServer {
    let server: LiveServer
    do throws(LiveServer.Failure) {
      server = try LivePage.serve(
        content, updates, host: host, ports: port.map { [$0] } ?? [LivePage.usualPort, 0],
        open: LivePage.isLocal(host: host) && Xcode.isInstalled ? Xcode.open : nil)
    } catch {
      Terminal.complain(error.description)
      throw ExitCode.toolFailed
    }
    if port == nil, server.port != LivePage.usualPort, !verbosity.quiet {
      Terminal.note("Port \(LivePage.usualPort) is in use, so the page is at \(server.port).")
    }
    return server
  }

  private func follower(_ input: LiveInput) -> TraceFollower? {
    guard let path else { return nil }
    if path == "-" { input.wait("Waiting for the app to write to standard input.") }
    let follower = TraceFollower(path: path, unpack: Self.unpack) { input.take($0) }
    follower.start()
    return follower
  }

  private func listener(_ input: LiveInput) throws -> TraceListener? {
    guard let listen else { return nil }
    let listener: TraceListener
    do throws(TraceListener.Failure) {
      listener = try TraceListener(port: listen) { input.take($0) }
    } catch {
      Terminal.complain(error.description)
      throw ExitCode.toolFailed
    }
    let address = "tcp://127.0.0.1:\(listener.port)"
    input.wait("Waiting for an app that is started with RIBS_TRACE=\(address).")
    if !verbosity.quiet { Terminal.note("Start the app with RIBS_TRACE=\(address).") }
    listener.start()
    return listener
  }

  private static let unpack: TraceFollower.Unpack = { next, body in
    do {
      var reader = try GzipReader()
      while let packed = try next() {
        try reader.feed(bytes: packed.bindMemory(to: UInt8.self)) {
          body(UnsafeRawBufferPointer($0))
        }
      }
      try reader.finish()
      return nil
    } catch let damage as GzipReader.Damage {
      return damage == .hasNoMemory
        ? damage.description : "\(damage.description). Copy or compress the trace again"
    }
  }
}
