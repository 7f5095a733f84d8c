import Foundation
import RIBsTestSupport
import Testing

extension BrowserTests {
  @Suite("Moments on the live page")
  struct LiveMomentTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    /// Two leaks at two places, with a mark between them.
    private static let script = """
      root Root
      open Root Home @App/RootRouter.swift:9
      open Home Feed @App/HomeRouter.swift:5
      close Home Feed @App/HomeRouter.swift:8
      leak Feed interactor FeedInteractor 1s
      mark half way
      open Home Chat @App/HomeRouter.swift:15
      close Root Home @App/RootRouter.swift:19
      leak Chat interactor ChatInteractor 1s
      open Root Login @App/RootRouter.swift:29
      """

    private func opened(
      _ script: String = Self.script, in browser: Browser? = nil
    ) async throws -> (LivePage, LivePageServer) {
      let path = try scratch.write(try RIBsTestSupport.script(script), to: "trace.jsonl")
      let server = try await LivePageServer([path])
      return (try await LivePage(browser ?? InBrowser.browser, at: server.address), server)
    }

    private func app<Value: Decodable & Sendable>(_ script: String, _ page: LivePage) async throws
      -> Value
    {
      try await page.browser.run(
        "(() => { const app = window.ribsInspect.app; return \(script) })()", for: Value.self)
    }

    /// Types into the search field and takes the first answer.
    private func search(_ text: String, _ page: LivePage) async throws {
      _ = try await page.browser.run(
        """
        (() => {
          const field = document.getElementById('search-field')
          field.focus()
          field.value = '\(text)'
          field.dispatchEvent(new Event('input', { bubbles: true }))
          return true
        })()
        """, for: Bool.self)
      try await page.press("Enter")
    }

    @Test func `search goes to an event, a time, a mark and a RIB, again and again`() async throws {
      let (page, server) = try await opened()
      let mark: Int = try await app("app.session.marks[0].event", page)
      for _ in 0..<2 {
        try await search("5", page)
        try await page.wait(until: "window.ribsInspect.app.moment.event === 5")
        try await search("0.012s", page)
        try await page.wait(until: "window.ribsInspect.app.moment.time === 12000000")
        try await search("half", page)
        try await page.wait(until: "window.ribsInspect.app.moment.event === \(mark)")
        try await search("home", page)
        try await page.wait(
          until:
            "document.querySelector('[role=treeitem][aria-selected=true]')?.dataset.label === 'Home'"
        )
        try await page.wait(
          until: "document.querySelector('#panel-rib h2')?.textContent === 'Home RIB 2'")
      }
      try await search("nobody", page)
      #expect(try await page.texts("#search-list li").first?.hasPrefix("No RIB") == true)
      server.stop()
    }

    @Test func `a RIB that is not on the tree is found by its number`() async throws {
      let (page, server) = try await opened()
      try await page.go(to: 3)
      for rib in [4, 5, 4] {
        _ = try await page.browser.run(
          "(document.getElementById('search-field').focus(), true)", for: Bool.self)
        _ = try await page.browser.run(
          """
          (() => {
            const field = document.getElementById('search-field')
            field.value = '\(rib)'
            field.dispatchEvent(new Event('input', { bubbles: true }))
            const items = [...document.querySelectorAll('#search-list button')]
            items.find((item) => item.textContent.startsWith('RIB \(rib)')).click()
            return true
          })()
          """, for: Bool.self)
        try await page.wait(
          until: "document.querySelector('#panel-rib h2')?.textContent.endsWith('RIB \(rib)')")
      }
      server.stop()
    }

    @Test func `n and p go through the findings, round and round`() async throws {
      let (page, server) = try await opened()
      let stops: [Int] = try await app("app.findings.occurrences.map(({ event }) => event)", page)
      #expect(stops.count > 1 && stops == stops.sorted())
      try await page.go(to: 0)
      _ = try await page.browser.run(
        "(document.getElementById('theme').focus(), true)", for: Bool.self)
      for stop in stops + [stops[0]] {
        try await page.press("n")
        try await page.wait(until: "window.ribsInspect.app.moment.event === \(stop)")
        try await page.wait(until: "document.querySelectorAll('.cause.current').length === 1")
      }
      for stop in stops.reversed() {
        try await page.press("p")
        try await page.wait(until: "window.ribsInspect.app.moment.event === \(stop)")
      }
      server.stop()
    }

