import RIBsTestSupport
import Testing

/// The live page in the engines of Firefox and Safari.
@Suite(
  "In Firefox and WebKitGTK", .inEngines, .serialized, .timeLimit(.minutes(15)),
  .enabled(
    if: Engine.isSupported, "There is no WebKitGTK for a Mac."))
enum EngineTests {
  /// A served session, and the page in a browser.
  struct Opened {
    let page: EnginePage
    let server: LivePageServer
    private let scratch: Scratch

    /// - Parameter script: A script of a trace.
    init(_ script: String, in engine: Engine) async throws {
      scratch = try Scratch()
      let path = try scratch.write(try RIBsTestSupport.script(script), to: "trace.jsonl")
      server = try await LivePageServer([path])
      page = try await EnginePage(try InEngines.driver(engine), at: server.address)
      try await page.wait(until: "window.ribsInspect.app.moment")
    }
  }

  /// Sixty rounds, each with a mark and a finding.
  static let rounds =
    "root Root\n"
    + (1...60).map { round in
      "open Root Home\nmark round-\(round)-begins\nclose Root Home\ndetach Root Home\n"
    }.joined()

  /// A tree of three levels, with a leak at the end.
  static let tree = """
    root Root
    open Root Home @App/RootRouter.swift:9
    open Home Feed @App/HomeRouter.swift:5
    open Home Chat @App/HomeRouter.swift:6
    open Chat Photo @App/ChatRouter.swift:7
    mark half way
    close Home Feed @App/HomeRouter.swift:8
    leak Feed interactor FeedInteractor 1s
    open Root Login @App/RootRouter.swift:29
    """
}

extension EnginePage {
  /// Waits until the app's state fits.
  func wait(forApp condition: String) async throws {
    try await wait(until: "((app) => \(condition))(window.ribsInspect.app)")
  }

  /// A value of the app's state.
  func app<Value: Decodable & Sendable>(_ script: String, as value: Value.Type = Value.self)
    async throws -> Value
  {
    try await run("((app) => \(script))(window.ribsInspect.app)", for: Value.self)
  }
}
