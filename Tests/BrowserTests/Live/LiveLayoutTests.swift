import Foundation
import RIBsTestSupport
import Testing

extension BrowserTests {
  @Suite("The layout of a moment")
  struct LiveLayoutTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private func opened(_ script: String, _ arguments: [String] = []) async throws -> (
      LivePage, LivePageServer
    ) {
      let path = try scratch.write(try RIBsTestSupport.script(script), to: "trace.jsonl")
      let server = try await LivePageServer([path] + arguments)
      return (try await LivePage(try InBrowser.browser, at: server.address), server)
    }

    /// Boxes that overlap, each with its captions.
    private func overlaps(_ page: LivePage) async throws -> [String] {
      try await page.browser.run(
        """
        (() => {
          const { tree } = window.ribsInspect.app
          const rooms = tree.entries.map(({ place }) => ({ place, ...tree.box(place) }))
          return rooms.flatMap((one, index) => rooms.slice(index + 1).filter((other) =>
            one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)
            .map((other) => `${one.place} and ${other.place}`))
        })()
        """, for: [String].self)
    }

    private func labels(_ selector: String, _ page: LivePage) async throws -> [String] {
      try await page.texts("\(selector) .label").sorted()
    }

    @Test func `no box and no caption lies on another at any moment`() async throws {
      let server = try await LivePageServer([
        Repository.fixture("home-flow/left-behind").path, "--source",
        Repository.fixtures[0].deletingLastPathComponent().deletingLastPathComponent()
          .appendingPathComponent("source/home-flow").path,
      ])
      let page = try await LivePage(try InBrowser.browser, at: server.address)
      let events = try await page.browser.run(
        "window.ribsInspect.app.session.events", for: Int.self)
      for event in stride(from: 1, through: events, by: 3) {
        try await page.go(to: event)
        #expect(try await overlaps(page) == [], "at event \(event)")
      }
      #expect(try await page.texts(".source .caption").count > 1)
      server.stop()
    }

    @Test func `a box that only the source shows is selected by a click`() async throws {
      let server = try await LivePageServer([
        Repository.fixture("deep-link/never-logs-in").path, "--source",
        Repository.root.appendingPathComponent("Sources/SampleApps/DeepLink").path,
      ])
      let page = try await LivePage(try InBrowser.browser, at: server.address)
      try await page.wait(until: "document.querySelectorAll('.box.source').length === 2")
      for label in ["Game", "LoggedIn", "Game"] {
        _ = try await page.browser.run(
          """
          (() => {
            const box = [...document.querySelectorAll('.box.source')].find(({ dataset }) => dataset.label === '\(label)')
            box.dispatchEvent(new MouseEvent('click', { bubbles: true }))
            return true
          })()
          """, for: Bool.self)
        try await page.wait(
          until: "document.querySelector('#panel-rib h2')?.textContent === '\(label)'")
        #expect(try await page.texts("#panel-rib dd").contains("never attached in this session"))
      }
      server.stop()
    }

    @Test func `a leaked RIB whose parent is gone hangs below a ghost of its path`() async throws {
      let (page, server) = try await opened(
        """
        root Root
        open Root Home
        open Home Feed
        close Home Feed
        leak Feed interactor FeedInteractor 1s
        close Root Home
        destroy Home
        """)
      try await page.press("l")
      try await page.wait(until: "document.querySelector('.box.ghost')")
      #expect(try await labels(".box.ghost", page) == ["Home"])
      #expect(try await labels(".box.role-leaked", page) == ["Feed"])
      let above = try await page.browser.run(
        "[...document.querySelectorAll('.box')].map(({ dataset }) => `${dataset.label} ${dataset.parentPlace ?? '-'}`)",
        for: [String].self)
      #expect(above == ["Root -", "Home 0", "Feed 1"])
      server.stop()
    }

    /// A root with twenty children of twenty children each, one of which leaks.
    private static let large: String = {
      var lines = ["root Root"]
      for one in 1...20 {
        lines.append("open Root Part\(one)")
        for other in 1...20 { lines.append("open Part\(one) Leaf\(one)x\(other)") }
      }
      return (lines + ["close Part7 Leaf7x7", "leak Leaf7x7 interactor LeafInteractor 1s"]).joined(
        separator: "\n")
    }()

    @Test func `a large tree folds by itself, but no finding, and unfolds when asked`() async throws
    {
      let (page, server) = try await opened(Self.large)
      try await page.press("l")
      let count = "window.ribsInspect.app.tree.entries.length"
      try await page.wait(until: "\(count) > 40 && \(count) <= 170")
      #expect(try await overlaps(page) == [])
      let found = try await page.browser.run(
        "window.ribsInspect.app.tree.entries.filter(({ cell }) => cell?.role === 'leaked').map(({ cell }) => cell.label)",
        for: [String].self)
      #expect(found == ["Leaf7x7"])
      let folded = try await page.browser.run(
        "window.ribsInspect.app.tree.entries.filter(({ isFolded }) => isFolded).map(({ foldedAway }) => foldedAway)",
        for: [Int].self)
      #expect(folded.count > 5 && folded.allSatisfy { $0 == 20 })
      // By search, a fold opens. It stays open.
      for leaf in ["Leaf20x3", "Leaf19x4"] {
        _ = try await page.browser.run(
          """
          (() => {
            const { app } = window.ribsInspect
            const place = app.session.places.findIndex(({ name }) => name === '\(leaf)')
            app.search.showPlace(place)
            return true
          })()
          """, for: Bool.self)
        try await page.wait(
          until: "document.querySelector('.boxes .selected')?.dataset.label === '\(leaf)'")
      }
      server.stop()
    }

