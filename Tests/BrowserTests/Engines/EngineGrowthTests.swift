import Foundation
import RIBsTestSupport
import Testing

extension EngineTests {
  @Suite("The live page while the app runs")
  struct GrowthTests {
    private let scratch: Scratch
    private let trace: String

    init() throws {
      scratch = try Scratch()
      trace = scratch.path("trace.jsonl")
    }

    private func append(_ text: some StringProtocol) throws {
      try scratch.append(text, to: "trace.jsonl")
    }

    @Test(arguments: Engine.allCases)
    func `the page grows with the trace, and goes on when the server is back`(engine: Engine)
      async throws
    {
      let script = "root Root\nopen Root Home\nopen Home Feed\nopen Home Chat"
      let lines = String(decoding: try RIBsTestSupport.script(script), as: UTF8.self)
        .split(separator: "\n").map { "\($0)\n" }
      let attaches = lines.indices.filter { lines[$0].contains("\"attach\"") }
      try #require(attaches.count == 3)
      _ = try scratch.write(Array(lines[..<attaches[0]].joined().utf8), to: "trace.jsonl")
      let server = try await LivePageServer([trace])
      let page = try await EnginePage(try InEngines.driver(engine), at: server.address)
      let port = server.port
      try await page.wait(until: "window.ribsInspect.cells().length === 1")
      for (index, attach) in attaches.dropLast().enumerated() {
        try append(lines[attach..<attaches[index + 1]].joined())
        try await page.wait(until: "window.ribsInspect.cells().length === \(index + 2)")
      }
      server.stop()
      try await page.wait(until: "document.body.dataset.state === 'disconnected'")
      try append(lines[attaches[2]...].joined())
      let again = try await LivePageServer([trace], port: port)
      try await page.wait(until: "window.ribsInspect.cells().length === 4")
      #expect(try await page.cells().map(\.label) == ["Root", "Home", "Feed", "Chat"])
      try await page.wait(until: "document.body.dataset.state === 'ended'")
      #expect(try await page.scriptErrors() == [])
      again.stop()
    }
  }
}
