import Foundation
import RIBsTestSupport
import Testing

extension BrowserTests {
  @Suite("The live page and a hostile trace")
  struct LiveSafetyTests {
    /// Names and call sites that would run if a page took them for markup.
    private static let names = [
      "<script>window.isHurt = true</script>", #""><img src=x onerror="window.isHurt=true">"#,
      "</script><svg onload=window.isHurt=true>", "javascript:window.isHurt=true", "{{7*7}}${7*7}",
      String(repeating: "Long", count: 125), "👨‍👩‍👧‍👦🏴‍☠️", "\u{202E}sdrawkcab", "a\u{0000}b\nc\td",
      "'\"`\\",
    ]

    private func trace() throws -> [UInt8] {
      struct Event: Encodable {
        var type: String
        var seq: Int?
        var t: Int?
        var id: Int?
        var rib: String?
        var kind: String?
        var parent: Int?
        var at: String?
        var name: String?
        var property: String?
        var version: Int?
        var app: String?
        var session: String?
      }
      let evil = Self.names[0]
      var events = [Event(type: "trace", version: 1, app: evil, session: Self.names[1])]
      var seq = 0
      func add(_ event: Event) {
        seq += 1
        var event = event
        (event.seq, event.t) = (seq, seq * 1_000_000)
        events.append(event)
      }
      add(Event(type: "create", id: 1, rib: "Root", kind: "launch"))
      add(Event(type: "launch", id: 1))
      for (index, name) in Self.names.enumerated() {
        let site = "\(name)/\(name).swift:1"
        add(Event(type: "create", id: index + 2, rib: name, kind: "viewable"))
        add(Event(type: "attach", id: index + 2, parent: 1, at: site))
        add(Event(type: "attach", id: index + 2, parent: 1, at: site))
        add(Event(type: "hold", id: index + 2, parent: 1, property: name))
        add(Event(type: "mark", name: name))
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return try events.flatMap { try encoder.encode($0) + [UInt8(ascii: "\n")] }
    }

    private func look(at page: LivePage) async throws {
      try await page.press("l")
      try await page.wait(
        until: "window.ribsInspect.app.moment.event === window.ribsInspect.app.session.events")
      #expect(try await page.cells().count == Self.names.count + 1)
      for tab in ["Findings", "RIB", "Events", "Flows"] {
        _ = try await page.browser.run(
          "[...document.querySelectorAll('[role=tab]')].find((tab) => tab.textContent.includes('\(tab)')).click() ?? 0",
          for: Int.self)
      }
      for event in [1, 5, 12, 30] { try await page.go(to: event) }
      #expect(try await page.browser.run("window.isHurt === undefined", for: Bool.self))
      #expect(try await page.texts("img, script:not([src]):not([type])") == [])
      let links = try await page.browser.run(
        "[...document.querySelectorAll('a')].map((link) => link.href).filter((href) => !/^https:/.test(href))",
        for: [String].self)
      #expect(links == [])
    }

    @Test func `runs no script on the served page`() async throws {
      let scratch = try Scratch()
      let file = try scratch.write(try trace(), to: "trace.jsonl")
      let server = try await LivePageServer([file, "--source-url", "https://git.example/main"])
      let page = try await LivePage(try InBrowser.browser, at: server.address)
      try await page.wait(until: "window.ribsInspect.cells().length > 1")
      try await look(at: page)
      server.stop()
    }

    @Test func `runs no script on a report page, which asks for nothing`() async throws {
      let scratch = try Scratch()
      let file = try scratch.write(try trace(), to: "trace.jsonl")
      let html = scratch.path("report.html")
      let outcome = try Tool("ribs-inspect").run(["report", file, "-o", html])
      #expect(outcome.status == 0, "\(outcome.errors)")
      try await InBrowser.browser.open(url: "about:blank")
      let page = try await LivePage(
        try InBrowser.browser, at: URL(fileURLWithPath: html).absoluteString)
      try await look(at: page)
      let complaints = try await page.browser.complaints()
      #expect(complaints == [])
    }
  }
}
