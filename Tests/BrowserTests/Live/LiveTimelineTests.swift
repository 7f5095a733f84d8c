import Foundation
import RIBsTestSupport
import Testing

extension BrowserTests {
  @Suite("The live page's timeline")
  struct LiveTimelineTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    /// Sixty rounds, each with a mark and a finding, and a pause in the middle.
    private static let rounds =
      "root Root\n"
      + (1...60).map { round in
        "open Root Home\nmark round-\(round)-begins\nclose Root Home\ndetach Root Home\n"
          + (round == 30 ? "after 3s\n" : "")
      }.joined()

    private func open(_ path: String) async throws -> (page: LivePage, server: LivePageServer) {
      let server = try await LivePageServer([path])
      let page = try await LivePage(try InBrowser.browser, at: server.address)
      try await page.wait(until: "window.ribsInspect.app.moment !== null")
      return (page, server)
    }

    private func opened() async throws -> (page: LivePage, server: LivePageServer) {
      try await open(try scratch.write(Array(try script(Self.rounds)), to: "trace.jsonl"))
    }

    private func isEqual(_ one: Double, _ other: Double, within: Double) -> Bool {
      abs(one - other) <= within
    }

    // MARK: The visible range

    @Test func `the wheel zooms at the pointer, and pans with Shift`() async throws {
      let (page, server) = try await opened()
      let track = try await page.frame("#track")
      let point = (x: track.minX + track.width * 0.25, y: track.midY)
      var before = try await page.timeline()
      for _ in 1...2 {
        let at = before.start + before.span * (track.width * 0.25 - 9) / (track.width - 18)
        try await page.wheel(point, down: -150)
        let after = try await page.timeline()
        #expect(after.span < before.span * 0.9)
        let now = after.start + after.span * (track.width * 0.25 - 9) / (track.width - 18)
        #expect(isEqual(at, now, within: before.span / 500))
        before = after
      }
      for modifiers in [8, 8, 0] {
        try await page.wheel(
          point, across: modifiers == 0 ? 60 : 0, down: modifiers == 0 ? 0 : 60,
          modifiers: modifiers)
        let after = try await page.timeline()
        #expect(after.start > before.start && isEqual(after.span, before.span, within: 0.01))
        before = after
      }
      // A pinch on a trackpad is a wheel with Control.
      for _ in 1...2 {
        try await page.wheel(point, down: 20, modifiers: 2)
        let after = try await page.timeline()
        #expect(after.span > before.span)
        before = after
      }
      server.stop()
    }

    @Test func `keys zoom and pan, and a button leads back to the whole session`() async throws {
      let (page, server) = try await opened()
      _ = try await page.browser.run("document.querySelector('#track').focus() ?? 0", for: Int.self)
      for _ in 1...2 {
        let whole = try await page.timeline()
        #expect(whole.isWhole)
        try await page.press("w")
        let once = try await page.timeline()
        try await page.press("w")
        let twice = try await page.timeline()
        #expect(once.span < whole.span && twice.span < once.span)
        try await page.press("a")
        let left = try await page.timeline()
        try await page.press("d")
        let right = try await page.timeline()
        #expect(left.start < twice.start && right.start > left.start)
        try await page.press("s")
        #expect(try await page.timeline().span > right.span)
        try await page.click(button: "Whole session")
      }
      server.stop()
    }

    @Test func `the brush moves, grows, selects and resets, twice each`() async throws {
      let (page, server) = try await opened()
      let overview = try await page.frame("#overview")
      let point = { (x: Double) in (x: overview.minX + x, y: overview.midY) }
      let drag = { (from: Double, to: Double) in
        try await page.drag([point(from), point((from + to) / 2), point(to)])
        return try await page.timeline()
      }
      for from in [100.0, 300] {
        let selected = try await drag(from, from + 100)
        #expect(isEqual(selected.brush.left, from, within: 2))
        #expect(isEqual(selected.brush.right, from + 100, within: 2))
        var before = selected
        for _ in 1...2 {
          let moved = try await drag(before.brush.middle, before.brush.middle + 60)
          #expect(isEqual(moved.brush.left, before.brush.left + 60, within: 2))
          #expect(isEqual(moved.span, before.span, within: 0.01))
          before = moved
        }
        for _ in 1...2 {
          let wider = try await drag(before.brush.right, before.brush.right + 40)
          #expect(isEqual(wider.brush.right, before.brush.right + 40, within: 2))
          #expect(isEqual(wider.start, before.start, within: 0.01))
          before = wider
        }
        try await page.click(point(before.brush.left / 2), times: 2)
        #expect(try await page.timeline().isWhole)
      }
      server.stop()
    }

