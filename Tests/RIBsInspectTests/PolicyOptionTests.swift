import Foundation
import RIBsTestSupport
import Testing

/// Each setting must change its own effect and nothing else.
@Suite("Settings", .showsOutput)
struct PolicyOptionTests {
  /// A time that can be set, with the rule that uses it.
  struct Patience: Sendable {
    let option: String
    let key: String
    let rule: String

    static let all = [
      Patience(option: "--grace", key: "grace", rule: "leaked-child"),
      Patience(option: "--view-grace", key: "viewGrace", rule: "view-outlives-rib"),
      Patience(option: "--stall", key: "stall", rule: "stalled-workflow"),
    ]
  }

  private struct Report: Decodable {
    struct Finding: Decodable {
      let rule: String
    }
    let findings: [Finding]
  }

  private let tool = Tool("ribs-inspect")
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// A trace in which a RIB, a view and a workflow all stay for the same time.
  private func trace(for lapse: String) throws -> String {
    try scratch.write(
      try script(
        """
        root Root
        open Root Kept @App/R.swift:1
        close Root Kept @App/R.swift:2
        open Root Shown @App/R.swift:3
        appear Shown
        close Root Shown @App/R.swift:4
        destroy Shown
        workflow Open start Root
        workflow Open step 1 Root
        after \(lapse)
        mark later
        end exit
        """), to: "\(lapse).jsonl")
  }

  /// The rules that report one of the three.
  private func found(after lapse: String, _ options: [String]) throws -> Set<String> {
    let outcome = try tool.run(
      ["check", try trace(for: lapse), "--format", "json", "-q"] + options,
      in: scratch.folder.path)
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    return Set(report.findings.map(\.rule)).intersection(Patience.all.map(\.rule))
  }

  private func config(_ text: String) throws -> [String] {
    ["--config", try scratch.write(text.utf8, to: "config.yml")]
  }

  @Test func `the defaults are one second, five seconds and half a minute`() throws {
    #expect(try found(after: "900ms", []) == [])
    #expect(try found(after: "1100ms", []) == ["leaked-child"])
    #expect(try found(after: "4900ms", []) == ["leaked-child"])
    #expect(try found(after: "5100ms", []) == ["leaked-child", "view-outlives-rib"])
    #expect(try found(after: "29s", []) == ["leaked-child", "view-outlives-rib"])
    #expect(try found(after: "31s", []) == Set(Patience.all.map(\.rule)))
  }

  @Test(arguments: Patience.all)
  func `an option and a key of the config set one time each, longer or shorter`(
    patience: Patience
  ) throws {
    let others = Set(Patience.all.map(\.rule)).subtracting([patience.rule])
    for (longer, shorter) in [
      ([patience.option, "1m"], [patience.option, "400ms"]),
      (try config("\(patience.key): 1m\n"), [patience.option, "400ms"]),
    ] {
      #expect(try found(after: "40s", longer) == others)
      // The option takes precedence over the config.
      #expect(try found(after: "500ms", longer + shorter) == [patience.rule])
    }
    #expect(try found(after: "500ms", try config("\(patience.key): 400ms\n")) == [patience.rule])
  }

  @Test(arguments: [
    // Durations just over and just under a time, in each unit.
    ("100ms", "90ms", "200ms"), ("3s", "2900ms", "3100ms"), ("3s", "2.9s", "3.1s"),
    ("90s", "1m", "2m"), ("90s", "1.4m", "1.6m"), ("400s", "5m", "7m"), ("2s", "0s", "2.5s"),
  ]) func `a duration is in milliseconds, seconds or minutes`(
    lapse: String, under: String, over: String
  ) throws {
    for patience in Patience.all {
      for settings in [
        { [patience.option, $0] }, { try config("\(patience.key): \($0)\n") },
      ] as [(String) throws -> [String]] {
        #expect(try found(after: lapse, try settings(under)).contains(patience.rule))
        #expect(try !found(after: lapse, try settings(over)).contains(patience.rule))
      }
    }
  }

  @Test(arguments: Patience.all, ["1", "1h", "-1s", "s", "1e99m", "nans", "soon", ""])
  func `a value that is not a duration is refused and named`(patience: Patience, text: String)
    throws
  {
    let option = try tool.run(["check", try trace(for: "1s"), "\(patience.option)=\(text)"])
    #expect(option.status == 64 && option.output.isEmpty)
    #expect(option.errors.contains(patience.option))
    let key = try tool.run(
      ["check", try trace(for: "1s")] + (try config("\(patience.key): '\(text)'\n")))
    #expect(key.status == 2 && key.output.isEmpty)
    #expect(key.errors.contains("config.yml:1: '\(text)' is not a duration"))
  }

  // MARK: The threshold

  @Test func `--fail-on takes precedence over the config's failOn`() throws {
    let clean = try scratch.write(try script("root Root\nend exit"), to: "clean.jsonl")
    let warning = try scratch.write(
      try script("root Root\nopen Root A @App/R.swift:1 on network\nend exit"), to: "w.jsonl")
    let error = try scratch.write(
      try script("root Root\nopen Root A @App/R.swift:1\nattach Root A @App/R.swift:2\nend exit"),
      to: "e.jsonl")
    for command in [["check"], ["compare", clean]] {
      func status(_ trace: String, _ options: [String]) throws -> Int32 {
        try tool.run(command + [trace] + options).status
      }
      #expect(try status(warning, []) == 0)
      #expect(try status(warning, try config("failOn: warning\n")) == 1)
      #expect(try status(warning, try config("failOn: warning\n") + ["--fail-on", "error"]) == 0)
      #expect(try status(warning, try config("failOn: error\n") + ["--fail-on", "warning"]) == 1)
      #expect(try status(error, try config("failOn: error\n")) == 1)
      let mild = "rules: {double-attach: info}\n"
      #expect(try status(error, try config(mild)) == 0)
      #expect(try status(error, try config(mild + "failOn: info\n")) == 1)
      #expect(try status(error, try config(mild + "failOn: info\n") + ["--fail-on", "error"]) == 0)
    }
  }
}