    @Test func `a reload shows the scale, the ranges, the filters and the flow again`()
      async throws
    {
      let (page, server) = try await opened()
      _ = try await page.browser.run(
        """
        (async () => {
          const { app } = window.ribsInspect
          await app.go({ event: 9 })
          app.timeline.setScale(true)
          const { range } = app.timeline.strip
          range.set(range.length / 4, range.length / 2)
          app.stage.open('lifetimes')
          await new Promise((resolve) => setTimeout(resolve, 200))
          app.lifetimes.extent.zoom(2)
          const { findings, events } = app
          for (const [field, value] of [[findings.text, 'x'], [events.text, 'o'], [events.type, 'attach']]) {
            field.value = value
            field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input'))
          }
          events.ofRIB.click()
          app.inspector.open('flows')
          return true
        })()
        """, for: Bool.self)
      try await page.wait(until: "window.ribsInspect.app.flows.flows.length > 0")
      _ = try await page.browser.run(
        "(window.ribsInspect.app.flows.chooseDesign('vertical'), true)", for: Bool.self)
      try await page.wait(
        until: "location.hash.includes('span=') && location.hash.includes('design=vertical')")
      let facts = """
        [app.timeline.isTime, app.timeline.strip.range.start, app.timeline.strip.range.end, app.lifetimes.extent.from,
         app.lifetimes.extent.to, app.stage.view, app.findings.text.value, app.events.text.value, app.events.type.value,
         app.events.ofRIB.checked, app.flows.chosen.key, app.flows.chosen.design]
          .map((fact) => String(typeof fact === 'number' ? Math.round(fact) : fact))
        """
      let before: [String] = try await app(facts, page)
      #expect(before[0] == "true" && before[6...9] == ["x", "o", "attach", "true"])
      let address = try await page.browser.run("location.href", for: String.self)
      for _ in 1...2 {
        try await page.browser.open(url: "about:blank")
        let again = try await LivePage(page.browser, at: address)
        try await again.wait(until: "window.ribsInspect.app.history.isSettled")
        let after: [String] = try await app(facts, again)
        #expect(after == before)
      }
      server.stop()
    }

    @Test func `two quick Backs lead two moments back`() async throws {
      let browser = try Browser()
      let (page, server) = try await opened(in: browser)
      try await page.go(to: 3)
      try await page.wait(until: "location.hash.includes('event=3')")
      for event in [6, 9, 12] {
        _ = try await page.browser.run(
          "(async () => { await window.ribsInspect.app.jump(\(event)); return true })()",
          for: Bool.self)
      }
      for (steps, event) in [(-2, 6), (1, 9), (-2, 3)] {
        // One after the other, without a wait.
        _ = try await page.browser.run(
          """
          (Array.from({ length: \(abs(steps)) }).forEach(() => history.go(\(steps.signum()))), true)
          """, for: Bool.self)
        try await page.wait(until: "location.hash.includes('event=\(event)')")
        try await page.wait(
          until:
            "window.ribsInspect.app.history.isSettled && window.ribsInspect.app.moment.event === \(event)"
        )
      }
      server.stop()
    }

    @Test func `Back leads to the moment before a jump, and reload shows the same`() async throws {
      // A full history would drop entries, and other tests fill that of the browser they share.
      let browser = try Browser()
      let (page, server) = try await opened(in: browser)
      try await page.go(to: 6)
      try await page.wait(until: "location.hash.includes('event=6')")
      for event in [9, 12] {
        _ = try await page.browser.run(
          "(async () => { await window.ribsInspect.app.jump(\(event)); return true })()",
          for: Bool.self)
      }
      for event in [9, 6] {
        _ = try await page.browser.run("(history.back(), true)", for: Bool.self)
        try await page.wait(until: "window.ribsInspect.app.moment.event === \(event)")
      }
      _ = try await page.browser.run("(history.forward(), true)", for: Bool.self)
      try await page.wait(until: "window.ribsInspect.app.moment.event === 9")
      _ = try await page.browser.run(
        """
        (() => {
          const { app } = window.ribsInspect
          app.togglePin()
          app.tree.setView({ hidesViewless: true })
          app.tree.fold(0, true)
          app.tree.viewport.zoom(1.5)
          app.inspector.open('events')
          return true
        })()
        """, for: Bool.self)
      try await page.wait(
        until: "location.hash.includes('zoom=') && location.hash.includes('pin=9')")
      let address = try await page.browser.run("location.href", for: String.self)
      let scale: Double = try await app("app.tree.viewport.scale", page)
      for _ in 0..<2 {
        try await page.browser.open(url: "about:blank")
        let again = try await LivePage(page.browser, at: address)
        let shown: [String] = try await app(
          """
          [app.moment.event, app.pinned?.event, app.tree.view.hidesViewless, app.tree.view.folds.get(0),
           app.inspector.tab, Math.abs(app.tree.viewport.scale - \(scale)) < 0.01].map(String)
          """, again)
        #expect(shown == ["9", "9", "true", "true", "events", "true"])
      }
      server.stop()
    }

    @Test func `what was pinned and selected in one session is not in another`() async throws {
      let first = try RIBsTestSupport.script("root Root\nopen Root Home")
      let path = try scratch.write(first + first, to: "two.jsonl")
      let server = try await LivePageServer([path])
      let page = try await LivePage(try InBrowser.browser, at: server.address)
      for other in ["0", "1"] {
        _ = try await page.browser.run(
          "(async () => { const { app } = window.ribsInspect; await app.pin(3); app.selectRIB(1); return true })()",
          for: Bool.self)
        _ = try await page.browser.run(
          """
          (() => {
            const list = document.getElementById('session')
            list.value = '\(other)'
            list.dispatchEvent(new Event('change'))
            return true
          })()
          """, for: Bool.self)
        try await page.wait(until: "window.ribsInspect.app.session.session === \(other)")
        try await page.wait(until: "document.getElementById('changes').hidden")
        #expect(try await page.texts(".boxes .selected").isEmpty)
      }
      server.stop()
    }

