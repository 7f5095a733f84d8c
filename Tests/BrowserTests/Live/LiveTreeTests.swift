import Foundation
import RIBsTestSupport
import Testing

extension BrowserTests {
  @Suite("The live page's tree")
  struct LiveTreeTests {
    /// A box of a picture or of the page, without its place.
    struct Box: Hashable, CustomStringConvertible {
      var label: String
      var role: String
      var alert: String?
      /// The label of the box above, and what the line says.
      var line: String?

      var description: String { "\(label) \(role) \(alert ?? "-") \(line ?? "-")" }
    }

    private struct Picture: Decodable {
      struct Box: Decodable {
        var id: String
        var label: String
        var role: String
        var alert: String?
      }
      struct Link: Decodable {
        var from: String
        var to: String
        var role: String
      }
      struct Caption: Decodable {
        var role: String
        var text: String
      }
      var boxes: [Box]
      var links: [Link]
      var captions: [Caption]
    }

    /// What `render --at` draws: the boxes, and the rules named below them.
    private func drawn(_ trace: String, at event: Int) throws -> (boxes: [String], rules: [String])
    {
      let outcome = try Tool("ribs-inspect").run([
        "render", trace, "--stable", "--collapse", "none", "--at", "\(event)", "--format", "json",
      ])
      let picture = try JSONDecoder().decode(Picture.self, from: Data(outcome.output.utf8))
      let boxes = picture.boxes.filter { $0.id.hasPrefix("rib_") }
      let labels = Dictionary(boxes.map { ($0.id, $0.label) }) { first, _ in first }
      let lines = Dictionary(
        picture.links.filter { labels[$0.to] != nil }.map {
          ($0.to, "\(labels[$0.from] ?? "?") \($0.role)")
        }
      ) { first, _ in first }
      let found = boxes.map {
        Box(label: $0.label, role: $0.role, alert: $0.alert, line: lines[$0.id]).description
      }
      let rules = picture.captions.filter {
        ["badge", "caution"].contains($0.role) && !$0.text.contains(" · ")
          && ($0.text.hasPrefix("✗") || $0.text.hasPrefix("!"))
      }
      return (found.sorted(), rules.map(\.text).sorted())
    }

    private func shown(_ page: LivePage) async throws -> (boxes: [String], rules: [String]) {
      let cells = try await page.cells()
      let labels = Dictionary(cells.map { ($0.place, $0.label) }) { first, _ in first }
      let boxes = cells.map { cell in
        Box(
          label: cell.label, role: cell.role, alert: cell.alert,
          line: cell.parent.map { "\(labels[$0] ?? "?") \(cell.link ?? "-")" }
        ).description
      }
      let rules = cells.flatMap(\.badges).filter { $0.hasPrefix("✗") || $0.hasPrefix("!") }
      return (boxes.sorted(), rules.sorted())
    }

    /// Compares the page with pictures at ten moments.
    private func compare(_ page: LivePage, with trace: String, events: Int) async throws {
      // The server may still be reading.
      try await page.wait(until: "window.ribsInspect.app.session?.events >= \(events)")
      for step in 1...10 {
        let event = max(1, events * step / 10)
        try await page.go(to: event)
        let (shown, drawn) = (try await shown(page), try drawn(trace, at: event))
        #expect(shown.boxes == drawn.boxes, "after event \(event) of \(trace)")
        #expect(shown.rules == drawn.rules, "after event \(event) of \(trace)")
      }
    }

    private func events(in file: URL) throws -> Int {
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").count - 1
    }

    /// Every third, because each takes ten runs of `render`.
    static let traces = stride(from: 0, to: Repository.fixtures.count, by: 3).map {
      Repository.fixtures[$0]
    }

    @Test(arguments: traces)
    func `shows at each moment what render draws`(trace: URL) async throws {
      let server = try await LivePageServer([trace.path])
      let page = try await LivePage(try InBrowser.browser, at: server.address)
      try await compare(page, with: trace.path, events: try events(in: trace))
    }

    @Test func `a report shows at each moment what render draws`() async throws {
      let scratch = try Scratch()
      // The page of another test may still miss its server.
      try await InBrowser.browser.open(url: "about:blank")
      for trace in Repository.fixtures.prefix(4) {
        let file = scratch.path("report.html")
        let outcome = try Tool("ribs-inspect").run(["report", trace.path, "-o", file])
        #expect(outcome.status == 0 && outcome.errors == "")
        let page = try await LivePage(
          try InBrowser.browser, at: URL(fileURLWithPath: file).absoluteString)
        try await compare(page, with: trace.path, events: try events(in: trace))
        let complaints = try await InBrowser.browser.complaints()
        #expect(complaints == [])
      }
    }

    @Test func `a RIB stays selected at moments in which another parent has it`() async throws {
      let session = "root Root\nopen Root Home\nopen Root Menu\nopen Home Kid"
      let ends = try [session, session + "\nclose Home Kid\nopen Menu Kid"].map {
        try script("headless\n\($0)\nkilled").split(separator: 10).count
      }
      let scratch = try Scratch()
      let trace = try scratch.write(
        try script(session + "\nclose Home Kid\nopen Menu Kid"), to: "trace.jsonl")
      let server = try await LivePageServer([trace])
      let page = try await LivePage(try InBrowser.browser, at: server.address)
      try await page.go(to: ends[1])
      try await page.run("window.ribsInspect.app.selectRIB(4)")
      for (end, parent) in [(ends[1], "Menu"), (ends[0], "Home"), (ends[1], "Menu")] {
        try await page.go(to: end)
        try await page.wait(
          until: "document.querySelector('.boxes .selected')?.dataset.label === 'Kid'")
        let cells = try await page.cells()
        let kid = try #require(cells.first { $0.label == "Kid" })
        #expect(cells.first { $0.place == kid.parent }?.label == parent)
      }
    }

    @Test func `a generated app looks as render draws it`() async throws {
      let scratch = try Scratch()
      let trace = scratch.path("trace.jsonl")
      let outcome = try Tool("ribs-samples").run([
        "generate", "--events", "4000", "--live", "60", "--output", trace,
      ])
      #expect(outcome.status == 0, "\(outcome.errors)")
      let server = try await LivePageServer([trace])
      let page = try await LivePage(try InBrowser.browser, at: server.address)
      try await compare(page, with: trace, events: 4000)
    }
  }
}
