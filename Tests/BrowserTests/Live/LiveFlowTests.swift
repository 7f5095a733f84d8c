import Foundation
import RIBsTestSupport
import Testing

extension BrowserTests {
  @Suite("The live page's flows")
  struct LiveFlowTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private let tabs = Repository.fixture("careers/switch-tabs").path

    private func opened(_ trace: String) async throws -> (page: LivePage, server: LivePageServer) {
      let server = try await LivePageServer([trace])
      let page = try await LivePage(try InBrowser.browser, at: server.address)
      try await page.wait(until: "window.ribsInspect.app.session")
      try await openTab(page)
      try await page.wait(until: "document.querySelector('#panel-flows [role=option]')")
      return (page, server)
    }

    /// Opens the tab and waits until it is drawn. On a narrow page it comes in a sheet.
    private func openTab(_ page: LivePage) async throws {
      _ = try await page.browser.run(
        """
        (async () => {
          document.getElementById('tab-flows').click()
          for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
          return true
        })()
        """, for: Bool.self)
    }

    /// Clicks in the middle of an element, as a mouse does, after scrolling it into view.
    private func click(_ element: String, _ page: LivePage) async throws {
      let point = try await page.browser.run(
        """
        (() => {
          const node = \(element)
          node.scrollIntoView({ block: 'center' })
          const { x, y, width, height } = node.getBoundingClientRect()
          return [x + width / 2, y + height / 2]
        })()
        """, for: [Double].self)
      try await page.drag([(point[0], point[1])])
    }

    private func choose(_ path: String, _ page: LivePage) async throws {
      try await click("document.querySelector('[role=option][title=\"\(path)\"]')", page)
      try await page.wait(until: "document.querySelector('.flow h2').textContent === '\(path)'")
    }

    /// What the page says of the chosen flow.
    private struct Shown: Decodable, Equatable {
      var title: String
      var selected: [String]
      var design: [String]
      var diagram: String
    }

    private func shown(_ page: LivePage) async throws -> Shown {
      try await page.browser.run(
        """
        ({
          title: document.querySelector('.flow h2').textContent,
          selected: [...document.querySelectorAll('[role=option][aria-selected=true]')].map(({ title }) => title),
          design: [...document.querySelectorAll('[data-shape][aria-pressed=true]')].map(({ dataset }) => dataset.shape),
          diagram: document.querySelector('.diagram').getAttribute('aria-label'),
        })
        """, for: Shown.self)
    }

