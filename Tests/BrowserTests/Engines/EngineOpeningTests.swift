import Foundation
import RIBsTestSupport
import Testing

extension EngineTests {
  @Suite("The live page opens")
  struct OpeningTests {
    private let fixture = Repository.fixture("sign-up/jump").path

    /// Opens each view and each tab.
    private func lookAround(_ page: EnginePage) async throws {
      try await page.wait(until: "window.ribsInspect.cells().length > 2")
      for view in ["Lifetimes", "Tree", "Lifetimes"] {
        try await page.click(button: view)
        try await page.wait(forApp: "app.stage.view === '\(view.lowercased())'")
      }
      try await page.wait(until: "window.ribsInspect.lifetimes().length > 2")
      for tab in ["RIB", "Events", "Flows", "Findings"] {
        try await page.click(on: "#tab-\(tab.lowercased())")
        try await page.wait(
          until:
            "document.querySelector('#panel-\(tab.lowercased()) *').getClientRects().length > 0")
      }
      try await page.click(on: "#tab-flows")
      try await page.wait(until: "document.querySelector('#panel-flows .diagram path')")
    }

    @Test(arguments: Engine.allCases)
    func `the served page shows every view without a script error`(engine: Engine) async throws {
      let server = try await LivePageServer([fixture])
      let page = try await EnginePage(try InEngines.driver(engine), at: server.address)
      try await lookAround(page)
      #expect(try await page.scriptErrors() == [])
      server.stop()
    }

    @Test(arguments: Engine.allCases)
    func `the report shows every view without a script error`(engine: Engine) async throws {
      let scratch = try Scratch()
      let html = scratch.path("report.html")
      let outcome = try Tool("ribs-inspect").run(["report", fixture, "-o", html])
      try #require(outcome.status == 0, "\(outcome.errors)")
      let page = try await EnginePage(
        try InEngines.driver(engine), at: URL(fileURLWithPath: html).absoluteString)
      try await lookAround(page)
      #expect(try await page.scriptErrors() == [])
    }

    @Test(arguments: Engine.allCases)
    func `a name that is markup stays text`(engine: Engine) async throws {
      let names = [
        "<script>window.isHurt=true</script>", "<img/src=x/onerror=window.isHurt=true>",
        "</script><svg/onload=window.isHurt=true>",
      ]
      let script = "root Root\n" + names.map { "open Root \($0)\nmark \($0)\n" }.joined()
      let opened = try await Opened(script, in: engine)
      let page = opened.page
      try await page.press("l")
      try await page.wait(until: "window.ribsInspect.cells().length === \(names.count + 1)")
      try await page.click(button: "Lifetimes")
      for tab in ["rib", "flows", "findings", "events"] { try await page.click(on: "#tab-\(tab)") }
      for name in names {
        try await page.wait(
          until: "document.getElementById('panel-events').textContent.includes('\(name)')")
      }
      #expect(
        try await page.run("document.querySelectorAll('img, svg[onload]').length", for: Int.self)
          == 0)
      #expect(try await page.run("window.isHurt === undefined", for: Bool.self))
      #expect(try await page.scriptErrors() == [])
    }

    @Test(arguments: Engine.allCases)
    func `lists and buttons have one height`(engine: Engine) async throws {
      let opened = try await Opened(EngineTests.rounds, in: engine)
      let heights = try await opened.page.run(
        """
        [...document.querySelectorAll('#bar :is(select, button), #timeline .row :is(select, button)')]
          .map((each) => each.offsetHeight).filter((height) => height > 0)
        """, for: [Int].self)
      #expect(heights.count > 8 && Set(heights).count == 1, "\(heights)")
    }
  }
}
