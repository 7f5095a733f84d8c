import RIBsAnalysis
import Testing

@Suite("A comparison")
struct ComparisonTests {
  private func compare(
    _ base: String..., with trace: [String], policy: Policy = Policy(),
    unusable: [UnusableInput] = []
  ) throws -> Comparison {
    func inputs(_ scripts: [String]) throws -> [InputReport] {
      try scripts.enumerated().map { index, script in
        InputReport(
          source: "\(index).jsonl", sessions: try sessions(TraceScript(script).trace()))
      }
    }
    return try policy.compare(
      base: (inputs(base), []), trace: (inputs(trace), unusable), today: "2026-11-21")
  }

  private let head = "root Root\nopen Root A @App/R.swift:1\nopen Root B @App/R.swift:2\n"
  private let faultOfA = "close Root A @App/R.swift:3\ndestroy A\ndetach Root A @App/R.swift:4\n"
  private let faultOfB = "close Root B @App/R.swift:5\ndestroy B\ndetach Root B @App/R.swift:6\n"

  @Test func `a cause is new, fixed or unchanged by its fingerprint`() throws {
    let comparison = try compare(head + faultOfA, with: [head + faultOfB])
    #expect(comparison.new.map(\.shown.path) == ["Root/B"])
    #expect(comparison.fixed.map(\.shown.path) == ["Root/A"])
    #expect(comparison.unchanged.isEmpty && comparison.unseen.isEmpty)
    #expect(comparison.status == .findings)
    // Another line of the same file, other numbers and another order make the same cause.
    let moved =
      "root Root\nopen Root B @App/R.swift:20\nopen Root A @App/R.swift:10\n"
      + "close Root A @App/R.swift:30\ndestroy A\ndetach Root A @App/R.swift:40\n"
    let same = try compare(head + faultOfA, with: [moved])
    #expect(same.new.isEmpty && same.fixed.isEmpty && same.unchanged.count == 1)
    #expect(same.status == .clean)
  }

  @Test func `a cause that happens more often is unchanged and has both counts`() throws {
    let often = head + faultOfA + String(repeating: "detach Root A @App/R.swift:4\n", count: 6)
    let comparison = try compare(head + faultOfA, with: [often])
    let pair = try #require(comparison.unchanged.first)
    #expect(pair.before.count == 1 && pair.now.count == 7)
    #expect(comparison.status == .clean)
  }

  @Test func `all traces of a side count together`() throws {
    let comparison = try compare(head + faultOfA, head + faultOfB, with: [head, head + faultOfA])
    #expect(comparison.unchanged.map(\.now.shown.path) == ["Root/A"])
    #expect(comparison.fixed.map(\.shown.path) == ["Root/B"])
  }

  @Test func `a cause that became more severe fails like a new one`() throws {
    // Two children of a name are a note, or a warning if one line attached both within a second.
    let slow = "root Root\nopen Root A @App/R.swift:1\nafter 2s\nopen Root A#2 @App/R.swift:1"
    let fast = "root Root\nopen Root A @App/R.swift:1\nopen Root A#2 @App/R.swift:1"
    var policy = Policy()
    let worse = try compare(slow, with: [fast], policy: policy)
    #expect(worse.worse.map(\.now.shown.severity) == [.warning])
    #expect(worse.worse.map(\.before.shown.severity) == [.info])
    #expect(worse.new.isEmpty && worse.unchanged.isEmpty && worse.status == .clean)
    policy.threshold = .warning
    #expect(try compare(slow, with: [fast], policy: policy).status == .findings)
    let better = try compare(fast, with: [slow], policy: policy)
    #expect(better.worse.isEmpty && better.unchanged.count == 1 && better.status == .clean)
  }

  @Test func `nothing counts as fixed if part of a trace is missing`() throws {
    let inTrace = try compare(head + faultOfA, with: [head + "gap 3\nsettle"])
    #expect(inTrace.fixed.isEmpty && inTrace.unseen.map(\.reason) == [.incomplete])
    #expect(inTrace.status == .inconclusive)
    let inBase = try compare(head + faultOfA + "gap 3\nsettle", with: [head])
    #expect(inBase.fixed.isEmpty && inBase.unseen.allSatisfy { $0.reason == .incomplete })
    #expect(inBase.unseen.contains { $0.before.shown.rule == "double-detach" })
    // A gap in the base does not count against the change.
    #expect(inBase.status == .clean)
    let unread = UnusableInput(source: "x", reason: "no such file.")
    let unreadable = try compare(head + faultOfA, with: [head], unusable: [unread])
    #expect(unreadable.fixed.isEmpty && unreadable.status == .inconclusive)
    // A new cause is still reported.
    #expect(try compare(head, with: [head + faultOfA + "gap 3\nsettle"]).status == .findings)
  }

