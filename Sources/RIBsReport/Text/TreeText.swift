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
      lines = ["No RIB is on it.\(session.fullest.map { " \($0.words)" } ?? "")"]
      return
    }
    // The list is read from its end, so the first child seen of a parent is its last.
    var parentsSeen = outline.cutShort
    let isLast = items.reversed().map { parentsSeen.insert($0.parent).inserted }.reversed()
    // For each depth, the prefix of all lines below the RIB last seen there.
    var stems = [String](repeating: "", count: Self.deepest + 1)
    var lines = zip(items, isLast).map { item, isLast in
      let stem = stems[item.depth]
      let branch = item.depth == 0 ? "" : item.branch(isLast: isLast)
      stems[item.depth + 1] = item.depth == 0 ? "" : stem + (isLast ? "   " : "│  ")
      return stem + branch + Self.text(item, style)
    }
    if outline.leftOut > 0 {
      lines.append(
        style.dim("… \(outline.leftOut) more; `ribs-inspect render` draws the whole tree"))
    }
    self.lines = lines
  }

  private static func text(_ item: TreeOutline.Item, _ style: TextStyle) -> String {
    var notes: [String] = []
    if item.kind == .viewless { notes.append(style.dim("viewless")) }
    switch item.status {
    case .attached: if item.state == .inactive { notes.append(style.dim("inactive")) }
    case .retained: notes.append(style.severity(.error, "off the tree, still alive"))
    case .kept: notes.append(style.dim("off the tree, kept"))
    }
    if let finding = item.finding, finding.severity > .info {
      let mark = finding.severity == .error ? "✗" : "!"
      notes.append(style.severity(finding.severity, "\(mark) \(finding.rule)"))
    }
    let name = item.label(item.name.printable)
    return notes.isEmpty ? name : "\(name)  \(notes.joined(separator: ", "))"
  }
}

extension TreeOutline.Item {
  fileprivate func branch(isLast: Bool) -> String {
    switch (status, isLast) {
    case (.attached, false): "├─ "
    case (.attached, true): "└─ "
    case (_, false): "├╌ "
    case (_, true): "└╌ "
    }
  }
}

extension FullestMoment {
  /// The size and its event in a sentence.
  fileprivate var words: String {
    "It was largest after event \(seq): \(ribs) RIB\(ribs == 1 ? "" : "s")."
  }
}
