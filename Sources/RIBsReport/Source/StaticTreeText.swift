import RIBsAnalysis

/// The tree that an app's source shows, as text. It shows RIBs near the roots first, and says how many are below the
/// last ones.
package struct StaticTreeText {
  private static let mostLines = 60
  private static let deepest = 12

  /// Without line endings.
  package let lines: [String]

  /// - Parameters:
  ///   - tree: A tree without hazards.
  ///   - style: Plain or coloured.
  package init(_ tree: StaticTree, style: TextStyle) {
    self.init(StaticOutline(tree), style: style)
  }

  /// - Parameters:
  ///   - outline: The tree with its hazards, and with what traces reached.
  ///   - style: Plain or coloured.
  package init(_ outline: StaticOutline, style: TextStyle) {
    let rows = StaticTreeRows(outline, most: Self.mostLines, levels: Self.deepest)
    guard !rows.shown.isEmpty else {
      lines = ["The source shows no RIB."]
      return
    }
    let branches = TreeBranches(rows.shown.map { .init(depth: outline.items[$0].depth) })
    var lines: [String] = []
    for (row, index) in rows.shown.enumerated() {
      let item = outline.items[index]
      lines.append(
        Self.line(
          branches.first[row], outline.name(of: item),
          Self.notes(item, hidden: rows.hidden[index]), style))
      guard let references = rows.references[index] else { continue }
      let names = references.map { reference in
        let item = outline.items[reference]
        let notes = Self.notes(item, hidden: 0).map(\.text)
        return outline.name(of: item)
          + (notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))")
      }
      lines.append(Self.line(branches.further[row] + "↗ ", names, style))
    }
    if rows.leftOut > 0 {
      let verb = rows.leftOut == 1 ? "RIB is" : "RIBs are"
      lines.append(style.dim("… \(rows.leftOut) more \(verb) below these; `--tree` draws them all"))
    }
    self.lines = lines
  }

  private typealias Note = (text: String, severity: Severity?)

  private static func notes(_ item: StaticOutline.Item, hidden: Int) -> [Note] {
    var notes: [Note] = []
    if let words = item.edge?.words { notes.append((words, nil)) }
    if let hazard = item.hazards.first, hazard.severity > .info {
      let mark = hazard.severity == .error ? "✗" : "!"
      let more = Set(item.hazards.lazy.filter { $0.severity > .info }.map(\.rule)).count - 1
      notes.append(
        ("\(mark) \(hazard.rule)\(more > 0 ? " and \(more) more" : "")", hazard.severity))
    }
    if item.edge?.isMissed == true { notes.append(("in no trace", nil)) }
    if hidden > 0 { notes.append(("\(hidden) more below", nil)) }
    return notes
  }

  /// One RIB. Its notes, and then the end of its name, give way if the line is too narrow.
  private static func line(
    _ stem: String, _ name: String, _ notes: [Note], _ style: TextStyle
  ) -> String {
    var room = style.width - stem.count
    let name = name.printable.shortened(to: room)
    room -= name.count
    var words: [String] = []
    for note in notes {
      let gap = 2
      guard room >= gap + note.text.count else { break }
      room -= gap + note.text.count
      words.append(note.severity.map { style.severity($0, note.text) } ?? style.dim(note.text))
    }
    return stem + name + (words.isEmpty ? "" : "  " + words.joined(separator: ", "))
  }

  /// As many names as fit, and the number of the others.
  private static func line(_ stem: String, _ names: [String], _ style: TextStyle) -> String {
    let names = names.map(\.printable)
    let room = style.width - stem.count
    for count in stride(from: names.count, through: 1, by: -1) {
      let more = names.count - count
      let words =
        names.prefix(count).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
      if words.count <= room { return stem + style.dim(words) }
    }
    return stem + style.dim("\(names.count) more".shortened(to: room))
  }
}

extension StaticOutline.Edge {
  /// What is less than an attach, in a few words.
  fileprivate var words: String? {
    switch grade {
    case .attached: nil
    case .built: "only built"
    case .declared: "only declared"
    }
  }
}

extension String {
  /// The text with `…` for the end that does not fit.
  fileprivate func shortened(to room: Int) -> String {
    count <= room ? self : String(prefix(max(1, room - 1))) + "…"
  }
}

/// The rows of a static tree that fit.
private struct StaticTreeRows {
  /// The items shown, in the outline's order.
  let shown: [Int]
  /// The references below each item shown, which share a row.
  let references: [Int: [Int]]
  /// For each item how many RIBs below it are not shown.
  let hidden: [Int]
  /// How many RIBs are not shown.
  let leftOut: Int

  init(_ outline: StaticOutline, most: Int, levels: Int) {
    let items = outline.items
    var references: [Int: [Int]] = [:]
    for (index, item) in items.enumerated() where item.isReference {
      if let parent = item.parent { references[parent, default: []].append(index) }
    }
    let ribs = items.indices.filter { !items[$0].isReference }
    var room = most
    var isShown = [Bool](repeating: false, count: items.count)
    for index in ribs.sorted(by: { (items[$0].depth, $0) < (items[$1].depth, $1) }) {
      let rows = references[index] == nil ? 1 : 2
      guard room >= rows, items[index].depth < levels else { break }
      room -= rows
      isShown[index] = true
    }
    var hidden = items.map { _ in 0 }
    for index in ribs.reversed() where !isShown[index] {
      if let parent = items[index].parent { hidden[parent] += 1 + hidden[index] }
    }
    shown = ribs.filter { isShown[$0] }
    self.references = references
    self.hidden = hidden
    leftOut = ribs.count - shown.count
  }
}
