import RIBsAnalysis
import RIBsTestSupport
import Testing

/// Compares parts of a tree with files that people have read.
@Suite("A part of a tree")
struct ExcerptTests {
  private static let script = """
    root Root
    create Login viewless
    open Root Login
    open Root Home
    open Home Feed
    open Feed Post
    open Post Comment
    open Post Like#1
    open Post Like#2
    open Home Search
    open Search Hit
    open Hit Deep
    open Deep Deeper
    attach Deep Deeper
    open Root Settings
    open Settings Theme on loader
    open Settings Sound
    open Settings Alarm
    open Home Gone
    open Gone Below
    close Home Gone
    settle
    """

  private func session(keepsPositions: Bool = false) throws -> SessionReport {
    var analyzer = TraceAnalyzer(AnalysisScope(keepsPositions: keepsPositions))
    analyzer.feed(try TraceScript(Self.script).trace())
    return try #require(try analyzer.finish().first)
  }

  private static let excerpts: [TreeExcerpt] =
    ["Root", "Root/Home", "Root/Home/Search/Hit", "Root/Nowhere", "Home", "", "Root/Home/"].map {
      TreeExcerpt(focus: $0)
    } + (0...3).map { TreeExcerpt(depth: $0) }
    + [("Root/Home", 0), ("Root/Home", 1), ("Root/Home/Feed", 1)].map {
      TreeExcerpt(focus: $0, depth: $1)
    } + [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 12, 17, 18].map { TreeExcerpt(most: $0) }
    + [
      TreeExcerpt(), TreeExcerpt(most: nil), TreeExcerpt(focus: "Root/Home", depth: 2, most: 4),
      TreeExcerpt(depth: 1, most: 3),
    ]

  private static func title(_ excerpt: TreeExcerpt) -> String {
    "== at \(excerpt.focus ?? "the roots"), depth \(excerpt.depth ?? -1), most \(excerpt.most ?? -1)\n"
  }

  @Test func `has what it is about, its ancestors and its faults`() throws {
    let outline = TreeOutline(try session())
    let parts = Self.excerpts.map { excerpt in
      Self.title(excerpt) + outline.excerpt(excerpt).lines.map { $0 + "\n" }.joined()
    }
    try expectGolden(parts.joined(separator: "\n"), "excerpts.txt")
  }

  @Test func `of all positions has the RIBs that stand there now`() throws {
    let tree = PositionTree(try session(keepsPositions: true))
    let parts = Self.excerpts.map { excerpt in
      let part = tree.excerpt(excerpt)
      return Self.title(excerpt) + part.ever.lines.map { $0 + "\n" }.joined()
        + "now \(part.now.map { $0.map { "\($0.name) \($0.parent ?? -1) +\($0.hidden)" } ?? "-" })\n"
    }
    try expectGolden(parts.joined(separator: "\n"), "positions.txt")
  }

  @Test func `is read no further than lines and levels allow`() throws {
    let session = try session()
    let parts = [0, 1, 2, 3, 5, 9, 17, 18].flatMap { most in
      [0, 1, 2, 4, 9].map { levels in
        "== most \(most), levels \(levels)\n"
          + TreeOutline(session, most: most, levels: levels).lines.map { $0 + "\n" }.joined()
      }
    }
    try expectGolden(parts.joined(separator: "\n"), "cut-short.txt")
  }

  @Test func `a picture that can be read has at most 120 boxes`() throws {
    let rows = (1...200).map { "open Root Row\($0)" }.joined(separator: "\n")
    let outline = TreeOutline(try RIBsAnalysisTests.session("root Root\n" + rows))
    #expect(outline.items.count == 201)
    #expect(outline.excerpt(TreeExcerpt()).items.count == 120)
    #expect(outline.excerpt(TreeExcerpt()).items.first?.hidden == 81)
    #expect(outline.excerpt(TreeExcerpt(most: 201)).items.count == 201)
    #expect(outline.excerpt(TreeExcerpt(most: 200)).items.count == 200)
  }
}
