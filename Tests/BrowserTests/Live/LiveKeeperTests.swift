import Foundation
import RIBsTestSupport
import Testing

extension BrowserTests {
  @Suite("What keeps a RIB alive, on the live page")
  struct LiveKeeperTests {
    /// Cart keeps the router of Profile, and Search keeps itself. Nothing of Settings leaks, and Gone is gone.
    private static let session = """
      root Root
      open Root Home
      open Root Cart
      open Home Profile
      open Home Search
      open Home Gone
      open Home Settings
      close Home Profile
      holder Profile router ProfileRouter 3:CartInteractor.history[2] > Cache.last > 4:ProfileRouter
      close Home Search
      holder Search router SearchRouter 5:SearchViewController.delegate > 5:SearchInteractor.router > 5:SearchRouter
      close Home Gone
      destroy Gone
      leak Gone interactor GoneInteractor 1s
      holder Gone interactor GoneInteractor 1:RootRouter.last > 6:GoneInteractor
      settle
      """

    /// Selects a RIB by its number.
    private func select(_ rib: Int, on page: LivePage) async throws {
      try await page.run("window.ribsInspect.app.selectRIB(\(rib))")
      try await page.wait(
        until: "document.querySelector('#panel-rib h2')?.textContent.endsWith('RIB \(rib)')")
    }

    private func arrows(_ page: LivePage) async throws -> Int {
      try await page.run("document.querySelectorAll('.way .head').length", for: Int.self)
    }

    private func check(_ page: LivePage) async throws {
      try await page.wait(until: "window.ribsInspect.app.session?.events > 0")
      let end = try await page.run("window.ribsInspect.app.session.events", for: Int.self)
      try await page.go(to: end)
      for _ in 0..<2 {
        try await select(4, on: page)
        try await page.wait(until: "document.querySelectorAll('.way .head').length === 1")
        #expect(
          try await page.texts("#panel-rib dd li").first
            == "CartInteractor.history[2] → Cache.last → ProfileRouter")
        // The line leads from the box of Cart to that of Profile.
        let ends = try await page.run(
          """
          (() => {
            const path = document.querySelector('.way path:nth-of-type(2)')
            const { x, y } = path.getBoundingClientRect()
            const at = (length) => path.getPointAtLength(length).matrixTransform(path.getScreenCTM())
            return [at(0), at(path.getTotalLength())].map((point) => {
              const near = [...document.querySelectorAll('[data-rib-place]')].map((box) => {
                const { left, right, top, bottom } = box.querySelector('.shape').getBoundingClientRect()
                const [dx, dy] = [Math.max(left - point.x, point.x - right, 0), Math.max(top - point.y, point.y - bottom, 0)]
                return [Math.hypot(dx, dy), box.dataset.label]
              })
              return near.sort(([one], [other]) => one - other)[0][1]
            })
          })()
          """, for: [String].self)
        #expect(ends == ["Cart", "Profile"])
        try await select(5, on: page)
        try await page.wait(until: "document.querySelectorAll('.way .head').length === 1")
        #expect(
          try await page.texts("#panel-rib dd li").first?.hasPrefix(
            "itself: SearchViewController.delegate") == true)
        // A RIB that is gone has no box, and one that does not leak is kept by nothing.
        for rib in [6, 7] {
          try await select(rib, on: page)
          try await page.wait(until: "document.querySelectorAll('.way .head').length === 0")
        }
      }
      // Before it left the tree, nothing keeps it.
      try await select(4, on: page)
      try await page.wait(until: "document.querySelectorAll('.way .head').length === 1")
      try await page.go(to: 12)
      try await page.wait(until: "document.querySelectorAll('.way .head').length === 0")
      #expect(try await arrows(page) == 0)
    }

    @Test func `an arrow leads from the RIB that holds it, and back to one that holds itself`()
      async throws
    {
      let scratch = try Scratch()
      let trace = try scratch.write(try script(Self.session), to: "trace.jsonl")
      let server = try await LivePageServer([trace])
      try await check(try await LivePage(try InBrowser.browser, at: server.address))
    }

    @Test func `a report shows the same`() async throws {
      let scratch = try Scratch()
      let trace = try scratch.write(try script(Self.session), to: "trace.jsonl")
      let file = scratch.path("report.html")
      let outcome = try Tool("ribs-inspect").run(["report", trace, "-o", file])
      #expect(outcome.status == 0)
      try await InBrowser.browser.open(url: "about:blank")
      try await check(
        try await LivePage(try InBrowser.browser, at: URL(fileURLWithPath: file).absoluteString))
    }
  }
}
