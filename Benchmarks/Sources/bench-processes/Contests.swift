/// What is compared with what.
struct Contests {
  let peers: Peers
  /// Whether traces of a gigabyte are read too.
  let isLarge: Bool

  private var inputs: Inputs { Inputs(peers: peers) }

  /// All of them, or those of the names.
  func run(_ names: [String]) throws {
    let contests: [(String, () throws -> any Contest)] = [
      ("reading", reading), ("released", released), ("names", manyNames), ("start", start),
      ("picture", picture), ("pictures", pictures),
      ("shapes", shapes), ("growth", growth), ("findings", findings), ("alive", alive),
      ("source", source),
      ("large", large),
    ]
    for (name, contest) in contests {
      guard names.isEmpty ? name != "large" || isLarge : names.contains(name) else { continue }
      try contest().run()
    }
  }

  private func reading() throws -> any Contest {
    try contest("an app with holds", try inputs.trace(events: 1_000_000), withPeers: true)
  }

  private func released() throws -> any Contest {
    try contest(
      "an app without holds", try inputs.trace(events: 1_000_000, ["--without-holds"]))
  }

  private func manyNames() throws -> any Contest {
    try contest(
      "an app with 1,500 names, 200 alive, attached at varying lines",
      try inputs.trace(events: 1_000_000, live: 200, ["--names-per-name", "13"]))
  }

  /// - Parameter withPeers: Whether to time programs that no bar is about, too.
  private func contest(
    _ app: String, _ trace: String, withPeers: Bool = false
  ) throws -> ProcessContest {
    let (jq, duckDB) = ("`jq -c .id`", "DuckDB, events by type")
    let peers =
      withPeers
      ? [
        Contestant(name: "`wc -l`", command: peers.installed("wc", ["-l", trace])),
        Contestant(
          name: "orjson, every line", command: peers.python("orjson-walk.py", [trace])),
        Contestant(
          name: "Foundation's `JSONDecoder`", command: peers.built("decode-foundation", [trace])),
      ] : []
    return ProcessContest(
      title: "A trace of 1,000,000 events: \(app)",
      contestants: peers + [
        Contestant(name: jq, command: self.peers.installed("jq", ["-c", ".id", trace])),
        Contestant(name: duckDB, command: self.peers.python("duckdb-count.py", [trace])),
        check(
          "`ribs-inspect check`", trace,
          [
            .time(of: jq, times: 1.0 / 10, words: "10 times faster than jq"),
            .time(of: duckDB, times: 1, words: "not slower than DuckDB"),
          ]),
      ])
  }

  private func start() throws -> any Contest {
    let jq = "`jq -n 1`"
    return ProcessContest(
      title: "A trace of three lines",
      contestants: [
        Contestant(name: jq, command: peers.installed("jq", ["-n", "1"])),
        check(
          "`ribs-inspect check`", try inputs.small(),
          [.time(of: jq, times: 4, words: "at most 4 times jq")]),
      ], rounds: 20)
  }

  private func picture() throws -> any Contest {
    let dot = "`dot -Tsvg`"
    let graph = try inputs.graph(of: 10_000)
    return ProcessContest(
      title: "A picture of 10,000 RIBs, unfolded",
      contestants: [
        Contestant(name: dot, command: peers.installed("dot", ["-Tsvg", graph])),
        try render(10_000, [.time(of: dot, times: 1.0 / 20, words: "20 times faster than dot")]),
      ], limit: 180)
  }

  private func pictures() throws -> any Contest {
    let small = try render(10_000)
    return ProcessContest(
      title: "Pictures of 10,000 and of 100,000 RIBs, unfolded",
      contestants: [
        small,
        try render(
          100_000, [.time(of: small.name, times: 12, words: "at most 12 times 10,000")]),
      ])
  }

  private func shapes() throws -> any Contest {
    let app = "an app, 200,000 events"
    let bars = [Bar.time(of: app, times: 6, words: "at most 6 times an app")]
    return ProcessContest(
      title: "Trees that no app has",
      contestants: [
        check(app, try inputs.trace(events: 200_000)),
        check("a chain 200,000 deep", try inputs.trace("chain", events: 200_000), bars),
        check("200,000 children of one RIB", try inputs.trace("fan", events: 200_000), bars),
      ])
  }

