import RIBsAnalysis
import RIBsTrace

/// A tree as text, folded to fit a screen or two.
struct TreeText {
  private static let mostLines = 60
  private static let deepest = 20

  let lines: [String]

  init(_ session: SessionReport, style: TextStyle) {
    let outline = TreeOutline(session, most: Self.mostLines, levels: Self.deepest)
    let items = outline.items
    guard !items.isEmpty else {
      lines = [
        "No \(session.nodeWord.rawValue) is on it."
          + (session.fullest.map { " " + $0.words(session.nodeWord) } ?? "")
      ]
      return
    }
    let branches = TreeBranches(
      items.map {
        TreeBranches.Node(
          depth: $0.depth, isOnTree: $0.status == .attached,
          hasMoreSiblings: outline.cutShort.contains($0.parent))
      })
    var lines = zip(branches.first, items).map { $0 + Self.text($1, style) }
    if outline.leftOut > 0 {
      lines.append(
        style.dim("… \(outline.leftOut) more; `ribs-inspect render` draws the whole tree"))
    }
    self.lines = lines
  }

  private static func text(_ item: TreeOutline.Item, _ style: TextStyle) -> String {
    var notes = state(item, style)
    if let finding = item.finding, finding.severity > .info { notes.append(mark(finding, style)) }
    let name = item.label(item.name.printable)
    return notes.isEmpty ? name : "\(name)  \(notes.joined(separator: ", "))"
  }

  /// Whether a RIB has a view, is active and is on the tree, as far as that is unusual.
  static func state(_ item: TreeOutline.Item, _ style: TextStyle) -> [String] {
    var notes: [String] = []
    if item.kind == .viewless { notes.append(style.dim("viewless")) }
    switch item.status {
    case .attached: if item.state == .inactive { notes.append(style.dim("inactive")) }
    case .retained: notes.append(style.severity(.error, "off the tree, still alive"))
    case .kept: notes.append(style.dim("off the tree, kept"))
    }
    return notes
  }

  /// The rule of a finding that is no note, with a mark for its severity.
  static func mark(_ finding: Finding, _ style: TextStyle) -> String {
    let mark = finding.severity == .error ? "✗" : "!"
    return style.severity(finding.severity, "\(mark) \(finding.rule)")
  }
}

extension FullestMoment {
  /// The size and its event in a sentence.
  func words(_ nodeWord: NodeWord) -> String {
    "It was largest after event \(seq): \(nodeWord.counted(ribs))."
  }
}
