import Foundation
import RIBsTestSupport
import Testing

extension BrowserTests {
  @Suite("The live page's call sites")
  struct LiveSiteTests {
    private static let trace = Repository.fixture("board/double-tap").path
    private static let source =
      Repository.root.appendingPathComponent("Sources/SampleApps/Board").path
    private static let site = ".cause .where a.path"

    /// Links are followed no further than to their address, which the page keeps.
    private static let catchLinks = """
      (() => {
        window.opened = []
        document.addEventListener('click', (event) => {
          const link = event.target.closest('a')
          if (!link || event.defaultPrevented) return
          event.preventDefault()
          window.opened.push(link.href)
        })
        return true
      })()
      """

    private func opened(
      _ options: [String] = []
    ) async throws -> (page: LivePage, server: LivePageServer) {
      let server = try await LivePageServer(
        [Self.trace, "--source", Self.source, "--source-root", Repository.root.path] + options)
      let page = try await LivePage(try InBrowser.browser, at: server.address)
      try await page.wait(until: "document.querySelector('\(Self.site)')")
      _ = try await page.browser.run(Self.catchLinks, for: Bool.self)
      return (page, server)
    }

    private func clickSite(_ page: LivePage) async throws {
      let link = try await page.frame(Self.site)
      try await page.click((link.midX, link.midY))
    }

    private func openedLinks(_ page: LivePage) async throws -> [String] {
      try await page.browser.run("window.opened", for: [String].self)
    }

    private var inVSCode: String {
      "vscode://file\(Repository.root.path)/Sources/SampleApps/Board/Board/BoardRouter.swift:32"
    }

    @Test func `a finding shows the lines around its call site`() async throws {
      let (page, server) = try await opened()
      let lines = try await page.browser.run(
        """
        [...document.querySelectorAll('.cause .where .lines code')]
          .map((line) => `${line.dataset.line}${line.className} ${line.textContent.trim()}`)
        """, for: [String].self)
      #expect(lines.count == 5)
      #expect(lines.dropFirst(2).first == "32at attachChild(postDetail)")
      #expect(lines.first?.hasPrefix("30 let postDetail = ") == true)
      server.stop()
    }

    @Test func `a call site opens where the reader chose, also the second time`() async throws {
      let (page, server) = try await opened(["--source-url", "https://git.example/main"])
      // Two editors can open it, so the first click asks.
      try await clickSite(page)
      #expect(try await page.texts("#editor[open] label.choice") == ["VS Code", "the repository"])
      #expect(try await openedLinks(page) == [])
      try await page.press("Escape")
      try await page.wait(until: "!document.getElementById('editor').open")
      #expect(try await openedLinks(page) == [])
      try await clickSite(page)
      try await page.click(button: "Open")
      #expect(try await openedLinks(page) == [inVSCode])
      try await clickSite(page)
      #expect(try await openedLinks(page) == [inVSCode, inVSCode])
      // A choice can be changed, and links that stand there follow it.
      try await page.press("e")
      _ = try await page.browser.run(
        "document.querySelector('#editor [value=repository]').click() ?? 0", for: Int.self)
      try await page.click(button: "Save")
      for _ in 1...2 { try await clickSite(page) }
      let line =
        "https://git.example/main/Sources/SampleApps/Board/Board/BoardRouter.swift#L32"
      #expect(try await openedLinks(page) == [inVSCode, inVSCode, line, line])
      #expect(
        try await page.texts(".about .hint span") == ["Call sites open in the repository."])
      server.stop()
    }

    @Test func `a choice is remembered after a reload`() async throws {
      let (page, server) = try await opened()
      try await page.press("e")
      try await page.click(button: "Save")
      for _ in 1...2 {
        try await page.browser.open(url: "about:blank")
        let again = try await LivePage(page.browser, at: server.address)
        try await again.wait(
          until: "document.querySelector('\(Self.site)')?.href === '\(inVSCode)'")
      }
      server.stop()
    }

    @Test func `a report asks once where the sources are`() async throws {
      let scratch = try Scratch()
      let html = scratch.path("report.html")
      let outcome = try Tool("ribs-inspect").run([
        "report", Self.trace, "--source", Self.source, "--source-root", Repository.root.path,
        "-o", html,
      ])
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try !String(contentsOfFile: html, encoding: .utf8).contains(Repository.root.path))
      let page = try await LivePage(
        try InBrowser.browser, at: URL(fileURLWithPath: html).absoluteString)
      _ = try await page.browser.run(Self.catchLinks, for: Bool.self)
      try await clickSite(page)
      try await page.wait(until: "document.getElementById('editor').open")
      _ = try await page.browser.run(
        "(document.getElementById('editor-folder').value = '/Users/me/my app/', true)",
        for: Bool.self)
      try await page.click(button: "Open")
      try await clickSite(page)
      let link =
        "vscode://file/Users/me/my%20app/Sources/SampleApps/Board/Board/BoardRouter.swift:32"
      #expect(try await openedLinks(page) == [link, link])
    }
  }
}
