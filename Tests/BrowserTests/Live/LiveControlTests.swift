import Foundation
import RIBsTestSupport
import Testing

extension BrowserTests {
  @Suite("The live page's controls")
  struct LiveControlTests {
    private let trace = Repository.fixture("home-flow/left-behind").path

    private func opened() async throws -> (page: LivePage, server: LivePageServer) {
      let server = try await LivePageServer([trace])
      return (try await LivePage(try InBrowser.browser, at: server.address), server)
    }

    @Test func `the timeline follows the mouse`() async throws {
      let (page, server) = try await opened()
      let events = try await page.browser.run(
        "window.ribsInspect.app.session.events", for: Int.self)
      let slider = try await page.frame("[role=slider]")
      let middle = slider.minY + slider.height / 2
      try await page.drag([
        (slider.minX + slider.width * 0.9, middle), (slider.minX + slider.width * 0.7, middle),
        (slider.minX + slider.width * 0.5, middle),
      ])
      try await page.wait(
        until: "Math.abs(window.ribsInspect.app.moment.event - \(events) / 2) <= \(events) * 0.05")
      server.stop()
    }

    @Test func `the timeline drags again and again, also with the page's text selected`()
      async throws
    {
      let (page, server) = try await opened()
      let events = try await page.browser.run(
        "window.ribsInspect.app.session.events", for: Int.self)
      let slider = try await page.frame("[role=slider]")
      for isSelected in [false, false, true, true] {
        if isSelected {
          _ = try await page.browser.run("document.execCommand('selectAll')", for: Bool.self)
        }
        // The names of marks stand at the top.
        for end in [0.2, 0.8] {
          try await page.drag(
            stride(from: 0, through: 1, by: 0.1).map {
              (slider.minX + slider.width * (1 - end + $0 * (2 * end - 1)), slider.minY + 10)
            })
          try await page.wait(
            until:
              "Math.abs(window.ribsInspect.app.moment.event - \(events) * \(end)) <= \(events) * 0.05"
          )
        }
        if !isSelected {
          #expect(try await page.browser.run("String(getSelection())", for: String.self) == "")
        }
      }
      server.stop()
    }

    @Test func `the timeline obeys the keyboard`() async throws {
      let (page, server) = try await opened()
      try await page.go(to: 20)
      _ = try await page.browser.run(
        "document.querySelector('[role=slider]').focus() ?? 0", for: Int.self)
      try await page.press("ArrowRight")
      try await page.wait(until: "window.ribsInspect.app.moment.event === 21")
      try await page.press("ArrowLeft")
      try await page.press("ArrowLeft")
      try await page.wait(until: "window.ribsInspect.app.moment.event === 19")
      try await page.press("End")
      try await page.wait(
        until: "window.ribsInspect.app.moment.event === window.ribsInspect.app.session.events")
      try await page.press("Home")
      try await page.wait(until: "window.ribsInspect.app.moment.event === 0")
      // To the next finding and to the next mark.
      let first = try await page.browser.run(
        "Math.min(...window.ribsInspect.app.session.causes.flatMap(({ events }) => events))",
        for: Int.self)
      try await page.press("ArrowRight", modifiers: 8)
      try await page.wait(until: "window.ribsInspect.app.moment.event === \(first)")
      try await page.press("Home")
      try await page.press("ArrowRight", modifiers: 1)
      try await page.wait(
        until:
          "window.ribsInspect.app.moment.event === window.ribsInspect.app.session.marks[0].event")
      server.stop()
    }

    @Test func `the address leads back to moment and selection`() async throws {
      let (page, server) = try await opened()
      try await page.go(to: 30)
      let place = try await page.browser.run(
        "window.ribsInspect.cells().find(({ parent }) => parent !== null).place", for: Int.self)
      let box = try await page.frame("[data-rib-place=\"\(place)\"]")
      try await page.drag([(box.minX + box.width / 2, box.minY + 10)])
      // The address follows a little later.
      try await page.wait(
        until: "location.hash.includes(`event=30&rib=${window.ribsInspect.app.selected.rib}`)")
      let (address, selection) = (
        try await page.browser.run("location.href", for: String.self),
        try await page.texts("[role=treeitem][aria-selected=true]")
      )
      #expect(selection.count == 1)
      try await page.browser.open(url: "about:blank")
      let copy = try await LivePage(page.browser, at: address)
      try await copy.wait(until: "window.ribsInspect.app.moment?.event === 30")
      try await copy.wait(until: "document.querySelector('[role=treeitem][aria-selected=true]')")
      #expect(try await copy.texts("[role=treeitem][aria-selected=true]") == selection)
      server.stop()
    }

    @Test func `what the source can attach and the session did not is faint`() async throws {
      let server = try await LivePageServer([
        Repository.fixture("deep-link/never-logs-in").path, "--source",
        Repository.root.appendingPathComponent("Sources/SampleApps/DeepLink").path,
      ])
      let page = try await LivePage(try InBrowser.browser, at: server.address)
      try await page.wait(until: "document.querySelector('.source .label')")
      #expect(try await page.texts(".source .label") == ["LoggedIn", "Game"])
      #expect(
        try await page.texts(".source title").allSatisfy {
          $0.contains("The source attaches it at")
        })
      #expect(try await page.cells().map(\.label) == ["Root", "LoggedOut"])
      server.stop()
    }

    @Test func `begins at the fullest moment if nothing stands at the end`() async throws {
      let server = try await LivePageServer([Repository.fixture("careers/switch-tabs").path])
      let page = try await LivePage(try InBrowser.browser, at: server.address)
      try await page.wait(until: "window.ribsInspect.cells().length > 3")
      #expect(try await page.browser.run("document.getElementById('empty').hidden", for: Bool.self))
      try await page.press("l")
      try await page.wait(until: "!document.getElementById('empty').hidden")
      #expect(try await page.texts("#empty p") == ["No RIB is on the tree at this moment."])
      server.stop()
    }

    @Test func `a finding leads to its moment`() async throws {
      let (page, server) = try await opened()
      let event = try await page.browser.run(
        "window.ribsInspect.app.session.causes[0].events[0]", for: Int.self)
      try await page.go(to: 1)
      _ = try await page.browser.run(
        "[...document.querySelectorAll('button')].find((button) => button.textContent.trim() === 'event \(event)').click() ?? 0",
        for: Int.self)
      try await page.wait(until: "window.ribsInspect.app.moment.event === \(event)")
      server.stop()
    }
  }
}
