import Foundation
import RIBsTestSupport
import Testing

extension BrowserTests {
  @Suite("The live page while the app runs")
  struct LiveGrowthTests {
    private let scratch: Scratch
    private let trace: String

    init() throws {
      scratch = try Scratch()
      trace = scratch.path("trace.jsonl")
    }

    private func lines(of script: String) throws -> [String] {
      String(decoding: try RIBsTestSupport.script(script), as: UTF8.self)
        .split(separator: "\n").map { "\($0)\n" }
    }

    private func append(_ text: some StringProtocol) throws {
      try scratch.append(text, to: "trace.jsonl")
    }

    private func labels(_ page: LivePage) async throws -> [String] {
      try await page.cells().map(\.label)
    }

    private let hasHome =
      "window.ribsInspect.cells().some(({ label }) => label === 'Home')"

    @Test func `the page and what apps record to are at the loopback`() async throws {
      let server = try await LivePageServer(["--listen", "0"])
      #expect(server.address.wholeMatch(of: /http:\/\/127\.0\.0\.1:\d+\//) != nil)
      #expect(
        server.notes.wholeMatch(
          of: /Start the app with RIBS_TRACE=tcp:\/\/127\.0\.0\.1:\d+\.\n/) != nil,
        "\(server.notes)")
      server.stop()
    }

    @Test func `waits for the app, and shows each attach`() async throws {
      let server = try await LivePageServer([trace])
      let page = try await LivePage(try InBrowser.browser, at: server.address)
      try await page.wait(until: "document.body.textContent.includes('Waiting for the app')")
      let lines = try lines(of: "root Root\nopen Root Home\nopen Home Feed")
      _ = try scratch.write(Array(lines[0].utf8), to: "trace.jsonl")
      for line in lines.dropFirst() { try append(line) }
      try await page.wait(until: "window.ribsInspect.cells().length === 3")
      #expect(try await labels(page) == ["Root", "Home", "Feed"])
    }

    @Test func `shows what the address says also if the trace comes later`() async throws {
      let lines = try lines(of: "root Root\nopen Root Home\nopen Home Feed\nclose Home Feed")
      for (address, isThere) in [("event=5", false), ("event=7&view=lifetimes", true)] {
        let server = try await LivePageServer([trace])
        let page = try await LivePage(
          try InBrowser.browser, at: "\(server.address)#\(address)&tab=events&kind=attach")
        if !isThere {
          try await page.wait(until: "document.body.textContent.includes('Waiting for the app')")
          _ = try scratch.write(Array(lines.joined().utf8), to: "trace.jsonl")
        }
        let event = address.prefix { $0 != "&" }.dropFirst("event=".count)
        try await page.wait(until: "window.ribsInspect.app.moment.event === \(event)")
        try await page.wait(until: "window.ribsInspect.app.history.isSettled")
        let shown = try await page.browser.run(
          """
          (({ stage, inspector, events }) => [stage.view, inspector.tab, events.type.value])(window.ribsInspect.app)
          """, for: [String].self)
        #expect(shown == [isThere ? "lifetimes" : "tree", "events", "attach"])
        server.stop()
      }
    }

    @Test func `the finding that the reader went to stays marked while others come`() async throws {
      let lines = try lines(
        of: """
          root Root
          open Root Home @App/RootRouter.swift:9
          close Root Home @App/RootRouter.swift:12
          leak Home interactor HomeInteractor 1s
          mark next
          open Root Feed @App/RootRouter.swift:20
          close Root Feed @App/RootRouter.swift:22
          detach Root Feed @App/RootRouter.swift:22
          """)
      let next = try #require(lines.firstIndex { $0.contains("next") })
      _ = try scratch.write(Array(lines[..<next].joined().utf8), to: "trace.jsonl")
      let server = try await LivePageServer([trace])
      let page = try await LivePage(try InBrowser.browser, at: server.address)
      let marked =
        "[...document.querySelectorAll('.cause.current .path')].some((path) => path.textContent === 'Root/Home')"
      try await page.wait(until: "window.ribsInspect.app.session.causes.length === 1")
      try await page.press("n")
      try await page.wait(until: marked)
      for count in next + 1...lines.count {
        try append(lines[count - 1])
        try await page.wait(until: "window.ribsInspect.app.session.events >= \(count - 2)")
      }
      try await page.wait(until: "window.ribsInspect.app.session.causes.length > 1")
      try await page.wait(until: "document.querySelectorAll('#panel-findings .cause').length > 1")
      #expect(try await page.browser.run(marked, for: Bool.self))
      #expect(try await page.texts(".cause.current").count == 1)
      server.stop()
    }