    @Test func `shows one flow of a list, which begins with one that has a verdict`() async throws {
      let (page, server) = try await opened(tabs)
      #expect(
        try await page.texts("#panel-flows .advice") == [
          "either way", "right as it is", "either way",
        ])
      #expect(try await shown(page).selected == ["Root/LoggedIn"])
      for path in ["Root", "Root/LoggedIn/Apply/ApplyDetail", "Root", "Root/LoggedIn"] {
        try await choose(path, page)
        let shown = try await shown(page)
        #expect(shown.title == path && shown.selected == [path])
        #expect(try await page.texts("#panel-flows svg.diagram").count == 1)
      }
      server.stop()
    }

    @Test func `the list obeys the arrow keys`() async throws {
      let (page, server) = try await opened(tabs)
      _ = try await page.browser.run(
        "document.querySelector('[role=listbox]').focus() ?? 0", for: Int.self)
      let paths = ["Root", "Root/LoggedIn", "Root/LoggedIn/Apply/ApplyDetail"]
      for (key, path) in [
        ("ArrowUp", 0), ("ArrowUp", 0), ("ArrowDown", 1), ("ArrowDown", 2), ("ArrowDown", 2),
        ("Home", 0), ("End", 2),
      ] {
        try await page.press(key)
        #expect(try await shown(page).selected == [paths[path]], "\(key)")
        #expect(
          try await page.browser.run(
            "document.getElementById(document.activeElement.getAttribute('aria-activedescendant')).title",
            for: String.self) == paths[path])
      }
      server.stop()
    }

    @Test func `the design that the app uses comes first, and the other on request`() async throws {
      let (page, server) = try await opened(tabs)
      #expect(try await shown(page).design == ["horizontal"])
      for shape in ["vertical", "horizontal", "vertical"] {
        try await click("document.querySelector('[data-shape=\(shape)]')", page)
        let shown = try await shown(page)
        #expect(shown.design == [shape])
        #expect(shown.diagram.contains("LoggedIn: \(shape) design"))
      }
      // Only in a vertical design some of the moves are forbidden.
      #expect(try await page.texts(".diagram .link-forbidden").count == 4)
      try await choose("Root/LoggedIn/Apply/ApplyDetail", page)
      #expect(try await shown(page).design == ["vertical"])
      try await choose("Root/LoggedIn", page)
      #expect(try await shown(page).design == ["horizontal"])
      server.stop()
    }

    @Test func `the table has the figures of the command, under the same names`() async throws {
      let (page, server) = try await opened(tabs)
      let rows = try await page.browser.run(
        """
        [...document.querySelectorAll('.figures tbody tr')].map((row) =>
          [...row.children].map((cell) => cell.textContent).join(' '))
        """, for: [String].self)
      let told = try Tool("ribs-inspect").run(["flows", tabs, "--flow", "Root/LoggedIn"]).output
      let lines = told.split(separator: "\n").map { line in
        line.split(separator: " ").joined(separator: " ")
      }
      let head = try #require(lines.firstIndex { $0 == "horizontal, as built vertical" })
      #expect(rows.count == 9 && rows == Array(lines[(head + 1)..<(head + 10)]))
      let sentence = try await page.texts(".flow .verdict")
      #expect(lines[(head + 10)...].joined(separator: " ") == sentence.first)
      #expect(
        try await page.texts(".figures thead th") == [
          "Horizontal as it is built fits the moves", "Vertical",
        ])
      // With two steps there is nothing to compare.
      try await choose("Root", page)
      #expect(try await page.texts(".figures") == [])
      server.stop()
    }

    @Test func `a move leads to its moment, again and again`() async throws {
      let (page, server) = try await opened(tabs)
      let events = try await page.browser.run(
        "[...document.querySelectorAll('.moves button')].map(({ title }) => Number(/\\d+/.exec(title)[0]))",
        for: [Int].self)
      try #require(events.count > 2 && Set(events).count == events.count)
      for move in [0, 2, 0, 1] {
        try await click("document.querySelectorAll('.moves button')[\(move)]", page)
        try await page.wait(until: "window.ribsInspect.app.moment.event === \(events[move])")
        let words = try await page.browser.run(
          "window.ribsInspect.app.moment.words", for: String.self)
        let names = try await page.texts(".moves button")[move].components(separatedBy: " → ")
        #expect(words == "LoggedIn attaches \(names[1])")
      }
      #expect(try await shown(page).title == "Root/LoggedIn")
      server.stop()
    }

    @Test func `a line of the diagram leads to the same moment as its move`() async throws {
      let (page, server) = try await opened(tabs)
      for line in [0, 1, 0] {
        let event = try await page.browser.run(
          """
          (() => {
            const link = document.querySelectorAll('.diagram .can-jump')[\(line)]
            const [move] = link.querySelector('title').textContent.split(':')
            link.dispatchEvent(new MouseEvent('click', { bubbles: true }))
            const button = [...document.querySelectorAll('.moves button')].find(({ textContent }) => textContent === move)
            return Number(/\\d+/.exec(button.title)[0])
          })()
          """, for: Int.self)
        try await page.wait(until: "window.ribsInspect.app.moment.event === \(event)")
      }
      server.stop()
    }

    /// Sections that each have tabs, which somebody taps in a fixed order with jumps.
    private func sections(_ count: Int, tabs: Int) throws -> String {
      var script = "root Root\n"
      for section in 1...count {
        script += "open Root Section\(section)\n"
        for visit in 0..<(3 * tabs) {
          let tab = "Section\(section) Tab\(visit * 5 % tabs)OfSection\(section)"
          script += "open \(tab)\nclose \(tab)\n"
        }
      }
      return try scratch.write(try RIBsTestSupport.script(script), to: "trace.jsonl")
    }

    @Test(arguments: [(1400, 900), (800, 700), (360, 740), (320, 256)])
    func `nothing is wider than the panel, and 50 flows take less than a screen`(
      width: Int, height: Int
    ) async throws {
      let (page, server) = try await opened(try sections(54, tabs: 9))
      try await page.resize(width: width, height: height)
      try await page.wait(until: "innerWidth === \(width)")
      try await openTab(page)
      // The server may still be reading.
      try await page.wait(
        until: "document.querySelectorAll('#panel-flows [role=option]').length === 50")
      for shape in ["horizontal", "vertical"] {
        try await choose("Root/Section7", page)
        try await click("document.querySelector('[data-shape=\(shape)]')", page)
        let wide = try await page.browser.run(
          """
          (() => {
            const panel = document.getElementById('panel-flows')
            const { left } = panel.getBoundingClientRect()
            const right = left + panel.clientWidth
            const isScrolled = (node) => node.parentElement.closest('.diagram-box')
            return [...panel.querySelectorAll('*:not(.unseen)')].filter((node) => {
              const box = node.getBoundingClientRect()
              return !isScrolled(node) && box.width > 0 && (box.left < left - 0.5 || box.right > right + 0.5)
            }).map(({ outerHTML }) => outerHTML.slice(0, 120))
          })()
          """, for: [String].self)
        #expect(wide == [])
        let isCut = try await page.browser.run(
          """
          (() => {
            const panel = document.getElementById('panel-flows')
            return panel.scrollWidth > panel.clientWidth || document.documentElement.scrollWidth > innerWidth
          })()
          """, for: Bool.self)
        #expect(!isCut)
      }
      let list = try await page.browser.run(
        "document.querySelector('[role=listbox]').getBoundingClientRect().height", for: Double.self)
      #expect(list <= Double(height) * 0.4)
      #expect(try await page.texts("#panel-flows [role=option]").count == 50)
      let note = try await page.texts("[role=listbox] + .hint")
      #expect(note.first?.contains("ribs-inspect flows TRACE") == true)
      try await page.browser.tell("Emulation.clearDeviceMetricsOverride")
      server.stop()
    }

    /// The diagram's size, its box's, and the size of its smallest text, in CSS pixels.
    private struct Fit: Decodable {
      var width: Double
      var height: Double
      var room: Double
      var roomHeight: Double
      var text: Double
      var hasButton: Bool
    }

    private func fit(_ page: LivePage) async throws -> Fit {
      try await page.browser.run(
        """
        (() => {
          const [box, svg] = ['.diagram-box', '.diagram'].map((each) => document.querySelector(each))
          const scale = svg.clientWidth / svg.viewBox.baseVal.width
          const sizes = [...svg.querySelectorAll('text')].map((text) => Number(text.getAttribute('font-size')))
          return {
            width: svg.clientWidth, height: svg.clientHeight, room: box.clientWidth, roomHeight: box.clientHeight,
            text: Math.min(...sizes) * scale, hasButton: document.querySelector('.diagram-whole').checkVisibility(),
          }
        })()
        """, for: Fit.self)
    }

    @Test func `a diagram fits, or scrolls at a size that people can read and fits on request`()
      async throws
    {
      let (page, server) = try await opened(tabs)
      for shape in ["vertical", "horizontal"] {
        try await click("document.querySelector('[data-shape=\(shape)]')", page)
        let small = try await fit(page)
        #expect(small.width <= small.room && small.height <= small.roomHeight && small.text > 7.9)
        #expect(!small.hasButton)
      }
      server.stop()
      let (large, second) = try await opened(try sections(3, tabs: 24))
      try await choose("Root/Section2", large)
      for _ in 1...2 {
        let scrolled = try await fit(large)
        #expect(scrolled.width > scrolled.room && scrolled.text > 7.9 && scrolled.hasButton)
        // It begins at the owner.
        let owner = try await large.browser.run(
          """
          (() => {
            const box = document.querySelector('.diagram-box').getBoundingClientRect()
            const owner = document.querySelector('.diagram .role-owner').getBoundingClientRect()
            return Math.abs((owner.left + owner.right) / 2 - (box.left + box.right) / 2)
          })()
          """, for: Double.self)
        #expect(owner < 30)
        try await click("document.querySelector('.diagram-whole')", large)
        let whole = try await fit(large)
        #expect(whole.width <= whole.room && whole.height <= whole.roomHeight && whole.hasButton)
        try await click("document.querySelector('.diagram-whole')", large)
        try await choose("Root/Section3", large)
        try await choose("Root/Section2", large)
      }
      second.stop()
    }

    /// The lines of a trace: walks through two sections, a mark, and another walk through the second.
    private func walks() throws -> [String] {
      func walk(_ section: String) -> String {
        ["A", "B", "C", "A", "C", "B"].map { "open \(section) \($0)\nclose \(section) \($0)\n" }
          .joined()
      }
      let script =
        "root Root\nopen Root One\nopen Root Two\n" + walk("One") + walk("Two") + "mark quiet\n"
        + walk("Two")
      return String(decoding: try RIBsTestSupport.script(script), as: UTF8.self)
        .split(separator: "\n").map { "\($0)\n" }
    }

    @Test func `choice, focus and scrolling stay while the app runs`() async throws {
      let lines = try walks()
      let mark = try #require(lines.firstIndex { $0.contains(#""type":"mark""#) })
      let trace = try scratch.write(Array(lines[..<mark].joined().utf8), to: "trace.jsonl")
      func append(_ lines: ArraySlice<String>) throws {
        try scratch.append(lines.joined(), to: "trace.jsonl")
      }
      let (page, server) = try await opened(trace)
      try await choose("Root/Two", page)
      try await click("document.querySelector('[data-shape=vertical]')", page)
      let before = try await shown(page)
      #expect(before.design == ["vertical"])
      let focus = "document.activeElement === document.querySelector('.moves button')"
      let top = try await page.browser.run(
        """
        (() => {
          const [first] = document.querySelectorAll('.moves button')
          first.focus()
          const parts = ['.flow-list li', '.figures', '.diagram', '.moves table', '.flow dl']
          window.parts = parts.map((each) => [each, document.querySelector(each)])
          const panel = document.getElementById('panel-flows')
          panel.scrollTop = 150
          return panel.scrollTop
        })()
        """, for: Double.self)
      #expect(top > 0)
      let isScrolled = "document.getElementById('panel-flows').scrollTop === \(top)"
      // A mark changes no flow.
      try append(lines[mark...mark])
      try await page.wait(until: "window.ribsInspect.app.session.events === \(mark)")
      let replaced =
        "window.parts.filter(([each, node]) => document.querySelector(each) !== node).map(([each]) => each)"
      // The page asks for the flows after the session.
      try await page.wait(until: "!window.ribsInspect.app.isRefreshing")
      let kept = try await page.browser.run(replaced, for: [String].self)
      #expect(kept == [])
      let now = try await shown(page)
      #expect(now == before)
      #expect(try await page.browser.run("\(focus) && \(isScrolled)", for: Bool.self))
      // More moves change all parts but the facts.
      let times = try await page.texts(".moves td:nth-child(2)")
      try append(lines[(mark + 1)...])
      try await page.wait(
        until: "document.querySelector('.moves td:nth-child(2)').textContent === '2'")
      try await page.wait(until: "!window.ribsInspect.app.isRefreshing")
      #expect(times.first == "1")
      let changed = try await page.browser.run(replaced, for: [String].self)
      #expect(changed == [".flow-list li", ".figures", ".diagram", ".moves table"])
      #expect(try await page.browser.run("\(focus) && \(isScrolled)", for: Bool.self))
      let after = try await shown(page)
      #expect(after.selected == before.selected && after.design == before.design)
      server.stop()
    }

    @Test func `a report shows the same as the server`() async throws {
      let (page, server) = try await opened(tabs)
      let words = "document.getElementById('panel-flows').innerText"
      let served = try await page.browser.run(words, for: String.self)
      server.stop()
      let html = scratch.path("report.html")
      #expect(try Tool("ribs-inspect").run(["report", tabs, "-o", html]).status == 0)
      let report = try await LivePage(
        page.browser, at: URL(fileURLWithPath: html).absoluteString + "#tab=flows")
      try await report.wait(until: "document.querySelector('#panel-flows [role=option]')")
      #expect(try await report.browser.run(words, for: String.self) == served)
      try await click("document.querySelector('[data-shape=vertical]')", report)
      #expect(try await shown(report).design == ["vertical"])
    }

    @Test(arguments: [Browser.Medium.light, .dark])
    func `breaks no rule of axe-core, wide and narrow`(medium: Browser.Medium) async throws {
      let (page, server) = try await opened(try sections(54, tabs: 15))
      try await page.browser.show(on: medium)
      try await page.wait(
        until: "(document.documentElement.dataset.theme === 'dark') === \(medium == .dark)")
      for (width, height) in [(1400, 900), (360, 740)] {
        try await page.resize(width: width, height: height)
        try await page.wait(until: "innerWidth === \(width)")
        try await openTab(page)
        for path in ["Root/Section1", "Root"] {
          try await choose(path, page)
          let found = try await page.violations()
          #expect(found == [], "\(path), \(width) wide, \(medium)")
        }
      }
      try await page.browser.tell("Emulation.clearDeviceMetricsOverride")
      try await page.browser.show(on: .light)
      server.stop()
    }
  }
}
