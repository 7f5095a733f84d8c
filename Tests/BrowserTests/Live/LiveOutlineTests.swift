import Foundation
import RIBsTestSupport
import Testing

extension BrowserTests {
  /// All that the page has and draws in a state, compared with files that people have read. Fonts of other systems have
  /// other widths.
  @Suite(
    "The live page's outline",
    .enabled(
      if: SampleReport.hasFonts,
      "the golden files hold widths of the fonts that scripts/setup installs"))
  struct LiveOutlineTests {
    /// A state of the page, and how it is reached.
    struct Shown: CustomTestStringConvertible, Sendable {
      let name: String
      var trace = "board/double-tap"
      /// The folder of a sample app, if its source is read.
      var source: String?
      var address = ""
      /// Steps after the page has opened.
      var steps = ""
      /// What is compared: all of the page, or a part.
      var part = "body"
      /// Whether a served page is compared too.
      var isServedToo = false

      var testDescription: String { name }
    }

    static let states = [
      Shown(name: "worst finding", source: "Board"),
      Shown(name: "fullest moment", trace: "board/open-and-back"),
      Shown(name: "leak below a ghost", trace: "home-flow/left-behind"),
      Shown(
        name: "selected RIB", source: "Board", address: "event=30&rib=3&tab=rib", part: "#stage",
        isServedToo: true),
      Shown(name: "several RIBs at a path", trace: "careers/sign-up", address: "tab=rib&rib=3"),
      Shown(
        name: "place in the source", trace: "deep-link/never-logs-in", source: "DeepLink",
        steps: "app.selectPlace(app.session.places.findIndex(({ source }) => source))",
        part: "#stage", isServedToo: true),
      Shown(
        name: "filtered events", address: "event=14&tab=events&kind=attach&log=post",
        part: "#inspector", isServedToo: true),
      Shown(
        name: "all events", trace: "home-flow/log-in-and-out", address: "event=20&tab=events",
        part: "#inspector"),
      Shown(
        name: "filtered findings", trace: "careers/detach-twice", address: "find=sign",
        part: "#inspector"),
      Shown(
        name: "horizontal flow", trace: "sign-up/horizontal", address: "tab=flows",
        part: "#inspector"),
      Shown(
        name: "flow in the other design", trace: "sign-up/jump", address: "tab=flows",
        steps: "app.flows.chooseDesign('vertical')", part: "#inspector", isServedToo: true),
      Shown(
        name: "lifetimes by event", trace: "home-flow/left-behind",
        address: "view=lifetimes&event=40", part: "#stage"),
      Shown(
        name: "lifetimes by time", source: "Board",
        address: "view=lifetimes&scale=time&span=5000000,30000000,0&rib=3", part: "#stage",
        isServedToo: true),
      Shown(
        name: "two moments", trace: "home-flow/log-in-and-out", address: "event=32&pin=12",
        part: "#stage", isServedToo: true),
      Shown(
        name: "fixed places without viewless", trace: "deep-link/link-after-login",
        address: "show=isFixed,hidesViewless&event=30", part: "#stage"),
      Shown(
        name: "folded and zoomed", trace: "careers/switch-tabs",
        address: "folds=-1&zoom=0.5,-40,-20&event=30", part: "#stage"),
      Shown(
        name: "only findings", trace: "careers/detach-twice",
        address: "show=showsFound", part: "#stage", isServedToo: true),
      Shown(
        name: "focus", trace: "careers/switch-tabs", address: "focus=1&event=25", part: "#stage"),
      Shown(
        name: "range of time", source: "Board",
        address: "scale=time&range=4000000,25000000&event=16",
        part: "#timeline", isServedToo: true),
      Shown(
        name: "pointer on the timeline", trace: "home-flow/left-behind",
        steps: """
          const { x, y, width, height } = document.getElementById('track').getBoundingClientRect()
          const spot = { clientX: x + width / 3, clientY: y + height / 2, bubbles: true, pointerType: 'mouse' }
          document.getElementById('track').dispatchEvent(new PointerEvent('pointermove', spot))
          """, part: "#timeline"),
      Shown(
        name: "before the first event", address: "event=0", part: "body"),
      Shown(
        name: "answers of the search", trace: "careers/sign-up",
        steps: """
          const field = document.getElementById('search-field')
          field.focus()
          field.value = 's'
          field.dispatchEvent(new Event('input', { bubbles: true }))
          """, part: "#bar"),
      Shown(
        name: "legend", steps: "document.querySelector('[aria-controls=legend]').click()",
        part: "#legend"),
      Shown(name: "keys", steps: "document.getElementById('help').click()", part: "#keys"),
      Shown(
        name: "choice of an editor", source: "Board",
        steps: "document.querySelector('.where a').click()", part: "#editor"),
    ]

    private func outline(_ shown: Shown, at address: String) async throws -> String {
      let script = try String(
        contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
          .deletingLastPathComponent().appendingPathComponent("Page/outline.js"), encoding: .utf8)
      struct Added: Decodable, Sendable {
        var identifier: String
      }
      let browser = try InBrowser.browser
      let added = try await browser.tell(
        "Page.addScriptToEvaluateOnNewDocument", ["source": script], for: Added.self)
      let page = try await LivePage.openAnew(browser, at: "\(address)#\(shown.address)")
      try await page.wait(until: "window.ribsInspect.app.history.isSettled")
      if shown.address.contains("tab=flows") {
        try await page.wait(until: "window.ribsInspect.app.flows.flows.length > 0")
      }
      try await page.run("const { app } = window.ribsInspect; \(shown.steps)")
      let text = try await page.run("window.outline('\(shown.part)')", for: String.self)
      try await browser.tell(
        "Page.removeScriptToEvaluateOnNewDocument", ["identifier": added.identifier])
      return text.replacing(Repository.root.path, with: "REPOSITORY")
    }

    private func report(_ shown: Shown, in scratch: Scratch) async throws -> String {
      let trace = Repository.fixture(shown.trace).path
      return try await outline(
        shown, at: try SampleReport.write(trace, source: shown.source, in: scratch))
    }

    @Test(arguments: states)
    func `a report shows in each state what its file says`(shown: Shown) async throws {
      let text = try await report(shown, in: try Scratch())
      try expectGolden(text, "\(shown.name).txt")
    }

    @Test(arguments: states.filter(\.isServedToo))
    func `a served page shows the same as a report`(shown: Shown) async throws {
      let server = try await LivePageServer(
        [Repository.fixture(shown.trace).path] + SampleReport.options(source: shown.source))
      let served = try await outline(shown, at: server.address)
      server.stop()
      let reported = try await report(shown, in: try Scratch())
      // Only the server knows where the sources are.
      let links = /href="[^"]*"/
      let one = reported.replacing(links, with: "href")
      let other = served.replacing(links, with: "href")
      #expect(one == other, "\(LineDifference(from: one, to: other))")
    }
  }
}
