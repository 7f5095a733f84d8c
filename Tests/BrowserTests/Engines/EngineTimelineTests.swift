import Foundation
import RIBsTestSupport
import Testing

extension EngineTests {
  @Suite("The live page's timeline")
  struct TimelineTests {
    private func opened(_ engine: Engine) async throws -> (EnginePage, Opened) {
      let opened = try await Opened(EngineTests.rounds, in: engine)
      return (opened.page, opened)
    }

    /// Drags along the axis of the track, and back, and waits until the moment is there.
    private func drag(_ page: EnginePage) async throws {
      let track = try await page.frame("#track")
      for end in [0.2, 0.8] {
        try await page.drag(
          stride(from: 0, through: 1, by: 0.125).map {
            (track.minX + track.width * (1 - end + $0 * (2 * end - 1)), track.minY + 10)
          })
        try await page.wait(
          forApp: "Math.abs(app.moment.event / app.session.events - \(end)) < 0.03")
      }
    }

    @Test(arguments: Engine.allCases)
    func `it is dragged again and again, also with the page's text selected`(engine: Engine)
      async throws
    {
      let (page, opened) = try await opened(engine)
      for _ in 1...2 { try await drag(page) }
      #expect(try await page.run("String(getSelection())", for: String.self) == "")
      _ = try await page.run("document.execCommand('selectAll')", for: Bool.self)
      for _ in 1...2 { try await drag(page) }
      #expect(try await page.run("getSelection().isCollapsed", for: Bool.self) == false)
      #expect(try await page.scriptErrors() == [])
      opened.server.stop()
    }

    @Test(arguments: Engine.allCases)
    func `the wheel zooms and pans it`(engine: Engine) async throws {
      let (page, opened) = try await opened(engine)
      let track = try await page.frame("#track")
      let middle = (x: track.midX, y: track.midY)
      var before = try await page.timeline()
      for _ in 1...2 {
        try await page.wheel(middle, down: -150)
        try await page.wait(
          until:
            "window.ribsInspect.timeline().end - window.ribsInspect.timeline().start < \(before.span * 0.9)"
        )
        before = try await page.timeline()
      }
      for _ in 1...2 {
        try await page.wheel(middle, across: 90)
        try await page.wait(until: "window.ribsInspect.timeline().start > \(before.start)")
        let after = try await page.timeline()
        #expect(abs(after.span - before.span) < 0.01)
        before = after
      }
      for key in ["w", "w", "d", "d", "a", "s"] {
        try await page.run("document.getElementById('track').focus()")
        try await page.press(key)
        let after = try await page.timeline()
        switch key {
        case "w": #expect(after.span < before.span)
        case "s": #expect(after.span > before.span)
        case "d": #expect(after.start > before.start)
        default: #expect(after.start < before.start)
        }
        before = after
      }
      opened.server.stop()
    }

    @Test(arguments: Engine.allCases)
    func `the overview's range is drawn and moved, and a double click shows the whole`(
      engine: Engine
    ) async throws {
      let (page, opened) = try await opened(engine)
      let overview = try await page.frame("#overview")
      let y = overview.midY
      for _ in 1...2 {
        try await page.drag([
          (overview.minX + 200, y), (overview.minX + 250, y), (overview.minX + 400, y),
        ])
        let drawn = try await page.timeline()
        #expect(abs(drawn.brush.left - 200) < 4 && abs(drawn.brush.right - 400) < 4)
        for by in [60.0, 60] {
          let from = try await page.timeline().brush.middle + overview.minX
          try await page.drag([(from, y), (from + 20, y), (from + by, y)])
        }
        let moved = try await page.timeline()
        #expect(abs(moved.brush.left - drawn.brush.left - 120) < 4)
        #expect(abs(moved.span - drawn.span) < 0.01)
        try await page.click((overview.minX + 700, y), times: 2)
        try await page.wait(forApp: "app.timeline.strip.range.isWhole")
      }
      opened.server.stop()
    }

    @Test(arguments: Engine.allCases)
    func `its buttons step, play and change the scale`(engine: Engine) async throws {
      let (page, opened) = try await opened(engine)
      for _ in 1...2 {
        try await page.click(button: "To the first event")
        try await page.wait(forApp: "app.moment.event === 0")
        for event in [1, 2] {
          try await page.click(button: "On one event")
          try await page.wait(forApp: "app.moment.event === \(event)")
        }
        try await page.click(button: "Back one event")
        try await page.wait(forApp: "app.moment.event === 1")
        try await page.click(button: "Play")
        try await page.wait(forApp: "app.moment.event > 10")
        try await page.click(button: "Pause")
        try await page.wait(forApp: "!app.timeline.player.isPlaying")
        for isTime in [true, false] {
          try await page.click(button: isTime ? "time" : "events")
          #expect(try await page.timeline().isTime == isTime)
        }
        try await page.click(button: "To the last event")
        try await page.wait(forApp: "app.moment.event === app.session.events")
      }
      #expect(try await page.scriptErrors() == [])
      opened.server.stop()
    }

    @Test(arguments: Engine.allCases)
    func `a click on a finding or a mark goes there`(engine: Engine) async throws {
      let (page, opened) = try await opened(engine)
      let track = try await page.frame("#track")
      for _ in 1...2 {
        // Zoomed in, so that each finding has a tick.
        try await page.run("window.ribsInspect.app.timeline.strip.range.set(0, 40)")
        let picture = try await page.timeline()
        let finding = try #require(picture.findings.first { $0.count == 1 })
        try await page.click(
          (track.minX + 1 + finding.x, track.minY + 1 + picture.lanes.findings.middle))
        try await page.wait(forApp: "app.moment.event === \(finding.first)")
        let mark = try #require(picture.marks.first)
        try await page.click(
          (track.minX + 1 + mark.x + 2, track.minY + 1 + picture.lanes.marks.middle))
        try await page.wait(forApp: "app.moment.event === app.session.marks[0].event")
      }
      opened.server.stop()
    }

    @Test(arguments: Engine.allCases)
    func `it obeys the keyboard`(engine: Engine) async throws {
      let (page, opened) = try await opened(engine)
      try await page.go(to: 20)
      try await page.run("document.getElementById('track').focus()")
      for event in [21, 22] {
        try await page.press("ArrowRight")
        try await page.wait(forApp: "app.moment.event === \(event)")
      }
      try await page.press("End")
      try await page.wait(forApp: "app.moment.event === app.session.events")
      try await page.press("Home")
      try await page.wait(forApp: "app.moment.event === 0")
      for index in 0..<2 {
        try await page.press("ArrowRight", with: "Shift")
        try await page.wait(forApp: "app.moment.event === app.findings.occurrences[\(index)].event")
      }
      try await page.press("Home")
      for index in 0..<2 {
        try await page.press("ArrowRight", with: "Alt")
        try await page.wait(forApp: "app.moment.event === app.session.marks[\(index)].event")
      }
      opened.server.stop()
    }
  }
}