  @Test func `a cause of a RIB that did not come up is not fixed`() throws {
    let comparison = try compare(
      head + faultOfA, with: ["root Root\nopen Root B @App/R.swift:2\n"])
    #expect(comparison.fixed.isEmpty && comparison.unseen.map(\.reason) == [.notReached])
    // The path of a RIB that was never attached is its name.
    let built = try compare(
      "root Root\ncreate Root2\ncreate A\nsettle", with: ["root Root\nopen Root A\nsettle"])
    #expect(built.fixed.map(\.shown.rib) == ["A"])
    #expect(built.unseen.map(\.before.shown.rib) == ["Root2"])
  }

  @Test func `nothing counts as fixed if the trace records less than the base`() throws {
    let lost = """
      root Root
      open Root A @App/R.swift:1
      hold Root.a A
      open Root A#2 @App/R.swift:1
      unhold Root.a A
      hold Root.a A#2
      """
    let blind = "root Root\nopen Root A @App/R.swift:1\n"
    #expect(try compare(lost, with: [blind + "hold Root.a A"]).fixed.count == 1)
    let comparison = try compare(lost, with: [blind])
    #expect(comparison.fixed.isEmpty && comparison.unseen.map(\.reason) == [.notTold])
  }

  @Test func `a suppressed cause is on neither side`() throws {
    var policy = Policy()
    policy.suppressions = [
      Suppression(rule: "double-detach", path: Glob("Root/A"), reason: "R", until: nil, line: 1)
    ]
    let comparison = try compare(head + faultOfA, with: [head + faultOfA], policy: policy)
    #expect(comparison.new.isEmpty && comparison.fixed.isEmpty && comparison.unchanged.isEmpty)
    #expect(try compare(head, with: [head + faultOfA], policy: policy).status == .clean)
  }

  // MARK: The tree

  private func paths(_ changes: [TreeComparison.Change]) -> [String] {
    changes.map { $0.below == 0 ? $0.path : "\($0.path) +\($0.below)" }
  }

  @Test func `only the topmost of the paths that appeared or disappeared together is listed`()
    throws
  {
    let base = "root Root\nopen Root A\nopen A B\nopen B C\nopen Root D"
    let now = "root Root\nopen Root D\nopen D B\nopen D E\nopen E F\nopen E G\nclose Root D"
    let tree = try compare(base, with: [now]).tree
    #expect(paths(tree.appeared) == ["Root/D/B", "Root/D/E +2"])
    #expect(paths(tree.went) == ["Root/A +2"])
    #expect(tree.changed.isEmpty)
  }

  @Test func `whole sessions count and not only their ends`() throws {
    let base = "root Root\nopen Root A\nclose Root A\ndestroy A"
    #expect(try compare(base, with: ["root Root\nopen Root A"]).tree.went.isEmpty)
    let several = try compare(base, with: ["root Root", base]).tree
    #expect(several.went.isEmpty && several.appeared.isEmpty)
  }

  @Test func `the most RIBs at once are compared, and paths below count with their parent`() throws
  {
    let one = "root Root\nopen Root A\nopen A B\nclose Root A\nopen Root A#2\nopen A#2 B#2"
    let two = "root Root\nopen Root A\nopen A B\nopen Root A#2\nopen A#2 B#2\nopen A#2 B#3"
    let tree = try compare(one, with: [two]).tree
    #expect(tree.changed.map(\.path) == ["Root/A", "Root/A/B"])
    #expect(tree.changed.map(\.before) == [1, 1] && tree.changed.map(\.now) == [2, 3])
    // The B below an A that left the tree does not count.
    #expect(try compare(one, with: ["root Root\nopen Root A\nopen A B"]).tree.changed.isEmpty)
    // A count that doubles together with its parent's is not listed.
    let alike = two.replacing("\nopen A#2 B#3", with: "")
    #expect(try compare(one, with: [alike]).tree.changed.map(\.path) == ["Root/A"])
  }

  @Test func `a RIB that moves is counted at its current path`() throws {
    let stays = "root Root\nopen Root A\nopen Root B\nopen A X"
    let moves = stays + "\nattach B X\nopen A X#2\ndetach B X\nattach A X"
    let tree = try compare(stays, with: [moves]).tree
    #expect(paths(tree.appeared) == ["Root/B/X"])
    #expect(tree.changed.map(\.path) == ["Root/A/X"] && tree.changed.map(\.now) == [2])
  }

  @Test func `a chain of twenty thousand is compared, and its path shows only the last names`()
    throws
  {
    let chain =
      "root N1\n" + (1..<20_000).map { "open N\($0) N\($0 + 1)" }.joined(separator: "\n")
    let tree = try compare(chain, with: [chain + "\nopen N20000 End"]).tree
    let path = try #require(tree.appeared.first?.path)
    #expect(path.hasPrefix("…/") && path.hasSuffix("/N20000/End") && path.count < 500)
    #expect(try compare("root Root", with: [chain]).tree.appeared.map(\.below) == [19_999])
  }

  @Test func `roots without children are paths too`() throws {
    let tree = try compare("root Old", with: ["root New"]).tree
    #expect(paths(tree.appeared) == ["New"] && paths(tree.went) == ["Old"])
  }
}