    @Test func `a finding is copied as Markdown`() async throws {
      let (page, server) = try await opened()
      let card = "document.querySelector('.cause')"
      for _ in 0..<2 {
        let copied = try await page.browser.run(
          """
          (async () => {
            let copied = ''
            Object.defineProperty(navigator, 'clipboard', {
              value: { writeText: async (text) => { copied = text } }, configurable: true })
            const button = [...\(card).querySelectorAll('button')].find(({ textContent }) => /^Cop/.test(textContent))
            button.click()
            while (button.textContent !== 'Copied') await new Promise((resolve) => setTimeout(resolve, 5))
            return copied
          })()
          """, for: String.self)
        let lines = copied.components(separatedBy: "\n")
        #expect(lines[0].hasPrefix("**") && lines[0].contains("(error) in example: "))
        #expect(lines.contains("- Where: `App/HomeRouter.swift:5`"))
        #expect(
          lines.contains { $0.hasPrefix("- Fix: ") }
            && lines.contains { $0.hasPrefix("- When: event ") })
      }
      server.stop()
    }

    @Test func `two moments are compared, and the last mark with this one`() async throws {
      let (page, server) = try await opened(
        "root Root\nopen Root Promo\nmark start\nopen Root Home\nclose Root Promo\ndestroy Promo\nopen Home Login\ndeactivate Home"
      )
      for _ in 0..<2 {
        try await page.go(to: 13)
        try await page.press("P", modifiers: 8)
        try await page.wait(until: "!document.getElementById('changes').hidden")
        #expect(try await page.texts("#changes h2") == ["Since event 13 nothing changed"])
        try await page.press("l")
        try await page.wait(
          until: "document.querySelector('#changes h2').textContent.includes('removed')")
        let rows = try await page.texts("#changes li")
        #expect(rows.contains { $0.hasPrefix("+") && $0.contains("Login") })
        #expect(rows.contains { $0.hasPrefix("−") && $0.contains("Promo") })
        #expect(
          rows.contains { $0.hasPrefix("~") && $0.contains("Home") && $0.contains("inactive") })
        #expect(try await page.texts(".boxes .removed .label") == ["Promo"])
        #expect(try await page.texts(".caption.added") == ["+ added"])
        try await page.press("P", modifiers: 8)
        try await page.wait(until: "document.getElementById('changes').hidden")
        try await page.wait(until: "!document.querySelector('.boxes .removed')")
      }
      try await page.press("P", modifiers: 8)
      try await page.wait(until: "!document.getElementById('changes').hidden")
      try await page.click(button: "Since the last mark")
      let mark: Int = try await app("app.session.marks[0].event", page)
      try await page.wait(until: "window.ribsInspect.app.pinned.event === \(mark)")
      server.stop()
    }

    @Test func `the log follows the moment, and its rows lead to theirs`() async throws {
      let rounds = (0..<400).map { _ in "open Root Home\nclose Root Home\n" }.joined()
      let (page, server) = try await opened("root Root\n" + rounds + "open Root Shop")
      _ = try await page.browser.run(
        "(document.getElementById('tab-events').click(), true)", for: Bool.self)
      for event in [700, 20, 1000] {
        try await page.go(to: event)
        try await page.wait(
          until:
            "document.querySelector('#panel-events [aria-current]')?.textContent.includes('\(event == 1000 ? "1,000" : "\(event)") ·')"
        )
      }
      for _ in 0..<2 {
        let before = try await page.moment()
        _ = try await page.browser.run(
          "(document.querySelector('#panel-events [aria-current]').previousElementSibling.querySelector('button').click(), true)",
          for: Bool.self)
        try await page.wait(until: "window.ribsInspect.app.moment.event === \(before - 1)")
        try await page.wait(
          until:
            "document.querySelector('#panel-events [aria-current] button').title.includes('event \(before - 1):')"
        )
      }
      for (text, count) in [("shop", 4), ("home", 2000), ("shop", 4)] {
        _ = try await page.browser.run(
          """
          (() => {
            const field = document.querySelector('#panel-events input')
            field.value = '\(text)'
            field.dispatchEvent(new Event('input'))
            return true
          })()
          """, for: Bool.self)
        let words = text == "shop" ? "of" : "events"
        try await page.wait(
          until: "document.querySelector('#panel-events .summary').textContent.includes('\(words)')"
        )
        try await page.wait(
          until: "window.ribsInspect.app.events.list.total \(text == "shop" ? "<" : ">") 10")
        _ = count
      }
      #expect(
        try await page.texts("#panel-events li button").allSatisfy { $0.contains("Shop") })
      server.stop()
    }
  }
}