    @Test func `scrubbing moves neither the view nor the selected box`() async throws {
      let (page, server) = try await opened(
        "root Root\nopen Root Home\nopen Home A\nopen Root B\nopen Root C\nopen Home D\nclose Root B"
      )
      try await page.go(to: 9)
      let spot = """
        (() => {
          const { x, y } = [...document.querySelectorAll('.box')].find(({ dataset }) => dataset.label === 'Home')
            .querySelector('.shape').getBoundingClientRect()
          return [Math.round(x), Math.round(y)]
        })()
        """
      _ = try await page.browser.run(
        "(window.ribsInspect.app.selectPlace(1), window.ribsInspect.app.tree.viewport.zoom(1.1), true)",
        for: Bool.self)
      try await page.wait(until: "!window.ribsInspect.app.tree.frame")
      let before = try await page.browser.run(spot, for: [Int].self)
      for event in [20, 12, 24, 9] {
        try await page.go(to: event)
        try await page.wait(until: "!window.ribsInspect.app.tree.moving")
        #expect(try await page.browser.run(spot, for: [Int].self) == before, "at event \(event)")
      }
      server.stop()
    }

    @Test func `a pinch zooms, and a horizontal wheel moves sideways`() async throws {
      let (page, server) = try await opened("root Root\nopen Root Home")
      struct View: Decodable, Equatable {
        var scale: Double
        var left: Double
        var top: Double
      }
      let view =
        "(({ scale, left, top }) => ({ scale, left, top }))(window.ribsInspect.app.tree.viewport)"
      func wheel(_ options: String) async throws -> View {
        _ = try await page.browser.run(
          "document.getElementById('canvas').dispatchEvent(new WheelEvent('wheel', { clientX: 300, clientY: 300, cancelable: true, \(options) })) || true",
          for: Bool.self)
        return try await page.browser.run(view, for: View.self)
      }
      var last = try await page.browser.run(view, for: View.self)
      for _ in 0..<2 {
        let sideways = try await wheel("deltaX: 40, deltaY: 3")
        #expect(sideways == View(scale: last.scale, left: last.left - 40, top: last.top))
        let shifted = try await wheel("deltaY: 30, shiftKey: true")
        #expect(shifted == View(scale: last.scale, left: last.left - 70, top: last.top))
        last = try await wheel("deltaY: -10, ctrlKey: true")
        #expect(last.scale > sideways.scale)
      }
      func touch(_ name: String, _ id: Int, _ x: Int) async throws {
        _ = try await page.browser.run(
          """
          document.getElementById('canvas').dispatchEvent(new PointerEvent('\(name)', {
            pointerId: \(id), pointerType: 'touch', buttons: 1, clientX: \(x), clientY: 300, bubbles: true })) || true
          """, for: Bool.self)
      }
      for _ in 0..<2 {
        let before = try await page.browser.run(view, for: View.self)
        try await touch("pointerdown", 101, 300)
        try await touch("pointerdown", 102, 400)
        try await touch("pointermove", 102, 450)
        let after = try await page.browser.run(view, for: View.self)
        #expect(abs(after.scale / before.scale - 1.5) < 0.01)
        try await touch("pointerup", 101, 300)
        try await touch("pointerup", 102, 450)
      }
      server.stop()
    }

    @Test func `a tree without findings is shown whole when only findings are asked for`()
      async throws
    {
      let (page, server) = try await opened("root Root\nopen Root Home")
      let toggle =
        "[...document.querySelectorAll('#tree-tools button')].find((each) => each.textContent === 'Only findings')"
      for isOn in [true, false, true] {
        try await page.click(button: "Only findings")
        #expect(
          try await page.browser.run("\(toggle).getAttribute('aria-pressed')", for: String.self)
            == "\(isOn)")
        #expect(try await labels(".box", page) == ["Home", "Root"])
        let says = try await page.texts(".size").first?.contains("nothing found")
        #expect(says == isOn)
      }
      server.stop()
    }

    @Test func `fixed places stay, and the layout of the moment comes back`() async throws {
      let (page, server) = try await opened(
        "root Root\nopen Root Home\nopen Home A\nclose Home A\nopen Home B\nopen Home C")
      let spot = "(({ x, y }) => [x, y])(window.ribsInspect.app.tree.byPlace.get(0))"
      for _ in 0..<2 {
        try await page.click(button: "Fixed places")
        try await page.press("l")
        let atEnd = try await page.browser.run(spot, for: [Double].self)
        try await page.go(to: 5)
        #expect(try await page.browser.run(spot, for: [Double].self) == atEnd)
        try await page.click(button: "Fixed places")
        #expect(try await overlaps(page) == [])
      }
      server.stop()
    }
  }
}
