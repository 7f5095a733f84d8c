import Foundation
import RIBsTestSupport
import Testing

extension EngineTests {
  @Suite("The live page's tree")
  struct TreeTests {
    private func opened(_ engine: Engine) async throws -> (EnginePage, Opened) {
      let opened = try await Opened(EngineTests.tree, in: engine)
      try await opened.page.press("l")
      try await opened.page.wait(forApp: "app.moment.event === app.session.events")
      return (opened.page, opened)
    }

    private let nothingIsSelected = "String(getSelection()) === ''"

    @Test(arguments: Engine.allCases)
    func `each tool switches on and off, twice`(engine: Engine) async throws {
      let (page, opened) = try await opened(engine)
      let tools = [
        "Hide viewless": "app.tree.view.hidesViewless", "Only findings": "app.tree.view.showsFound",
        "Fixed places": "app.tree.view.isFixed", "Compare": "app.pinned !== null",
        "Legend": "!document.getElementById('legend').hidden",
      ]
      for (name, state) in tools {
        for isOn in [true, false, true, false] {
          try await page.click(button: name)
          try await page.wait(forApp: "(\(state)) === \(isOn)")
        }
      }
      #expect(try await page.scriptErrors() == [])
      opened.server.stop()
    }

    /// Expects that an input moves the tree to the right. It is repeated if it does not: on a busy machine, WebKitGTK's
    /// driver loses part of an input, or one turn of the wheel comes late and in several events.
    private func expect(
      _ page: EnginePage, movesBy distance: Double, _ input: () async throws -> Void
    ) async throws {
      let left = {
        try await steady { try await page.app("app.tree.viewport.left", as: Double.self) }
      }
      var moves: [Double] = []
      for _ in 1...3 {
        let before = try await left()
        try await input()
        moves.append(try await left() - before)
        if moves.contains(where: { abs($0 - distance) < 1 }) { return }
      }
      Issue.record("The tree moved by \(moves), and not by \(distance).")
    }

    /// Reads a value until it has stayed the same for a moment.
    private func steady(_ read: () async throws -> Double) async throws -> Double {
      var (last, same) = (try await read(), 0)
      for _ in 0..<100 where same < 5 {
        try await Task.sleep(for: .milliseconds(50))
        let next = try await read()
        same = next == last ? same + 1 : 0
        last = next
      }
      return last
    }

    @Test(arguments: Engine.allCases)
    func `it zooms, pans and fits by mouse and wheel, and selects no text`(engine: Engine)
      async throws
    {
      let (page, opened) = try await opened(engine)
      let canvas = try await page.frame("#canvas")
      let middle = (x: canvas.midX, y: canvas.midY)
      let scale = { try await page.app("app.tree.viewport.scale", as: Double.self) }
      for _ in 1...2 {
        let fitted = try await scale()
        try await page.click(button: "+")
        #expect(try await scale() > fitted)
        try await page.click(button: "−")
        #expect(abs(try await scale() - fitted) < 0.01)
        try await page.wheel(middle, down: -200)
        try await page.wait(forApp: "app.tree.viewport.scale > \(fitted)")
        try await expect(page, movesBy: -50) { try await page.wheel(middle, across: 50) }
        // Along a name, and beyond it.
        try await expect(page, movesBy: 80) {
          let name = try await page.frame(".boxes .label")
          try await page.drag(
            [1, 20, 50, 81].map { (name.minX + $0, name.midY + $0 / 2) })
        }
        #expect(try await page.run(nothingIsSelected, for: Bool.self))
        try await page.click(button: "Fit")
        #expect(abs(try await scale() - fitted) < 0.01)
      }
      opened.server.stop()
    }

    @Test(arguments: Engine.allCases)
    func `a box is selected, folded and focused, twice`(engine: Engine) async throws {
      let (page, opened) = try await opened(engine)
      let home = try await page.run(
        "window.ribsInspect.cells().find(({ label }) => label === 'Home').place", for: Int.self)
      let box = "[data-rib-place=\"\(home)\"]"
      for _ in 1...2 {
        try await page.click(on: "\(box) .label")
        try await page.wait(forApp: "app.selected.place === \(home) && app.inspector.tab === 'rib'")
        let count = try await page.app("app.tree.entries.length", as: Int.self)
        try await page.click(on: "\(box) .fold")
        try await page.wait(forApp: "app.tree.entries.length < \(count)")
        try await page.click(on: "\(box) .fold")
        try await page.wait(forApp: "app.tree.entries.length === \(count)")
        let name = try await page.frame("\(box) .label")
        try await page.click((name.midX, name.midY), times: 2)
        try await page.wait(forApp: "app.tree.view.focus === \(home)")
        #expect(try await page.run(nothingIsSelected, for: Bool.self))
        try await page.click(on: ".chip")
        try await page.wait(forApp: "app.tree.view.focus === null")
        try await page.click(on: "#tab-findings")
      }
      opened.server.stop()
    }

