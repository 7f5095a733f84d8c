import Foundation
import RIBsTestSupport
import Testing

extension BrowserTests {
  @Suite("The live page's lifetimes")
  struct LiveLifetimesTests {
    /// What the canvas shows of a bar, or of several that are too narrow to tell apart.
    private struct Rectangle: Decodable {
      struct Part: Decodable {
        var x: Double
        var width: Double
        var state: String
      }
      var x: Double
      var y: Double
      var width: Double
      var height: Double
      var ribs: [Int]
      var names: [String]
      var parts: [Part]
      var row: Int
      /// The left and the top of the rows in the window.
      var left: Double
      var top: Double

      /// A point of the bar that is in view.
      var point: (x: Double, y: Double) {
        (left + max(x, 0) + min(width / 2, 30), top + y + height / 2)
      }
    }

    private let app = "window.ribsInspect.app"
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private func opened(_ trace: String, view: String = "lifetimes") async throws -> (
      page: LivePage, server: LivePageServer
    ) {
      let server = try await LivePageServer([trace])
      let page = try await LivePage(try InBrowser.browser, at: "\(server.address)#view=\(view)")
      if view == "lifetimes" {
        try await page.wait(until: "window.ribsInspect.app.lifetimes.lifetimes")
      }
      return (page, server)
    }

    private func opened(fixture: String) async throws -> (page: LivePage, server: LivePageServer) {
      let (page, server) = try await opened(Repository.fixture(fixture).path)
      try await page.wait(until: "window.ribsInspect.lifetimes().length > 0")
      return (page, server)
    }

    /// The bars in view once all that was asked for is drawn.
    private func rectangles(_ page: LivePage) async throws -> [Rectangle] {
      try await page.browser.run(
        """
        (async () => {
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
          const { left, top } = document.querySelector('#lifetimes canvas').getBoundingClientRect()
          return window.ribsInspect.lifetimes().map((each) => ({ ...each, left, top: top + 24 }))
        })()
        """, for: [Rectangle].self)
    }

    private func rectangle(_ rib: Int, _ page: LivePage) async throws -> Rectangle {
      try #require(try await rectangles(page).first { $0.ribs.contains(rib) }, "RIB \(rib)")
    }

    private func click(_ selector: String, _ page: LivePage) async throws {
      _ = try await page.browser.run(
        "document.querySelector('\(selector)').click() ?? 0", for: Int.self)
    }

    private func wheel(
      _ page: LivePage, x: Double, y: Double, by delta: Double, modifiers: Int = 0
    ) async throws {
      struct Wheel: Encodable {
        var type = "mouseWheel"
        var x: Double
        var y: Double
        var deltaX = 0.0
        var deltaY: Double
        var modifiers: Int
      }
      try await page.browser.tell(
        "Input.dispatchMouseEvent", Wheel(x: x, y: y, deltaY: delta, modifiers: modifiers))
    }

    /// The part of the axis that is in view.
    private func range(_ page: LivePage) async throws -> [Double] {
      try await page.browser.run(
        """
        (async () => {
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
          return [\(app).lifetimes.extent.from, \(app).lifetimes.extent.to]
        })()
        """, for: [Double].self)
    }

    @Test func `bars are asked for when they are first shown, and not again while nothing changes`()
      async throws
    {
      let (page, server) = try await opened(
        Repository.fixture("home-flow/left-behind").path, view: "tree")
      try await page.wait(until: "\(app).history.isSettled && !\(app).pumping")
      let asked = """
        performance.getEntriesByType('resource').filter(({ name }) => name.includes('api/lifetimes')).length
        """
      #expect(try await page.browser.run(asked, for: Int.self) == 0)
      for _ in 1...2 {
        try await page.run("document.getElementById('view-lifetimes').click()")
        try await page.wait(until: "\(app).lifetimes.lifetimes && !\(app).lifetimes.isLoading")
        #expect(try await page.browser.run(asked, for: Int.self) == 1)
        try await page.run("document.getElementById('view-tree').click()")
      }
      server.stop()
    }

    /// Opens the page of a generated app, and waits until it has everything.
    private func opened(events: Int, live: Int) async throws -> (
      page: LivePage, server: LivePageServer
    ) {
      let trace = scratch.path("trace.jsonl")
      let outcome = try Tool("ribs-samples").run([
        "generate", "--events", "\(events)", "--live", "\(live)", "--output", trace,
      ])
      #expect(outcome.status == 0, "\(outcome.errors)")
      let (page, server) = try await opened(trace)
      try await page.wait(until: "\(app).lifetimes.lifetimes.to === \(events)")
      // A trace that was read in parts opens at its worst finding in the end.
      try await page.wait(until: "!\(app).isReading && !\(app).opensLater && !\(app).pumping")
      return (page, server)
    }