    @Test func `two fingers zoom, and one scrubs`() async throws {
      let (page, server) = try await opened()
      let track = try await page.frame("#track")
      let point = { (x: Double) -> (x: Double, y: Double) in
        (x: track.minX + track.width * x, y: track.midY)
      }
      var before = try await page.timeline()
      for _ in 1...2 {
        try await page.touch([
          [point(0.4), point(0.6)], [point(0.35), point(0.65)], [point(0.3), point(0.7)],
        ])
        let after = try await page.timeline()
        #expect(isEqual(after.span, before.span / 2, within: before.span * 0.05))
        before = after
      }
      for end in [0.2, 0.8] {
        try await page.touch([[point(0.5)], [point(0.5 + (end - 0.5) / 2)], [point(end)]])
        let wanted = before.start + before.span * end
        try await page.wait(
          until: "Math.abs(window.ribsInspect.app.moment.event - \(wanted)) < \(before.span / 20)")
      }
      server.stop()
    }

    @Test func `the scale changes and shows the same part`() async throws {
      let (page, server) = try await opened()
      let overview = try await page.frame("#overview")
      try await page.drag(
        [0.2, 0.3, 0.4].map { (overview.minX + overview.width * $0, overview.midY) })
      let events = try await page.timeline()
      for _ in 1...2 {
        try await page.click(button: "time")
        let time = try await page.timeline()
        #expect(time.isTime && time.ticks.contains { $0.words.hasSuffix("ms") })
        try await page.click(button: "events")
        let again = try await page.timeline()
        #expect(!again.isTime)
        #expect(isEqual(again.start, events.start, within: 1))
        #expect(isEqual(again.end, events.end, within: 1))
      }
      server.stop()
    }

    @Test func `a moment that is out of view comes into it`() async throws {
      let (page, server) = try await opened()
      let overview = try await page.frame("#overview")
      try await page.drag(
        [0.8, 0.85, 0.9].map { (overview.minX + overview.width * $0, overview.midY) })
      for event in [20, 200] {
        try await page.go(to: event)
        let picture = try await page.timeline()
        #expect(picture.start <= Double(event) && Double(event) <= picture.end)
      }
      server.stop()
    }

    // MARK: What it draws

    /// The range of a whole session and of parts of it.
    private func pictures(_ page: LivePage) async throws -> [TimelinePicture] {
      var pictures = [try await page.timeline()]
      let track = try await page.frame("#track")
      for zoom in [-120.0, -150, -200, -240, -240, -240, -240, -240, -240] {
        try await page.wheel((track.minX + track.width * 0.4, track.midY), down: zoom)
        pictures.append(try await page.timeline())
      }
      return pictures
    }

    @Test(arguments: ["events", "time"])
    func `ticks are round, and their words do not touch`(scale: String) async throws {
      let (page, server) = try await opened()
      try await page.click(button: scale)
      for picture in try await pictures(page) {
        #expect(picture.ticks.count >= 2 && picture.isTime == (scale == "time"))
        for (tick, next) in zip(picture.ticks, picture.ticks.dropFirst()) {
          let step = next.at - tick.at
          let digit = step / pow(10, floor(log10(step * 1.0001)))
          #expect([1, 2, 5].contains { isEqual(digit, $0, within: 0.001) }, "a step of \(step)")
          // A letter is at most as wide as this.
          #expect(next.x - tick.x > Double(tick.words.count) * 7, "\(tick.words) \(next.words)")
        }
        #expect(Set(picture.ticks.map(\.words)).count == picture.ticks.count)
      }
      server.stop()
    }