    /// The answers that the page has put together from updates, and that are not what a new page gets.
    private func differing(_ page: LivePage) async throws -> [String] {
      try await page.browser.run(
        """
        (async () => {
          const { app } = window.ribsInspect
          const differing = []
          for (const name of ["session", "lifetimes", "flows"]) {
            const { answer, ...updated } = await app.source[name](0)
            const { answer: later, ...whole } = await (await fetch(`api/${name}?session=0`)).json()
            if (!(answer < later) || JSON.stringify(updated) !== JSON.stringify(whole)) differing.push(name)
          }
          return differing
        })()
        """, for: [String].self)
    }

    @Test func `what a page puts together from updates is what a new page gets`() async throws {
      let script = (0..<12).map { "open Root Tab\($0)\nclose Root Tab\($0)" }
      let lines = try lines(
        of: "root Root\n" + script.joined(separator: "\n")
          + "\nmark leaks\nleak Tab1 interactor TabInteractor 1s\nopen Root Tab1\ndetach Root Tab3")
      _ = try scratch.write(Array(lines[..<4].joined().utf8), to: "trace.jsonl")
      let server = try await LivePageServer([trace])
      let page = try await LivePage(
        try InBrowser.browser, at: "\(server.address)#view=lifetimes&tab=flows")
      for count in Array(stride(from: 9, to: lines.count, by: 5)) + [lines.count] {
        let known = try await page.browser.run(
          "window.ribsInspect.app.session?.events ?? 0", for: Int.self)
        try append(lines[(known + 1)..<count].joined())
        try await page.wait(until: "window.ribsInspect.app.session.events === \(count - 1)")
      }
      #expect(try await differing(page) == [])
      let sizes = try await page.browser.run(
        """
        (({ places, causes, marks, curve }) => [places, causes, marks, curve].map((list) => list.length))(
          window.ribsInspect.app.session)
        """, for: [Int].self)
      #expect(sizes[0] == 13 && sizes[1] > 0 && sizes[2] == 1 && sizes[3] == lines.count - 1)
      server.stop()
    }

    @Test func `a list that becomes shorter is shorter on the page`() async throws {
      // From 2,049 events on, a sample of the curve stands for two events.
      let lines = try lines(of: "root Root\n" + String(repeating: "mark m\n", count: 2_060))
      _ = try scratch.write(Array(lines[..<2_040].joined().utf8), to: "trace.jsonl")
      let server = try await LivePageServer([trace])
      let page = try await LivePage(try InBrowser.browser, at: server.address)
      var samples: [Int] = []
      for count in [2_040, 2_049, 2_052, lines.count] {
        if count > 2_040 { try append(lines[(samples[samples.count - 2] + 1)..<count].joined()) }
        try await page.wait(until: "window.ribsInspect.app.session?.events === \(count - 1)")
        samples += [
          count - 1,
          try await page.browser.run("window.ribsInspect.app.session.curve.length", for: Int.self),
        ]
        #expect(try await differing(page) == [])
      }
      #expect(samples[..<6] == [2_039, 2_039, 2_048, 2_048, 2_051, 1_026])
      server.stop()
    }

    @Test func `a line that is written in two parts counts once it is whole`() async throws {
      let lines = try lines(of: "root Root\nopen Root Home")
      _ = try scratch.write([], to: "trace.jsonl")
      let attach = try #require(lines.firstIndex { $0.contains("\"attach\"") })
      try append(lines[..<attach].joined() + lines[attach].prefix(20))
      let server = try await LivePageServer([trace])
      let page = try await LivePage(try InBrowser.browser, at: server.address)
      try await page.wait(until: "window.ribsInspect.cells().length === 1")
      try append(lines[attach].dropFirst(20))
      try await page.wait(until: hasHome)
      let findings = try await page.browser.run(
        "window.ribsInspect.app.session.causes.length", for: Int.self)
      #expect(findings == 0)
    }