    // MARK: What is shown

    @Test func `tabs lead there and back, and a reload shows the same`() async throws {
      let (page, server) = try await opened(
        Repository.fixture("home-flow/left-behind").path, view: "tree")
      #expect(try await page.texts("#views [aria-selected=true]") == ["Tree"])
      for _ in 1...2 {
        try await click("#view-lifetimes", page)
        try await page.wait(until: "window.ribsInspect.lifetimes().length > 0")
        try await page.wait(until: "location.hash.includes('view=lifetimes')")
        try await click("#view-tree", page)
        try await page.wait(until: "!location.hash.includes('view')")
        #expect(
          try await page.browser.run("document.querySelector('#lifetimes').hidden", for: Bool.self))
      }
      _ = try await page.browser.run(
        "document.querySelector('#view-tree').focus() ?? 0", for: Int.self)
      for name in ["Lifetimes", "Tree", "Lifetimes"] {
        try await page.press("ArrowRight")
        #expect(try await page.texts("#views [aria-selected=true]") == [name])
        #expect(
          try await page.browser.run("document.activeElement.textContent", for: String.self) == name
        )
      }
      try await page.wait(until: "location.hash.includes('view=lifetimes')")
      let address = try await page.browser.run("location.href", for: String.self)
      try await page.browser.open(url: "about:blank")
      let copy = try await LivePage(page.browser, at: address)
      try await copy.wait(until: "window.ribsInspect.lifetimes().length > 0")
      #expect(try await copy.texts("#views [aria-selected=true]") == ["Lifetimes"])
      server.stop()
    }

    @Test(arguments: ["board/double-tap", "home-flow/left-behind", "profile/retained"])
    func `bars say at each moment what the tree shows`(fixture: String) async throws {
      let (page, server) = try await opened(fixture: fixture)
      let differences = try await page.browser.run(
        """
        (async () => {
          const app = \(app)
          const differences = []
          for (let event = 1; event <= app.session.events; event += 1) {
            await app.go({ event })
            const { width, from, to } = app.lifetimes.extent.view
            const x = ((event + 0.5 - from) / (to - from)) * width
            const drawn = window.ribsInspect.lifetimes().flatMap(({ ribs, parts }) =>
              parts.filter((part) => part.x <= x && x < part.x + part.width).map(({ state }) => `${ribs} ${state}`))
            const shown = [...app.moment.ribs.values()].map(({ rib, role }) => `${rib} ${role}`)
            if (`${drawn.sort()}` !== `${shown.sort()}`) differences.push(`${event}: ${drawn} instead of ${shown}`)
          }
          return differences
        })()
        """, for: [String].self)
      #expect(differences == [])
      server.stop()
    }

    @Test func `a child's bar lies below its parent's, and no two bars meet`() async throws {
      let (page, server) = try await opened(events: 6000, live: 60)
      let problems = try await page.browser.run(
        """
        (() => {
          const { bars, rows } = \(app).lifetimes.lifetimes
          const problems = []
          for (const row of rows) row.forEach((bar, index) => {
            if (index > 0 && bar.start[0] < row[index - 1].end[0]) problems.push(`RIB ${bar.rib} meets another one`)
          })
          const isBelow = (bar, top) => bar === top || bar.above !== null && isBelow(bar.above, top)
          for (const bar of bars) {
            if (bar.above && bar.row <= bar.above.row) problems.push(`RIB ${bar.rib} is not below its parent`)
            // While it is on the tree, nothing else stands in the rows of what is below it.
            const left = bar.spans.findLast(({ state }) => !['leaked', 'kept'].includes(state))?.end[0] ?? 0
            const bottom = Math.max(...bars.filter((other) => isBelow(other, bar)).map(({ row }) => row))
            const others = rows.slice(bar.row, bottom + 1).flat().filter((other) => !isBelow(other, bar))
            if (others.some(({ start, end }) => start[0] < left && bar.start[0] < end[0]))
              problems.push(`Others stand below RIB ${bar.rib}`)
          }
          return problems.slice(0, 5)
        })()
        """, for: [String].self)
      #expect(problems == [])
      server.stop()
    }

    @Test func `bars have the tree's colours, in both themes`() async throws {
      let (page, server) = try await opened(fixture: "board/double-tap")
      for medium in [Browser.Medium.light, .dark, .light] {
        try await page.browser.show(on: medium)
        try await page.wait(
          until: "(document.documentElement.dataset.theme === 'dark') === \(medium == .dark)")
        let root = try await rectangle(1, page)
        let active = try #require(root.parts.first { $0.state == "active" })
        let spot = [Int(root.left + active.x + active.width * 0.6), Int(root.top + root.y + 5)]
        let seen = try await page.browser.colors(at: [spot])
        let fill = try await page.browser.run(
          """
          (() => {
            const sample = document.querySelector('#lifetimes .role-active')
            const [, ...parts] = getComputedStyle(sample).getPropertyValue('--fill').trim().match(/#(..)(..)(..)/)
            return parts.map((part) => parseInt(part, 16))
          })()
          """, for: Color.self)
        #expect(seen == [fill], "\(medium)")
      }
      server.stop()
    }

    @Test func `narrow bars merge, and a click on them zooms in`() async throws {
      let (page, server) = try await opened(events: 20_000, live: 60)
      try await page.wait(
        until: "window.ribsInspect.lifetimes().some(({ ribs }) => ribs.length > 2)")
      for _ in 1...2 {
        let before = try await range(page)
        let block = try #require(try await rectangles(page).max { $0.ribs.count < $1.ribs.count })
        try #require(block.ribs.count > 1)
        #expect(block.parts.count == 1)
        let y = block.top + block.y + block.height / 2
        try await page.drag([(block.left + block.x + block.width / 2, y)])
        let after = try await range(page)
        #expect(after[1] - after[0] < (before[1] - before[0]) / 2)
        try await page.press("0")
        #expect(try await range(page) == before)
      }
      server.stop()
    }

    // MARK: What mouse and keys do

    @Test func `a click on a bar selects its RIB, and a click beside bars goes there`() async throws
    {
      let (page, server) = try await opened(fixture: "home-flow/left-behind")
      for rib in [1, 3, 2] {
        try await page.drag([try await rectangle(rib, page).point])
        try await page.wait(until: "\(app).selected.rib === \(rib)")
        try await page.wait(
          until: "document.querySelector('#panel-rib h2').textContent.includes('RIB \(rib)')")
        #expect(
          try await page.browser.run(
            "[...\(app).lifetimes.selected].map(({ rib }) => rib)", for: [Int].self) == [rib])
      }
      let root = try await rectangle(1, page)
      let range = try await range(page)
      let width = try await page.browser.run("\(app).lifetimes.extent.view.width", for: Double.self)
      for event in [20.0, 8] {
        let x = root.left + (event + 0.5 - range[0]) / (range[1] - range[0]) * width
        try await page.drag([(x, root.top + 300)])
        try await page.wait(until: "\(app).moment.event === \(Int(event))")
      }
      // The ruler is a timeline.
      try await page.drag([
        (root.left + 10, root.top - 12), (root.left + width / 2, root.top - 12),
      ])
      try await page.wait(until: "Math.abs(\(app).moment.event - \(range[1] / 2)) < 2")
      server.stop()
    }

    @Test func `the wheel zooms at the pointer, and a drag pans`() async throws {
      let (page, server) = try await opened(fixture: "home-flow/left-behind")
      let all = try await range(page)
      let root = try await rectangle(1, page)
      let width = try await page.browser.run("\(app).lifetimes.extent.view.width", for: Double.self)
      var last = all
      for _ in 1...2 {
        try await wheel(page, x: root.left + width / 4, y: root.top + 100, by: -240)
        try await page.wait(
          until: "\(app).lifetimes.extent.to - \(app).lifetimes.extent.from < \(last[1] - last[0])")
        let now = try await range(page)
        // What is below the pointer stays there.
        let value = { (range: [Double]) in range[0] + (range[1] - range[0]) / 4 }
        #expect(abs(value(now) - value(last)) < 0.01)
        last = now
      }
      for by in [-100.0, -100, 50] {
        let start = (root.left + width / 2, root.top + 200)
        try await page.drag([start, (start.0 + by / 2, start.1), (start.0 + by, start.1)])
        let now = try await range(page)
        let moved = (now[0] - last[0]) * width / (last[1] - last[0])
        #expect(abs(moved + by) < 1, "\(moved) instead of \(-by)")
        last = now
      }
      for key in ["+", "-"] {
        try await page.press(key)
        let now = try await range(page)
        #expect((now[1] - now[0] < last[1] - last[0]) == (key == "+"))
        last = now
      }
      for _ in 1...2 {
        _ = try await page.browser.run(
          "[...document.querySelectorAll('#tree-tools button')].find(({ textContent }) => textContent === 'Fit').click() ?? 0",
          for: Int.self)
        #expect(try await range(page) == all)
        try await page.press("+")
        #expect(try await range(page) != all)
        try await page.press("0")
        #expect(try await range(page) == all)
      }
      server.stop()
    }

    @Test func `two fingers zoom, and one pans`() async throws {
      let (page, server) = try await opened(fixture: "home-flow/left-behind")
      let root = try await rectangle(1, page)
      func touch(_ moves: [[Double]]) async throws {
        try await page.touch(moves.map { $0.map { (root.left + $0, root.top + 200) } })
      }
      var last = try await range(page)
      for isApart in [true, true, false] {
        let (near, far) = ([380.0, 420], [300.0, 500])
        try await touch(isApart ? [near, [300, 420], far] : [far, [380, 500], near])
        let now = try await range(page)
        #expect((now[1] - now[0] < (last[1] - last[0]) * 0.7) == isApart, "\(now) after \(last)")
        last = now
      }
      for by in [60.0, -60] {
        try await touch([[300], [300 + by / 2], [300 + by]])
        let now = try await range(page)
        #expect((now[0] < last[0]) == (by > 0), "\(now) after \(last)")
        last = now
      }
      server.stop()
    }

    @Test func `a finger that taps a bar selects its RIB, and two that rest on it select none`()
      async throws
    {
      let (page, server) = try await opened(fixture: "home-flow/left-behind")
      for rib in [2, 1] {
        try await page.touch([[try await rectangle(rib, page).point]])
        try await page.wait(until: "\(app).selected.rib === \(rib)")
        let other = try await rectangle(3 - rib, page).point
        try await page.touch([[other, (other.x + 20, other.y)]])
        #expect(try await page.browser.run("\(app).selected.rib", for: Int.self) == rib)
      }
      server.stop()
    }

    @Test func `rows scroll with Shift and the wheel, and in their lane`() async throws {
      let (page, server) = try await opened(events: 6000, live: 200)
      let all = try await range(page)
      let root = try #require(try await rectangles(page).first)
      for (delta, scroll) in [(100.0, 100.0), (150, 250), (-250, 0)] {
        try await wheel(page, x: root.left + 50, y: root.top + 50, by: delta, modifiers: 8)
        try await page.wait(until: "Math.abs(\(app).lifetimes.extent.view.scroll - \(scroll)) < 1")
      }
      #expect(try await range(page) == all)
      let (x, height) = (
        root.left
          + (try await page.browser.run("\(app).lifetimes.extent.view.width", for: Double.self))
          + 6,
        try await page.browser.run("\(app).lifetimes.extent.view.height", for: Double.self)
      )
      for (share, row) in [(1.0, "at(-1)"), (0.0, "at(0)")] {
        try await page.drag([
          (x, root.top + height / 2), (x, root.top + 2 + share * (height - 4)),
        ])
        try await page.wait(
          until:
            "window.ribsInspect.lifetimes().some(({ ribs }) => ribs.includes(\(app).lifetimes.lifetimes.rows.\(row)[0].rib))"
        )
      }
      server.stop()
    }

    @Test func `arrow keys move from bar to bar, and each is said`() async throws {
      let (page, server) = try await opened(fixture: "home-flow/left-behind")
      _ = try await page.browser.run(
        "document.querySelector('#lifetimes canvas').focus() ?? 0", for: Int.self)
      _ = try await page.browser.run(
        "(\(app).select({ place: null, rib: null }, false), \(app).lifetimes.current = null, true)",
        for: Bool.self)
      // Root with Login, HomeFlow with Home, and Login again.
      for (key, name) in [
        ("ArrowDown", "Root"), ("ArrowDown", "Login"), ("ArrowRight", "Login"),
        ("ArrowLeft", "Login"), ("ArrowUp", "Root"), ("ArrowDown", "Login"), ("End", "Login"),
        ("Home", "Login"),
      ] {
        try await page.press(key)
        try await page.wait(
          until:
            "document.querySelector('#lifetimes [role=status]').textContent.startsWith('\(name), RIB ')"
        )
        try await page.wait(
          until:
            "\(app).selected.rib === \(app).lifetimes.current.rib && \(app).lifetimes.nameOf(\(app).lifetimes.current) === '\(name)'"
        )
      }
      let first = try await page.browser.run("\(app).selected.rib", for: Int.self)
      try await page.press("ArrowRight")
      try await page.wait(until: "\(app).selected.rib !== \(first)")
      try await page.press("ArrowLeft")
      try await page.wait(until: "\(app).selected.rib === \(first)")
      // To the moment at which it begins.
      try await page.press("Enter")
      try await page.wait(until: "\(app).moment.event === \(app).lifetimes.current.start[0]")
      server.stop()
    }

    @Test func `a bar tells all about itself`() async throws {
      let (page, server) = try await opened(fixture: "profile/retained")
      struct Move: Encodable {
        var type = "mouseMoved"
        var x: Double
        var y: Double
      }
      for rib in [1, 2, 1] {
        let bar = try await rectangle(rib, page)
        let spot = Move(x: bar.left + bar.x + bar.width - 10, y: bar.point.y)
        try await page.browser.tell("Input.dispatchMouseEvent", spot)
        try await page.wait(
          until: "document.querySelector('#lifetimes-tip b')?.textContent === '\(bar.names[0])'")
        let text = try await page.texts("#lifetimes-tip")[0]
        #expect(text.contains("RIB \(rib)") && text.contains("to the end"), "\(text)")
        #expect(text.contains("Root/Profile") == (rib == 2), "\(text)")
        #expect(text.contains("leaked: off the tree, still alive") == (rib == 2), "\(text)")
      }
      try await page.browser.tell("Input.dispatchMouseEvent", Move(x: 400, y: 600))
      try await page.wait(until: "document.querySelector('#lifetimes-tip').hidden")
      server.stop()
    }

    @Test func `what is selected elsewhere comes into view`() async throws {
      let (page, server) = try await opened(events: 20_000, live: 200)
      // The cards of two RIBs that leaked, from a part where neither is.
      let leaked = try await page.browser.run(
        "\(app).session.causes.filter(({ rule }) => rule === 'leaked-child').map(({ events, ribs }) => [events[0], ribs[0]])",
        for: [[Int]].self)
      try #require(leaked.count > 1)
      // Each twice: the second time its bar is selected already, and out of view.
      for cause in leaked.flatMap({ [$0, $0] }) {
        _ = try await page.browser.run(
          """
          (async () => {
            Object.assign(\(app).lifetimes, { isTouched: true, from: 0, to: 50, scroll: 1e6 })
            \(app).lifetimes.draw()
            \(app).openTab('findings')
            return [...document.querySelectorAll('#panel-findings button')].find(({ title }) =>
              title === 'Go to event \(cause[0]) and select RIB \(cause[1])').click() ?? 0
          })()
          """, for: Int.self)
        try await page.wait(
          until: """
            window.ribsInspect.lifetimes().some(({ ribs, x, width }) =>
              ribs.length === 1 && ribs[0] === \(cause[1]) && x + width > 0 && x < \(app).lifetimes.extent.view.width)
            """)
      }
      server.stop()
    }

    @Test func `the axis follows the timeline's scale`() async throws {
      let (page, server) = try await opened(fixture: "home-flow/left-behind")
      let all = try await range(page)
      for _ in 1...2 {
        for (scale, end) in [("time", "\(app).session.time"), ("events", "\(app).session.events")] {
          try await page.click(button: scale)
          let now = try await range(page)
          let most = try await page.browser.run(end, for: Double.self)
          #expect(now[0] == 0 && now[1] >= most && now[1] <= most * 1.1, "\(now) in \(scale)")
        }
      }
      #expect(try await range(page) == all)
      server.stop()
    }

    // MARK: Sessions

    @Test func `grows with the session, and keeps zoom and selection`() async throws {
      let lines = String(
        decoding: try script("root Root\nopen Root Home\nopen Home Feed\nopen Home Chat"),
        as: UTF8.self
      ).split(separator: "\n").map { "\($0)\n" }
      let cut = try #require(lines.firstIndex { $0.contains("\"Feed\"") })
      let trace = try scratch.write(Array(lines[..<cut].joined().utf8), to: "trace.jsonl")
      let (page, server) = try await opened(trace)
      let names =
        "\(app).lifetimes.lifetimes.bars.map((bar) => \(app).lifetimes.nameOf(bar)).join()"
      try await page.wait(until: "\(names) === 'Root,Home'")
      try await page.drag([try await rectangle(2, page).point])
      try await page.wait(until: "\(app).selected.rib === 2")
      try await page.go(to: 2)
      try await page.press("+")
      let before = try await range(page)
      func append(_ text: String) throws {
        try scratch.append(text, to: "trace.jsonl")
      }
      let next = try #require(lines.firstIndex { $0.contains("\"Chat\"") })
      try append(lines[cut..<next].joined())
      try await page.wait(until: "\(names) === 'Root,Home,Feed'")
      try append(lines[next...].joined())
      try await page.wait(until: "\(names) === 'Root,Home,Feed,Chat'")
      #expect(try await range(page) == before)
      #expect(
        try await page.browser.run(
          "[...\(app).lifetimes.selected].map(({ rib }) => rib)", for: [Int].self) == [2])
      server.stop()
    }

    @Test func `asks for nothing while the tree is shown`() async throws {
      let (page, server) = try await opened(
        Repository.fixture("home-flow/left-behind").path, view: "tree")
      try await page.wait(until: "\(app).moment")
      let asked =
        "performance.getEntriesByType('resource').filter(({ name }) => name.includes('api/lifetimes')).length"
      #expect(try await page.browser.run(asked, for: Int.self) == 0)
      try await click("#view-lifetimes", page)
      try await page.wait(until: "window.ribsInspect.lifetimes().length > 0")
      #expect(try await page.browser.run(asked, for: Int.self) == 1)
      server.stop()
    }

    @Test func `says so if there was no RIB, and shows one alone`() async throws {
      let empty = try scratch.write(
        Array(#"{"type":"mark","seq":1,"t":1,"name":"lonely"}"#.utf8) + [10], to: "empty.jsonl")
      let (page, server) = try await opened(empty)
      try await page.wait(
        until:
          "document.querySelector('#lifetimes-note').textContent.startsWith('No RIB was on the tree')"
      )
      #expect(try await rectangles(page).isEmpty)
      server.stop()
      let one = try scratch.write(
        Array(#"{"type":"launch","seq":1,"t":1,"id":1,"rib":"Root"}"#.utf8) + [10], to: "one.jsonl")
      let (other, second) = try await opened(one)
      let bars = try await rectangles(other)
      #expect(bars.map(\.names) == [["Root"]] && bars[0].width > 10)
      #expect(
        try await other.browser.run(
          "document.querySelector('#lifetimes-note').hidden", for: Bool.self))
      second.stop()
    }

    @Test func `says from where on bars are left out`() async throws {
      let trace = scratch.path("flapping.jsonl")
      let outcome = try Tool("ribs-samples").run([
        "generate", "--shape", "flapping", "--events", "1400", "--live", "100", "--output", trace,
      ])
      #expect(outcome.status == 0, "\(outcome.errors)")
      let (page, server) = try await opened(trace)
      let note = "document.querySelector('#lifetimes-note')"
      try await page.wait(until: "!\(note).hidden")
      let last = try await page.browser.run("\(app).lifetimes.lifetimes.to", for: Int.self)
      let text = try await page.browser.run("\(note).textContent", for: String.self)
      #expect(last > 1000 && last < 1400)
      #expect(text.hasPrefix("Bars are drawn up to event 1,0"), "\(text)")
      #expect(text.contains("bars would begin later") && text.contains("tree at a later moment"))
      #expect(
        try await page.browser.run("\(app).lifetimes.lifetimes.bars.length", for: Int.self)
          <= 50_000)
      server.stop()
    }

    @Test func `a report draws the same bars as a server`() async throws {
      let fixture = Repository.fixture("home-flow/left-behind").path
      let (page, server) = try await opened(fixture)
      let served = try await rectangles(page).map { "\($0.names) \($0.x) \($0.y) \($0.parts)" }
      server.stop()
      let file = scratch.path("report.html")
      #expect(try Tool("ribs-inspect").run(["report", fixture, "-o", file]).status == 0)
      try await InBrowser.browser.open(url: "about:blank")
      let report = try await LivePage(
        page.browser, at: "\(URL(fileURLWithPath: file).absoluteString)#view=lifetimes")
      try await report.wait(until: "window.ribsInspect.lifetimes().length > 0")
      let drawn = try await rectangles(report).map { "\($0.names) \($0.x) \($0.y) \($0.parts)" }
      #expect(drawn == served && drawn.count == 5)
      let complaints = try await page.browser.complaints()
      #expect(complaints == [])
    }
  }
}