    @Test(arguments: Engine.allCases)
    func `keys go through boxes and findings, fold, focus and compare`(engine: Engine)
      async throws
    {
      let (page, opened) = try await opened(engine)
      let selected =
        "document.querySelector('[role=treeitem][aria-selected=true]')?.dataset.label"
      try await page.click(on: ".boxes .label")
      for _ in 1...2 {
        for (key, label) in [("ArrowRight", "Home"), ("ArrowDown", "Feed"), ("ArrowUp", "Home")] {
          try await page.press(key)
          try await page.wait(until: "\(selected) === '\(label)'")
        }
        for isFolded in [true, false] {
          try await page.press(isFolded ? "ArrowLeft" : "ArrowRight")
          try await page.wait(
            forApp: "(app.tree.byPlace.get(app.selected.place).isFolded ?? false) === \(isFolded)")
        }
        for isFocused in [true, false] {
          try await page.press("f")
          try await page.wait(
            forApp: "(app.tree.view.focus === app.selected.place) === \(isFocused)")
        }
        for isPinned in [true, false] {
          try await page.press("P", with: "Shift")
          try await page.wait(forApp: "(app.pinned !== null) === \(isPinned)")
        }
        try await page.press("Home")
        try await page.wait(until: "\(selected) === 'Root'")
      }
      for key in ["n", "n", "p", "p"] {
        try await page.go(to: 1)
        try await page.press(key)
        try await page.wait(
          forApp: "app.findings.occurrences.some(({ event }) => event === app.moment.event)")
        try await page.wait(until: "document.querySelectorAll('.cause.current').length === 1")
      }
      #expect(try await page.scriptErrors() == [])
      opened.server.stop()
    }

    @Test(arguments: Engine.allCases)
    func `lifetimes are zoomed, dragged and selected, twice`(engine: Engine) async throws {
      let (page, opened) = try await opened(engine)
      for _ in 1...2 {
        try await page.click(button: "Lifetimes")
        try await page.wait(until: "window.ribsInspect.lifetimes().length > 3")
        let canvas = try await page.frame("#lifetimes canvas")
        let middle = (x: canvas.midX, y: canvas.midY)
        try await page.wheel(middle, down: -200)
        try await page.wait(
          forApp:
            "app.lifetimes.extent.to - app.lifetimes.extent.from < app.lifetimes.extent.end * 0.9")
        let from = try await page.app("app.lifetimes.extent.from", as: Double.self)
        try await page.drag([middle, (middle.x - 30, middle.y), (middle.x - 60, middle.y)])
        try await page.wait(forApp: "app.lifetimes.extent.from > \(from)")
        try await page.click(button: "Fit")
        try await page.wait(forApp: "!app.lifetimes.extent.isTouched")
        for name in ["Home", "Chat"] {
          let bar = try await page.run(
            """
            (() => {
              const { x, y, width, height } = window.ribsInspect.lifetimes().find(({ names }) => names.includes('\(name)'))
              return [x + width / 2, y + height / 2]
            })()
            """, for: [Double].self)
          let ruler = try await page.app(
            "app.lifetimes.canvas.clientHeight - app.lifetimes.extent.view.height", as: Double.self)
          try await page.click((canvas.minX + bar[0], canvas.minY + ruler + bar[1]))
          try await page.wait(
            until: "document.querySelector('#panel-rib h2').textContent.startsWith('\(name)')")
        }
        try await page.press("ArrowUp")
        try await page.wait(
          until: "document.querySelector('#panel-rib h2').textContent.startsWith('Home')")
        #expect(try await page.run(nothingIsSelected, for: Bool.self))
        try await page.click(button: "Tree")
        try await page.wait(forApp: "app.stage.view === 'tree'")
      }
      #expect(try await page.scriptErrors() == [])
      opened.server.stop()
    }
  }
}
