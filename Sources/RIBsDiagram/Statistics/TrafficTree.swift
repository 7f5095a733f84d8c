import RIBsAnalysis

extension Diagram {
  /// The tree of all paths at which sessions had RIBs, with lines as wide as they come up often.
  ///
  /// - Parameters:
  ///   - report: The statistics.
  ///   - engine: The layout of the boxes.
  /// - Returns: The picture; nil if no RIB was attached.
  /// - Throws: Errors of the engine.
  package static func traffic(
    _ report: StatisticsReport, _ engine: any TreeEngine = TidyEngine()
  ) throws -> Diagram? {
    let tree = TrafficTree(report)
    guard !tree.boxes.isEmpty else { return nil }
    let word = report.statistics.nodeWord
    let left = tree.leftOut > 0 ? ", \(tree.leftOut) more that come up less often" : ""
    return try TreeSheet(tree.boxes, engine).drawn().framed(
      title: "How often \(word.rawValue)s come up",
      subtitle:
        "in \(counted(report.statistics.rate.sessions, "session")); \(word.counted(tree.boxes.count))\(left)",
      summary: tree.words, legend: Legend([Link]()))
  }
}

/// The paths that come up most, with the paths above them.
private struct TrafficTree {
  private static let most = 60
  private static let widest = 9.0

  private(set) var boxes: [TreeBox] = []
  private(set) var leftOut = 0
  private(set) var words = ""

  init(_ report: StatisticsReport) {
    let ribs = report.statistics.usage.ribs
    let byPath = Dictionary(ribs.map { ($0.path, $0) }) { first, _ in first }
    // The paths above come along, so that the tree hangs together.
    var shown: Set<String> = []
    for rib in ribs where shown.count < Self.most {
      var path: String? = rib.path
      while let current = path, shown.insert(current).inserted { path = byPath[current]?.parent }
    }
    leftOut = ribs.count - shown.count { byPath[$0] != nil }
    let sessions = Double(max(1, report.statistics.rate.sessions))
    let highest = Double(ribs.first?.visits ?? 1)
    var children: [String: [Usage.RIB]] = [:]
    for rib in ribs where shown.contains(rib.path) { children[rib.parent, default: []].append(rib) }
    // Roots are in no list, as nothing attaches them.
    let roots = shown.filter { byPath[$0] == nil }.sorted()
    var open = roots.reversed().map { (path: $0, rib: Usage.RIB?.none, parent: Int?.none) }
    while let next = open.popLast() {
      let index = boxes.count
      boxes.append(
        Self.box(next.path, next.rib, below: next.parent, index, sessions: sessions, highest))
      open += (children[next.path] ?? []).reversed().map { ($0.path, $0, index) }
    }
    words =
      ribs.prefix(20).map {
        "\($0.path): \(NumberWords.tenths(Double($0.visits) / sessions)) a session"
      }.joined(separator: ". ") + "."
  }

  private static func box(
    _ path: String, _ rib: Usage.RIB?, below parent: Int?, _ index: Int, sessions: Double,
    _ highest: Double
  ) -> TreeBox {
    let often = rib.map { NumberWords.tenths(Double($0.visits) / sessions) }
    let width = rib.map { 1 + (widest - 1) * Double($0.visits) / max(1, highest) } ?? 1
    return TreeBox(
      parent: parent, id: "path_\(index + 1)",
      label: TextMeasure.shortened(rib?.name ?? path), tooltip: path,
      shape: parent == nil ? .doubled : .rounded, role: .step, alert: nil, url: nil,
      remarks: often.map { [Diagram.Caption("\($0) a session", .more)] } ?? [], link: .attached,
      linkAlert: nil, linkWeight: width)
  }
}