  /// Every command that reads traces, on every shape, at three lengths.
  private func growth() throws -> any Contest {
    // `report` takes at most 200,000 events.
    let sizes = [50, 100, 200]
    let shapes: [(shape: String, words: String)] = [
      ("app", "an app"), ("chain", "a chain"), ("fan", "a fan"),
      ("flapping", "1,000 RIBs that leave and come back"), ("repeats", "one cause"),
      ("mistakes", "different causes"),
    ]
    let commands: [(name: String, arguments: (String) -> [String])] = [
      ("summary", { [$0] }), ("check", { ["check", $0] }), ("log", { ["log", $0, "--id", "2"] }),
      ("flows", { ["flows", $0] }), ("compare", { ["compare", $0, $0] }),
      ("render", { ["render", $0, "--format", "svg"] }), ("report", { ["report", $0] }),
    ]
    var rows: [GrowthContest.Row] = []
    for (shape, words) in shapes {
      let traces = try sizes.map { try inputs.trace(shape, events: $0 * 1000) }
      for command in commands {
        let runs = traces.map { peers.own("ribs-inspect", command.arguments($0)) }
        rows.append(GrowthContest.Row(command: "`\(command.name)`", shape: words, runs: runs))
      }
      let pages = traces.map { peers.script("first-page", ["\(peers.release)/ribs-inspect", $0]) }
      rows.append(GrowthContest.Row(command: "`serve`, first page", shape: words, runs: pages))
    }
    return GrowthContest(
      title: "Every command on every shape (processor time)", sizes: sizes, rows: rows)
  }

  private func findings() throws -> any Contest {
    let app = "an app, 1,000,000 events"
    return ProcessContest(
      title: "1,000,000 findings",
      contestants: [
        check(app, try inputs.trace(events: 1_000_000)),
        check(
          "1,000,000 findings of one cause", try inputs.trace("repeats", events: 1_000_000),
          [.time(of: app, times: 6, words: "at most 6 times an app")]),
        check(
          "1,000,000 findings of as many causes", try inputs.trace("mistakes", events: 1_000_000)),
      ])
  }

  private func alive() throws -> any Contest {
    let few = "1,000 alive at once"
    return ProcessContest(
      title: "Traces of 2,000,000 events",
      contestants: [
        check(few, try inputs.trace(events: 2_000_000)),
        // So many events are not enough for the 90,000 that are asked for.
        check(
          "75,000 alive at once", try inputs.trace(events: 2_000_000, live: 90_000),
          [.memoryOfRIBs(74_000, beyond: few, most: 600)]),
      ])
  }

  private func source() throws -> any Contest {
    let folder = try inputs.source(lines: 100_000)
    return ProcessContest(
      title: "100,000 lines of Swift",
      contestants: [
        Contestant(
          name: "`grep -r attachChild`",
          command: peers.installed("grep", ["-r", "attachChild", folder])),
        Contestant(
          name: "`swiftc -frontend -parse`",
          command: peers.installed("swiftc", ["-frontend", "-parse", "@\(folder)/files.txt"])),
        Contestant(
          name: "`ribs-inspect source`",
          command: peers.own("ribs-inspect", ["source", folder, "--quiet"]), successes: [0, 1],
          bars: [.seconds(most: 10)]),
      ])
  }

  private func large() throws -> any Contest {
    let trace = try inputs.trace(events: 10_000_000)
    let one = "1,000,000 events"
    let memory = Bar.memory(most: 256_000_000)
    return ProcessContest(
      title: "A trace of 10,000,000 events, 850 MB",
      contestants: [
        check(one, try inputs.trace(events: 1_000_000)),
        check(
          "10,000,000 events", trace,
          [.time(of: one, times: 10.5, words: "at most 10.5 times 1,000,000"), memory]),
        Contestant(
          name: "10,000,000 events from standard input",
          command: peers.own("ribs-inspect", ["check", "-"], input: trace), successes: [0, 1],
          bars: [memory]),
      ], rounds: 5, limit: 600)
  }

  // MARK: Contestants

  private typealias Contestant = ProcessContest.Contestant

  private func check(_ name: String, _ trace: String, _ bars: [Bar] = []) -> Contestant {
    Contestant(
      name: name, command: peers.own("ribs-inspect", ["check", trace]), successes: [0, 1],
      bars: bars)
  }

  private func render(_ ribs: Int, _ bars: [Bar] = []) throws -> Contestant {
    Contestant(
      name: "`ribs-inspect render` of \(ribs) RIBs",
      command: peers.own(
        "ribs-inspect", ["render", try inputs.tree(of: ribs), "--collapse", "none"]),
      bars: bars)
  }
}
