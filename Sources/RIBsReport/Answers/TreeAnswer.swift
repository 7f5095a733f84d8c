import RIBsAnalysis

/// A session's tree as an indented outline, in the words of the text report, with the RIBs' numbers. For an assistant.
package struct TreeAnswer {
  /// A larger tree is folded to what matters. So many lines have room in an answer unless the tree is very deep.
  private static let mostItems = 300

  /// At most this many marks are named.
  private static let mostMarks = 20

  private let session: SessionReport
  private let source: String
  private let focus: String?
  /// In preorder, from the focus down.
  private let items: [TreeOutline.Item]
  private let style = TextStyle.plain

  /// - Parameters:
  ///   - session: A session with its tree at the wanted moment.
  ///   - source: The trace's path.
  ///   - focus: The path of the RIBs to show, with everything below them; nil for the whole tree.
  ///   - depth: How many levels to show below the focus, or below the roots; nil for all.
  /// - Returns: Nil if the tree has no RIB at the focus.
  package init?(_ session: SessionReport, source: String, focus: String?, depth: Int?) {
    // The RIBs above the focus are its path, and need no lines.
    let top = Self.depth(of: focus)
    let excerpt = TreeExcerpt(focus: focus, depth: depth, most: top + Self.mostItems)
    let items = TreeOutline(session).excerpt(excerpt).items
    if items.isEmpty, focus != nil { return nil }
    self.items = items.filter { $0.depth >= top }
    (self.session, self.source, self.focus) = (session, source, focus)
  }

  /// The moment and the outline.
  package var text: String {
    var lines = head + [""]
    let top = Self.depth(of: focus)
    let branches = TreeBranches(
      items.map { TreeBranches.Node(depth: $0.depth - top, isOnTree: $0.status == .attached) })
    var room = Answer.longest - Answer.reserve - Answer.size(of: lines)
    var shown = 0
    for (branch, item) in zip(branches.first, items) {
      let line = branch + words(item)
      room -= line.utf8.count + 1
      guard room >= 0 || shown == 0 else { break }
      lines.append(line)
      shown += 1
    }
    return Answer.text(lines + tail(leftOut: items.count - shown))
  }

  /// How many levels below a root the RIBs at a path are.
  private static func depth(of path: String?) -> Int { path?.count { $0 == "/" } ?? 0 }

  private var head: [String] {
    var lines = ["\(source), session \(session.name)".printable]
    let point = session.snapshotPoint
    let isEnd = point.map { $0.moment == .end } ?? true
    let moment =
      (isEnd ? ["at the end"] : [])
      + (point.map { ["after event \($0.seq)", "at \(LogWords.time($0.time))"] } ?? [])
    let size = session.tree.nodes.count
    lines.append("The tree \(moment.joined(separator: ", ")): \(session.nodeWord.counted(size))")
    if let focus { lines += style.lines("Below \(focus)", indent: 0) }
    if items.isEmpty, let fullest = session.fullest {
      lines.append(fullest.words(session.nodeWord))
    }
    if !session.marks.isEmpty { lines += style.lines("Marks: \(marks)", indent: 0) }
    return lines
  }

  /// The session's marks, of which each names a moment.
  private var marks: String {
    let more = session.marks.count - Self.mostMarks
    return session.marks.prefix(Self.mostMarks).joined(separator: ", ")
      + (more > 0 ? " and \(more) more" : "")
  }

  /// What is hidden, and how to see it.
  private func tail(leftOut: Int) -> [String] {
    let isFolded = items.contains { $0.hidden > 0 }
    var words: [String] = []
    if leftOut > 0 { words.append("The last \(leftOut) lines have no room here.") }
    if isFolded || leftOut > 0 {
      words.append(
        "Ask again with focus, the path of a \(session.nodeWord.rawValue), to see what is hidden below it."
      )
    }
    return words.isEmpty ? [] : ["", words.joined(separator: " ")]
  }

  private func words(_ item: TreeOutline.Item) -> String {
    let name = item.label(item.name.printable)
    let id = item.count == 1 ? "\(item.id)" : "\(item.id) and \(item.count - 1) more"
    var notes = TreeText.state(item, style)
    notes += item.troubles.map { TreeText.mark($0, style) }
    if item.hidden > 0 { notes.append("\(item.hidden) more below") }
    return "\(name) (\(id))" + (notes.isEmpty ? "" : "  \(notes.joined(separator: ", "))")
  }
}
