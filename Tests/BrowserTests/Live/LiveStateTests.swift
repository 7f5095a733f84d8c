import Foundation
import RIBsTestSupport
import Testing

extension BrowserTests {
  @Suite("What the live page says about the trace")
  struct LiveStateTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    /// The words in the bar, the colour of the mark beside them, and what is said over the tree.
    private struct Bar: Decodable, Equatable {
      var words: String
      var isGreen: Bool
      var counts: String
      var notice: String
    }

    /// Waits until the bar has a text.
    private func bar(_ page: LivePage, with text: String) async throws -> Bar {
      try await page.wait(
        until: "document.getElementById('state-words').textContent.includes('\(text)')")
      return try await page.browser.run(
        """
        (() => {
          const text = (id) => document.getElementById(id).hidden ? '' : document.getElementById(id).textContent
          const color = (name) => {
            const probe = document.body.appendChild(document.createElement('i'))
            probe.style.color = `var(${name})`
            const { color } = getComputedStyle(probe)
            probe.remove()
            return color
          }
          const mark = getComputedStyle(document.getElementById('state-mark'))
          return {
            words: text('state-words'), counts: text('counts'), notice: text('notice'),
            isGreen: mark.backgroundColor === color('--good'),
          }
        })()
        """, for: Bar.self)
    }

    private func trace(_ script: String, without count: Int = 0, age: Int = 0) throws -> String {
      let path = try scratch.write(
        Array(try RIBsTestSupport.script(script).dropLast(count)), to: "trace.jsonl")
      if age > 0 {
        let date = Date(timeIntervalSinceNow: -Double(age))
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
      }
      return path
    }

    private func open(_ server: LivePageServer) async throws -> LivePage {
      try await LivePage(try InBrowser.browser, at: server.address)
    }

    private let day = 86_400

    @Test func `a trace that the app writes is followed, and one that ended is not`() async throws {
      let lines = try RIBsTestSupport.script("root Root\nend exit").split(separator: 10)
        .map { $0 + [10] }
      let path = try scratch.write(lines.dropLast().flatMap { $0 }, to: "trace.jsonl")
      let server = try await LivePageServer([path])
      let page = try await open(server)
      let following = try await bar(page, with: "following")
      #expect(following.isGreen && following.notice == "" && following.counts == "no errors")
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try handle.seekToEnd()
      try handle.write(contentsOf: lines[lines.count - 1])
      try handle.close()
      let ended = try await bar(page, with: "ended in order")
      #expect(!ended.isGreen && ended.notice == "")
    }

    @Test func `an old trace says when it was last written`() async throws {
      let server = try await LivePageServer([try trace("root Root\nkilled", age: 20 * day + 60)])
      let page = try await open(server)
      let old = try await bar(page, with: "no end yet, last written 20 days ago · ")
      #expect(!old.isGreen && old.notice == "")
      // Whoever looks back can follow the end again, as the app may go on.
      try await page.go(to: 1)
      try await page.wait(until: "!document.querySelector('.live-button').hidden")
      // The page has been open for a day.
      _ = try await page.browser.run(
        "(() => { const { now } = Date; Date.now = () => now() + \(day)e3; return true })()",
        for: Bool.self)
      _ = try await page.browser.run(
        "(() => { window.ribsInspect.app.showBar(); return true })()", for: Bool.self)
      #expect(try await bar(page, with: "last written").words.contains("21 days ago"))
    }

    @Test func `a torn trace says that its last line is incomplete`() async throws {
      let server = try await LivePageServer([
        try trace("root Root\nkilled", without: 5, age: 2 * day)
      ])
      let torn = try await bar(
        try await open(server), with: "last line incomplete, last written 2 days ago")
      #expect(!torn.isGreen && torn.notice.hasPrefix("The last line is incomplete"))
    }

    @Test func `while a trace is read, findings are those so far`() async throws {
      let path = try trace("root Root\nkilled")
      // The rest takes no room on the disk, and longer to read than this test.
      try #require(truncate(path, 1 << 40) == 0)
      let server = try await LivePageServer([path])
      let page = try await open(server)
      let reading = try await bar(page, with: "reading 0 %")
      #expect(!reading.isGreen && reading.counts == "no errors so far")
      #expect(reading.notice == "Reading \(path): 0 %.")
      #expect(try await page.texts("#panel-findings .summary") == ["Nothing is wrong so far."])
    }

    @Test func `what cannot be read is not waited for`() async throws {
      let path = try scratch.write([0x89] + Array("PNG\r\n\u{1A}\n".utf8), to: "picture.png")
      let server = try await LivePageServer([path])
      let page = try await open(server)
      #expect(try await !bar(page, with: "unreadable").isGreen)
      let shown = try await page.texts("#empty > *")
      #expect(shown.count == 2 && shown.first == "The trace cannot be read")
      #expect(shown.last?.hasPrefix("\(path) cannot be read: line 1: this is not a trace") == true)
    }

    @Test func `waits for an app that connects, in no more words than that`() async throws {
      let server = try await LivePageServer(["--listen", "0"])
      let page = try await open(server)
      #expect(try await bar(page, with: "waiting").words == "waiting")
      let stream = try #require(server.notes.split(separator: "=").last).dropLast(2)
      #expect(
        try await page.texts("#empty > *") == [
          "Waiting for the app",
          "Waiting for an app that is started with RIBS_TRACE=\(stream).",
        ])
    }

    @Test func `a server that is gone and back is said in the bar`() async throws {
      let path = try trace("root Root\nkilled")
      let server = try await LivePageServer([path])
      let page = try await open(server)
      _ = try await bar(page, with: "following")
      server.stop()
      let gone = try await bar(page, with: "disconnected, trying again")
      #expect(!gone.isGreen && gone.notice.hasPrefix("The server does not answer, trying again."))
      let again = try await LivePageServer([path], port: server.port)
      try await page.wait(
        until: "!document.getElementById('state-words').textContent.includes('disconnected')")
      let back = try await bar(page, with: "event")
      #expect(back.notice == "")
      withExtendedLifetime(again) {}
    }

    @Test func `a server that goes before it sent the first moment sends it later`() async throws {
      let server = try await LivePageServer([try trace("root Root\nend exit")])
      let page = try await open(server)
      _ = try await bar(page, with: "ended")
      _ = try await page.browser.run(
        """
        (() => {
          const { app } = ribsInspect
          window.moments = []
          const remember = () => { moments.push(app.moment?.event ?? null) }
          app.clear()
          app.source.chunk = async () => { throw new Error('gone') }
          app.refresh().then(remember)
            .then(() => { delete app.source.chunk; return app.refresh() }).then(remember)
          return true
        })()
        """, for: Bool.self)
      try await page.wait(until: "moments.length === 2")
      #expect(try await page.browser.run("moments[0] === null", for: Bool.self))
      #expect(try await bar(page, with: "ended").notice == "")
      #expect(try await page.cells().map(\.label) == ["Root"])
    }
  }
}