    @Test func `a trace that is replaced or emptied starts over`() async throws {
      let first = try lines(of: "root Root\nopen Root Home").joined()
      let second = try lines(of: "root Main\nopen Main Shop").joined()
      _ = try scratch.write(Array(first.utf8), to: "trace.jsonl")
      let server = try await LivePageServer([trace])
      let page = try await LivePage(try InBrowser.browser, at: server.address)
      try await page.wait(until: hasHome)
      let other = try scratch.write(Array(second.utf8), to: "other.jsonl")
      try FileManager.default.removeItem(atPath: trace)
      try await page.wait(until: "document.body.textContent.includes('is gone')")
      try FileManager.default.moveItem(atPath: other, toPath: trace)
      try await page.wait(until: "window.ribsInspect.cells().some(({ label }) => label === 'Shop')")
      #expect(try await labels(page) == ["Main", "Shop"])
      try Data(first.utf8).write(to: URL(fileURLWithPath: trace))
      try await page.wait(until: hasHome)
      #expect(try await labels(page) == ["Root", "Home"])
    }

    @Test func `stays at a moment that somebody chose, and follows again on request`() async throws
    {
      let lines = try lines(of: "root Root\nopen Root Home\nopen Home Feed")
      let half = lines.count / 2
      _ = try scratch.write(Array(lines[..<half].joined().utf8), to: "trace.jsonl")
      let server = try await LivePageServer([trace])
      let page = try await LivePage(try InBrowser.browser, at: server.address)
      try await page.wait(until: "window.ribsInspect.app.moment?.event > 1")
      try await page.go(to: 2)
      try append(lines[half...].joined())
      try await page.wait(until: "window.ribsInspect.app.session.events === \(lines.count - 1)")
      #expect(try await page.moment() == 2)
      try await page.press("l")
      try await page.wait(until: "window.ribsInspect.app.moment.event === \(lines.count - 1)")
    }

    @Test func `says that the server is gone, and recovers when it is back`() async throws {
      _ = try scratch.write(Array(try lines(of: "root Root").joined().utf8), to: "trace.jsonl")
      let server = try await LivePageServer([trace])
      let page = try await LivePage(try InBrowser.browser, at: server.address)
      let port = server.port
      try await page.wait(until: "window.ribsInspect.cells().length === 1")
      server.stop()
      try await page.wait(
        until: "document.body.textContent.toLowerCase().includes('disconnected, trying again')")
      try append(try lines(of: "root Root\nopen Root Home").dropFirst(3).joined())
      let again = try await LivePageServer([trace], port: port)
      try await page.wait(until: "window.ribsInspect.app.session.places.length === 2")
      try await page.press("l")
      try await page.wait(until: hasHome)
      _ = again
    }

    @Test func `two browsers show the same, and an app comes over a socket`() async throws {
      let server = try await LivePageServer(["--listen", "0"])
      let page = try await LivePage(try InBrowser.browser, at: server.address)
      let other = try Browser()
      let second = try await LivePage(other, at: server.address)
      let stream = try #require(server.notes.split(separator: "=").last).dropLast(2)
      let outcome = try await Tool("ribs-samples").runAside(
        ["live", "board", "--to", String(stream), "--pace", "0.05"])
      #expect(outcome.status == 0, "\(outcome.errors)")
      for page in [page, second] {
        try await page.wait(
          until: """
            window.ribsInspect.app.session?.causes.some(({ rule }) => rule === 'lost-child')
              && window.ribsInspect.app.session.ended
            """)
        // A page that sees the session only when it has ended begins at the finding.
        try await page.press("l")
        try await page.wait(
          until:
            "window.ribsInspect.app.moment.event === window.ribsInspect.app.session.events")
      }
      #expect(try await labels(page) == labels(second))
      await other.quit()
    }
  }
}
