import RIBsAnalysis
import RIBsTestSupport
import Testing

@testable import RIBsDiagram

@Suite("A tree whose RIBs keep their positions")
struct StablePositionsTests {
  private func picture(
    _ trace: [UInt8], at seq: Int, _ excerpt: TreeExcerpt = TreeExcerpt()
  ) throws -> Diagram? {
    var analyzer = TraceAnalyzer(AnalysisScope(moment: .event(seq), keepsPositions: true))
    analyzer.feed(trace)
    let session = try #require(try analyzer.finish().last)
    return try Diagram.liveTree(of: session, excerpt, Diagram.TreeStyle(isStable: true))
  }

  private func places(_ diagram: Diagram) -> [String: Point] {
    let named = diagram.boxes.filter { !$0.id.hasPrefix("legend_") }
    return Dictionary(named.map { ($0.name, $0.center.rounded) }) { first, _ in first }
  }

  /// Random attaches, detaches and misuses of RIBs with different names. The same seed gives the same script.
  private func wildScript(seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    var lines = ["root N0"]
    for _ in 0..<60 {
      let (one, other) = (
        Int.random(in: 0..<12, using: &random), Int.random(in: 1..<12, using: &random)
      )
      switch Int.random(in: 0..<8, using: &random) {
      case 0: lines.append("detach N\(one) N\(other)")
      case 1: lines.append("close N\(one) N\(other)")
      case 2: lines.append("hold N\(one).child N\(other)\nunhold N\(one).child N\(other)")
      case 3: lines.append("settle")
      default: lines.append("attach N\(one) N\(other)")
      }
    }
    return lines.joined(separator: "\n")
  }

  @Test func `a RIB has the same position at two moments`() throws {
    let trace = try script(
      """
      root Root
      open Root Home
      open Home Feed
      open Root Shop
      open Shop Cart
      close Root Home
      open Root Profile
      """)
    let events = (1...40).compactMap { try? picture(trace, at: $0) }.map(places)
    #expect(events.contains { $0["Feed"] != nil && $0["Cart"] != nil })
    #expect(events.last?["Feed"] == nil && events.last?["Profile"] != nil)
    for (one, other) in zip(events, events.dropFirst()) {
      for (name, place) in one where other[name] != nil { #expect(other[name] == place) }
    }
  }

  @Test(arguments: 1...40) func `a path has one position, whatever is attached there`(
    seed: UInt64
  ) throws {
    let trace = try script(wildScript(seed: seed))
    var seen: [String: Point] = [:]
    for seq in stride(from: 2, through: 90, by: 8) {
      guard let diagram = try picture(trace, at: seq) else { continue }
      for (path, center) in diagram.placesByPath {
        #expect(seen[path, default: center] == center, "\(path) at event \(seq)")
        seen[path] = center
      }
      #expect(diagram.overlaps.isEmpty)
    }
    #expect(!seen.isEmpty)
  }

  @Test func `RIBs of one name below one parent share a box that shows the worst state`() throws {
    let trace = try script(
      """
      root Root
      open Root Row
      open Root Row#2
      open Row#2 Cell
      hold Root.row Row#2
      unhold Root.row Row#2
      """)
    let diagram = try #require(try picture(trace, at: 30))
    let row = try #require(diagram.boxes.first { $0.label == "Row ×2" })
    #expect(row.role == .lost && row.alert == .fault)
    #expect(diagram.boxes.filter { $0.name == "Row" }.count == 1)
  }

  @Test func `a folded tree folds the same RIBs at every moment`() throws {
    let rows = (1...30).map { "open Root Row\($0)\nopen Row\($0) Cell\($0)" }
    let trace = try script("root Root\n" + rows.joined(separator: "\n"))
    let few = TreeExcerpt(most: 10)
    let (early, late) = (
      try #require(try picture(trace, at: 60, few)), try #require(try picture(trace, at: 120, few))
    )
    #expect(places(late).count == 10)
    #expect(places(early).count < 10 && !places(early).isEmpty)
    for (name, place) in places(early) { #expect(places(late)[name] == place) }
    // At every moment, hidden RIBs are counted.
    let hidden = late.captions.filter { $0.role == .more }
    #expect(hidden.contains { $0.text.hasPrefix("+") })
  }

  @Test func `a title too long for the sheet moves no box`() throws {
    let long = String(repeating: "a long mark ", count: 30)
    let trace = try script(
      "root Root\nopen Root Home\nmark \(long.replacing(" ", with: "-"))\nopen Root Shop")
    var analyzer = TraceAnalyzer(
      AnalysisScope(moment: .mark(long.replacing(" ", with: "-")), keepsPositions: true))
    analyzer.feed(trace)
    let session = try #require(try analyzer.finish().last)
    let style = Diagram.TreeStyle(isStable: true)
    let marked = try #require(try Diagram.liveTree(of: session, TreeExcerpt(), style))
    let plain = try #require(try picture(trace, at: 100))
    #expect(session.snapshotPoint != nil && places(marked)["Home"] == places(plain)["Home"])
    #expect(marked.size.width == plain.size.width)
  }
}

extension Point {
  /// Shortens a text as the picture does.
  fileprivate var rounded: Point { Point((x * 1000).rounded() / 1000, (y * 1000).rounded() / 1000) }
}

extension Diagram.Box {
  fileprivate var name: String { String(label.prefix { $0 != " " }) }
}

extension Diagram {
  /// The position of each path.
  fileprivate var placesByPath: [(String, Point)] {
    var parents: [Int: Int] = [:]
    for link in links { parents[link.to] = link.from }
    return boxes.indices.filter { !boxes[$0].id.hasPrefix("legend_") }.map { index in
      var path: [String] = []
      var next: Int? = index
      while let current = next {
        path.append(boxes[current].name)
        next = parents[current]
      }
      return (path.reversed().joined(separator: "/"), boxes[index].center.rounded)
    }
  }

  /// Boxes that overlap.
  fileprivate var overlaps: [(String, String)] {
    let shown = boxes.filter { !$0.id.hasPrefix("legend_") }
    return shown.indices.flatMap { one in
      shown.indices.dropFirst(one + 1).filter { other in
        let (box, next) = (shown[one], shown[other])
        return abs(box.center.x - next.center.x) < (box.size.width + next.size.width) / 2 - 0.01
          && abs(box.center.y - next.center.y) < (box.size.height + next.size.height) / 2 - 0.01
      }.map { (shown[one].label, shown[$0].label) }
    }
  }
}
