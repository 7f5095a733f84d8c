import Foundation
import RIBsTestSupport
import Testing

extension BrowserTests {
  @Suite("The live page for everybody")
  struct LiveAccessTests {
    private let trace = Repository.fixture("board/double-tap").path

    private func opened() async throws -> (page: LivePage, server: LivePageServer) {
      let server = try await LivePageServer([trace])
      let page = try await LivePage(try InBrowser.browser, at: server.address)
      try await page.wait(until: "window.ribsInspect.cells().length === 3")
      return (page, server)
    }

    @Test(arguments: Browser.Medium.allCases.filter { $0 != .print })
    func `breaks no rule of axe-core on any tab`(medium: Browser.Medium) async throws {
      let (page, server) = try await opened()
      try await page.browser.show(on: medium)
      try await page.wait(
        until: "(document.documentElement.dataset.theme === 'dark') === \(medium == .dark)")
      for tab in ["Findings", "RIB", "Flows", "Lifetimes"] {
        _ = try await page.browser.run(
          "[...document.querySelectorAll('[role=tab]')].find((tab) => tab.textContent.includes('\(tab)')).click() ?? 0",
          for: Int.self)
        try await page.wait(until: "document.querySelector('[role=tabpanel]:not([hidden])')")
        let found = try await page.violations()
        #expect(found == [], "\(tab) in \(medium)")
      }
      try await page.press("?")
      try await page.wait(until: "document.querySelector('dialog[open]')")
      let found = try await page.violations()
      #expect(found == [], "the list of keys in \(medium)")
      try await page.browser.show(on: .light)
      server.stop()
    }

    @Test(arguments: [(360, 740), (320, 256)])
    func `nothing is wider than the window`(width: Int, height: Int) async throws {
      let (page, server) = try await opened()
      try await page.resize(width: width, height: height)
      try await page.wait(until: "innerWidth === \(width)")
      for _ in ["the tree", "lifetimes"] {
        let wide = try await page.browser.run(
          "document.documentElement.scrollWidth > innerWidth", for: Bool.self)
        #expect(!wide)
        let found = try await page.violations()
        #expect(found == [])
        _ = try await page.browser.run(
          "document.querySelector('#view-lifetimes').click() ?? 0", for: Int.self)
        try await page.wait(until: "window.ribsInspect.lifetimes().length > 0")
      }
      try await page.browser.tell("Emulation.clearDeviceMetricsOverride")
      server.stop()
    }

    @Test func `dark and light differ in colours and not in places`() async throws {
      let (page, server) = try await opened()
      struct Box: Decodable, Equatable {
        var place: Int
        var left: Double
        var top: Double
        var fill: String
      }
      let script = """
        [...document.querySelectorAll('[data-rib-place]')].map((group) => {
          const { left, top } = group.getBoundingClientRect()
          const fill = [...group.querySelectorAll('*')].map((shape) => getComputedStyle(shape).fill).join()
          return { place: Number(group.dataset.ribPlace), left, top, fill }
        })
        """
      // The panels beside the tree may still open, and move it.
      let standsStill = """
        (() => {
          const boxes = [...document.querySelectorAll('[data-rib-place]')]
          const now = JSON.stringify(boxes.map((group) => group.getBoundingClientRect()))
          window.looks = window.lastBoxes === now ? (window.looks ?? 0) + 1 : 0
          window.lastBoxes = now
          return window.looks >= 20
        })()
        """
      try await page.browser.show(on: .light)
      try await page.wait(until: "document.documentElement.dataset.theme !== 'dark'")
      try await page.wait(until: standsStill)
      let light = try await page.browser.run(script, for: [Box].self)
      try await page.browser.show(on: .dark)
      try await page.wait(until: "document.documentElement.dataset.theme === 'dark'")
      let dark = try await page.browser.run(script, for: [Box].self)
      try await page.browser.show(on: .light)
      #expect(light.count == 3)
      let (lightLeft, darkLeft) = (light.map(\.left), dark.map(\.left))
      #expect(lightLeft == darkLeft)
      let (lightTop, darkTop) = (light.map(\.top), dark.map(\.top))
      #expect(lightTop == darkTop)
      for (one, other) in zip(light, dark) { #expect(one.fill != other.fill) }
      server.stop()
    }

    @Test func `the tree is walked with the arrow keys`() async throws {
      let (page, server) = try await opened()
      _ = try await page.browser.run(
        "(document.querySelector('[role=treeitem][tabindex=\"0\"]') ?? document.querySelector('[role=tree]')).focus() ?? 0",
        for: Int.self)
      try await page.press("Home")
      for label in ["Root", "Board", "PostDetail"] {
        if label != "Root" { try await page.press("ArrowDown") }
        try await page.wait(
          until:
            "document.activeElement.getAttribute('aria-label').startsWith('\(label)') || document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))?.getAttribute('aria-label').startsWith('\(label)')"
        )
      }
      server.stop()
    }
  }
}