    @Test func `labels of marks collide with nothing, and all have one when there is room`()
      async throws
    {
      let (page, server) = try await opened()
      let pictures = try await pictures(page)
      for picture in pictures {
        for (flag, next) in zip(picture.marks, picture.marks.dropFirst()) {
          #expect(flag.right < next.x, "\(flag.names) and \(next.names)")
        }
      }
      let (first, last) = (try #require(pictures.first), try #require(pictures.last))
      #expect(first.marks.flatMap(\.names).count == 60)
      #expect(first.marks.contains { $0.label == nil })
      #expect(last.marks.allSatisfy { $0.label?.hasPrefix("round-") == true || $0.x > 900 })
      server.stop()
    }

    @Test func `a mark without room for its label says its name at the pointer`() async throws {
      let (page, server) = try await opened()
      let track = try await page.frame("#track")
      let picture = try await page.timeline()
      let flags = picture.marks.filter { $0.label == nil && $0.names.count == 1 }.prefix(2)
      #expect(flags.count == 2)
      for flag in flags {
        try await page.hover((track.minX + flag.x + 3, track.minY + picture.lanes.marks.middle))
        try await page.wait(
          until: "document.querySelector('#tip').textContent.includes('\(flag.names[0])')")
      }
      server.stop()
    }

    @Test func `findings cluster, and clicks lead to the RIB of each`() async throws {
      let (page, server) = try await opened()
      // So narrow that findings have no room side by side.
      try await page.resize(width: 600, height: 800)
      try await page.wait(
        until: "window.ribsInspect.timeline().findings.some(({ count }) => count > 1)")
      let track = try await page.frame("#track")
      for pick in [0, 1] {
        try await page.wait(until: "!window.ribsInspect.app.pumping")
        var picture = try await page.timeline()
        #expect(picture.isWhole)
        #expect(picture.findings.map(\.count).reduce(0, +) == 60)
        for (one, other) in zip(picture.findings, picture.findings.dropFirst()) {
          #expect(one.x + one.width / 2 < other.x - other.width / 2 && one.last <= other.first)
        }
        _ = try await page.browser.run(
          "window.ribsInspect.app.select({ place: null, rib: null }, false) ?? 0", for: Int.self)
        var cluster = try #require(picture.findings.filter { $0.count > 1 }.dropFirst(pick).first)
        let range = cluster.first...cluster.last
        for _ in 1...12 {
          try await page.click((track.minX + cluster.x, track.minY + picture.lanes.findings.middle))
          guard cluster.count > 1 else { break }
          let before = picture
          picture = try await page.timeline()
          #expect(picture.span < before.span)
          cluster = try #require(picture.findings.first { range.contains($0.first) && $0.x > 0 })
        }
        try await page.wait(until: "window.ribsInspect.app.moment.event === \(cluster.first)")
        try await page.wait(
          until: """
            window.ribsInspect.app.session.causes.some(({ events, ribs }) =>
              events.some((event, index) => event === \(cluster.first)
                && ribs[index] !== null && ribs[index] === window.ribsInspect.app.selected.rib))
            """)
        try await page.click(button: "Whole session")
      }
      try await page.browser.tell("Emulation.clearDeviceMetricsOverride")
      server.stop()
    }

    @Test func `the pointer says event, time, words and RIBs`() async throws {
      let (page, server) = try await opened()
      let track = try await page.frame("#track")
      let picture = try await page.timeline()
      for share in [0.3, 0.7] {
        try await page.hover(
          (track.minX + track.width * share, track.minY + picture.lanes.curve.middle))
        let event = Int((picture.span * (track.width * share - 9) / (track.width - 18)).rounded())
        try await page.wait(
          until: """
            document.querySelector('#tip b').textContent.startsWith('event \(event) · ')
              && document.querySelector('#tip').textContent.includes('on the tree')
              && document.querySelectorAll('#tip p').length === 3
            """)
      }
      try await page.hover((track.minX + 5, track.minY - 200))
      try await page.wait(until: "document.querySelector('#tip').hidden")
      server.stop()
    }

    @Test func `its colours follow the theme`() async throws {
      let (page, server) = try await opened()
      let track = try await page.frame("#track")
      var grips: [Color] = []
      for medium in [Browser.Medium.light, .dark, .light, .dark] {
        try await page.browser.show(on: medium)
        try await page.wait(
          until: "(document.documentElement.dataset.theme === 'dark') === \(medium == .dark)")
        let x = try await page.timeline().cursor
        try await page.wait(until: "window.ribsInspect.app.timeline.strip.colors")
        _ = try await page.browser.run(
          "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))",
          for: Bool.self)
        grips += try await page.browser.colors(at: [[Int(track.minX + x), Int(track.minY) + 4]])
      }
      try await page.browser.show(on: .light)
      #expect(grips[0] == grips[2] && grips[1] == grips[3] && grips[0] != grips[1])
      server.stop()
    }

    // MARK: Playing

    @Test func `plays to the end in seconds, pauses cut, twice`() async throws {
      let (page, server) = try await opened()
      for _ in 1...2 {
        try await page.go(to: 0)
        try await page.press(" ")
        try await page.wait(until: "window.ribsInspect.app.moment.event > 10")
        try await page.press(" ")
        let stopped = try await page.moment()
        try await Task.sleep(for: .milliseconds(300))
        #expect(try await page.moment() <= stopped + 30)
        try await page.press(" ")
        try await page.wait(
          until: "window.ribsInspect.app.moment.event === window.ribsInspect.app.session.events",
          limit: 15_000)
        try await page.wait(until: "document.querySelector('[aria-label=Play]')")
      }
      server.stop()
    }

    @Test func `with reduced motion it plays in steps, and zooms at once`() async throws {
      struct Media: Encodable {
        var features: [[String: String]]
      }
      let (page, server) = try await opened()
      try await page.browser.tell(
        "Emulation.setEmulatedMedia",
        Media(features: [["name": "prefers-reduced-motion", "value": "reduce"]]))
      for _ in 1...2 {
        try await page.go(to: 0)
        let steps = try await page.browser.run(
          """
          (async () => {
            const { timeline } = window.ribsInspect.app
            const seen = new Set()
            const end = performance.now() + 2000
            timeline.togglePlay()
            while (performance.now() < end) {
              seen.add(timeline.strip.place.event)
              await new Promise(requestAnimationFrame)
            }
            timeline.togglePlay()
            return seen.size
          })()
          """, for: Int.self)
        #expect(steps > 1 && steps <= 6)
        let isStill = try await page.browser.run(
          """
          (() => {
            window.ribsInspect.app.timeline.strip.key('w')
            const { isStill, start, end, length } = window.ribsInspect.timeline()
            return isStill && end - start < length
          })()
          """, for: Bool.self)
        #expect(isStill)
        try await page.click(button: "Whole session")
      }
      try await page.browser.show(on: .light)
      server.stop()
    }

    @Test func `20,000 events play in half a minute`() async throws {
      let path = scratch.path("long.jsonl")
      let outcome = try await Tool("ribs-samples").runAside(
        ["generate", "--events", "20000", "--live", "100", "--output", path])
      #expect(outcome.status == 0, "\(outcome.errors)")
      let (page, server) = try await open(path)
      try await page.wait(until: "window.ribsInspect.app.session.events === 20000")
      let words = try await page.browser.run(
        "document.querySelector('[aria-label=Speed]').title", for: String.self)
      #expect(words.contains("plays in 30 s"), "\(words)")
      for _ in 1...2 {
        try await page.go(to: 0)
        let passed = try await page.browser.run(
          """
          (async () => {
            const { app } = window.ribsInspect
            const start = performance.now()
            app.timeline.togglePlay()
            await new Promise((resolve) => setTimeout(resolve, 3000))
            app.timeline.togglePlay()
            // The share of the session for each share of half a minute.
            return app.timeline.player.course.playAt(app.timeline.strip.place.event)
              / app.timeline.player.course.playLength / ((performance.now() - start) / 30_000)
          })()
          """, for: Double.self)
        // A busy machine skips frames.
        #expect(passed > 0.3 && passed < 1.3)
      }
      server.stop()
    }

    // MARK: While the app runs

    @Test
    func `a range at the end follows it, and one that was moved stays until a button leads back`()
      async throws
    {
      let lines = String(decoding: try script(Self.rounds), as: UTF8.self)
        .split(separator: "\n").map { "\($0)\n" }
      let path = try scratch.write(Array(lines[..<200].joined().utf8), to: "trace.jsonl")
      var written = 200
      func write(_ count: Int) throws {
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(lines[written..<written + count].joined().utf8))
        try handle.close()
        written += count
      }
      let (page, server) = try await open(path)
      let grown = {
        try await page.wait(until: "window.ribsInspect.app.moment.event === \(written - 1)")
      }
      try await grown()
      try write(20)
      try await grown()
      #expect(try await page.timeline().isWhole)
      let track = try await page.frame("#track")
      try await page.wheel((track.maxX - 9, track.midY), down: -240)
      for _ in 1...2 {
        let before = try await page.timeline()
        try write(20)
        try await grown()
        let after = try await page.timeline()
        #expect(after.end == Double(written - 1) && isEqual(after.span, before.span, within: 0.01))
        #expect(
          try await page.browser.run(
            "document.querySelector('.live-button').hidden", for: Bool.self))
        try await page.wheel((track.midX, track.midY), across: -300)
        let moved = try await page.timeline()
        try write(20)
        try await grown()
        let stayed = try await page.timeline()
        #expect(moved.end < after.end && stayed.start == moved.start && stayed.end == moved.end)
        try await page.click(button: "● follow the end")
        #expect(try await page.timeline().end == Double(written - 1))
      }
      server.stop()
    }
  }
}
