import Foundation
import RIBsTestSupport
import Testing

extension BrowserTests {
  @Suite("The live page on a tree with nodes that are no RIBs")
  struct LiveNodeTests {
    private static let session = """
      root Root
      open Root Flow @App/Root.swift:9
      open Flow Post @App/Flow.swift:12
      close Root Flow @App/Root.swift:14
      open Root Feed @App/Root.swift:20
      attach Root Feed @App/Root.swift:20
      open Root Menu @App/Root.swift:31
      after 5s
      settle
      """

    /// What the page says that has the word, seen, pointed at or heard.
    private func rest(on page: LivePage) async throws -> [String] {
      try await page.run(
        #"""
        [...document.body.querySelectorAll('*')].flatMap((each) => [
          ...[...each.childNodes].filter((child) => child.nodeType === 3).map((child) => child.data),
          ...[...each.attributes].map((attribute) => attribute.value),
        ]).filter((text) => /\bRIBs?\b/.test(text))
        """#, for: [String].self)
    }

    @Test func `nothing on it says RIB`() async throws {
      let scratch = try Scratch()
      let trace = try #require(withOtherNodes(try script(Self.session)))
      let server = try await LivePageServer([scratch.write(trace, to: "trace.jsonl")])
      let page = try await LivePage(try InBrowser.browser, at: server.address)
      try await page.wait(until: "window.ribsInspect.app.session?.events > 0")
      #expect(try await page.texts("#tab-rib") == ["Node"])
      #expect(try await rest(on: page) == [])
      for tab in ["findings", "rib", "events", "flows"] {
        try await page.run("document.getElementById('tab-\(tab)').click()")
        #expect(try await rest(on: page) == [])
      }
      try await page.run(
        "document.querySelector('#tree-tools [aria-controls=legend]').click()")
      try await page.wait(until: "!document.getElementById('legend').hidden")
      #expect(try await page.texts("#legend li").contains("viewable node"))
      try await page.run("window.ribsInspect.app.selectRIB(2)")
      try await page.wait(
        until: "document.querySelector('#panel-rib h2')?.textContent.endsWith('node 2')")
      try await page.run("window.ribsInspect.app.togglePin()")
      try await page.go(to: 5)
      try await page.wait(until: "!document.getElementById('changes').hidden")
      try await page.run(
        """
        const field = document.getElementById('search-field')
        field.value = '5'
        field.dispatchEvent(new Event('input', { bubbles: true }))
        """)
      try await page.wait(
        until: "document.querySelector('#search-list b')?.textContent === 'Event 5'")
      #expect(try await rest(on: page) == [])
      try await page.go(to: 0)
      try await page.wait(
        until: "document.getElementById('empty').textContent.startsWith('No node is on the tree')")
      #expect(try await rest(on: page) == [])
    }
  }
}
