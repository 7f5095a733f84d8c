import Foundation
import RIBsReport
import RIBsTestSupport
import Testing

@testable import RIBsLive

@Suite("Opening code in an editor", .timeLimit(.minutes(30))) struct EditorTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    _ = try scratch.write("one\ntwo".utf8, to: "App/HomeRouter.swift")
    _ = try scratch.write("secret".utf8, to: "App/secret.txt")
  }

  /// Serves the page, and logs what is opened.
  private func serve(
    hasEditor: Bool = true, works: Bool = true,
    _ body: (RunningServer, _ opened: EventLog) async throws -> Void
  ) async throws {
    let opened = EventLog()
    let sources = SourceFiles(root: scratch.folder.path, workingDirectory: "/")
    let content = LiveContent(name: "trace.jsonl", code: CodeSites(sources))
    let updates = LiveUpdates()
    let open: @Sendable (String, Int) -> Bool = { path, line in
      opened.add("\(path):\(line)")
      return works
    }
    let server = try await onThread {
      try LivePage.serve(
        content, updates, host: "127.0.0.1", ports: [0], open: hasEditor ? open : nil)
    }
    let running = RunningServer(
      address: server.address, port: server.port, updates: updates, asked: EventLog())
    let result: Result<Void, any Error>
    do { result = .success(try await body(running, opened)) } catch { result = .failure(error) }
    try await onThread { server.stop() }
    try result.get()
  }

  private static let site = "/api/open?at=App/HomeRouter.swift:2"

  @Test func `a call site opens at its line, as often as somebody asks`() async throws {
    try await serve { server, opened async throws in
      for _ in 1...2 {
        let origin = ["Origin": "http://127.0.0.1:\(server.port)"]
        #expect(try await server.ask(Self.site, method: "POST", origin).status == 200)
      }
      let file = scratch.path("App/HomeRouter.swift") + ":2"
      #expect(opened.all == [file, file])
    }
  }

  @Test(arguments: [
    "/api/open", "/api/open?at=", "/api/open?at=App/Other.swift:2", "/api/open?at=App/secret.txt:1",
    "/api/open?at=/etc/passwd:1", "/api/open?at=../App/HomeRouter.swift:-2",
  ])
  func `nothing but a line of a Swift file in the sources opens`(target: String) async throws {
    try await serve { server, opened async throws in
      #expect(try await server.ask(target, method: "POST").status == 404)
      #expect(opened.all == [])
    }
  }

  @Test func `only the page itself can open code`() async throws {
    try await serve { server, opened async throws in
      for (header, value) in [
        ("Origin", "http://example.org"), ("Origin", "null"), ("Sec-Fetch-Site", "cross-site"),
        ("Sec-Fetch-Site", "same-site"),
      ] {
        let reply = try await server.ask(Self.site, method: "POST", [header: value])
        #expect(reply.status == 403)
      }
      // A link or an image of a foreign page can only cause GET.
      #expect(try await server.ask(Self.site).status == 404)
      #expect(opened.all == [])
    }
  }

  @Test func `without an editor, or if it does not start, nothing is there`() async throws {
    try await serve(hasEditor: false) { server, _ async throws in
      #expect(try await server.ask(Self.site, method: "POST").status == 404)
    }
    try await serve(works: false) { server, opened async throws in
      #expect(try await server.ask(Self.site, method: "POST").status == 404)
      #expect(opened.all.count == 1)
    }
  }
}
