import RIBsAnalysis

extension Diagram {
  /// Returns the URL of the code at a call site such as `Module/File.swift:12`; nil if it has none.
  package typealias SourceLink = (String) -> String?

  /// The style of a tree.
  package struct TreeStyle {
    /// Whether RIBs keep their positions at every moment of the session. RIBs of one name below one parent then
    /// share a box, and the analysis must have kept places.
    package var isStable: Bool
    /// The layout of the boxes.
    package var engine: any TreeEngine
    /// Returns the URL of the code at a call site.
    package var link: SourceLink

    /// - Parameters:
    ///   - isStable: Whether RIBs keep their positions at every moment of the session.
    ///   - engine: The layout of the boxes.
    ///   - link: Returns the URL of the code at a call site.
    package init(
      isStable: Bool = false, engine: any TreeEngine = TidyEngine(),
      link: @escaping SourceLink = { _ in nil }
    ) {
      self.isStable = isStable
      self.engine = engine
      self.link = link
    }
  }

  /// The tree of a session at the moment of the analysis. Detached RIBs that are still alive appear below their
  /// last parent, and findings appear on the RIBs they are about.
  ///
  /// - Parameters:
  ///   - session: The session that was analysed.
  ///   - excerpt: The part of the tree to draw. By default, a large tree is folded.
  ///   - style: The style of the tree.
  /// - Returns: The picture; nil if the session has no RIB at the path in focus.
  /// - Throws: Errors of the style's engine.
  package static func liveTree(
    of session: SessionReport, _ excerpt: TreeExcerpt = TreeExcerpt(),
    _ style: TreeStyle = TreeStyle()
  ) throws -> Diagram? {
    let word = session.nodeWord
    func boxes(_ items: [TreeOutline.Item]) -> [TreeBox] { items.boxes(word, style.link) }
    let sheet: TreeSheet
    let items: [TreeOutline.Item]
    let isFocusEmpty: Bool
    if style.isStable {
      let tree = PositionTree(session).excerpt(excerpt)
      isFocusEmpty = tree.ever.items.isEmpty
      items = tree.present
      sheet = try TreeSheet(
        boxes(items), in: boxes(tree.ever.items),
        at: tree.now.indices.filter { tree.now[$0] != nil }, style.engine)
    } else {
      items = TreeOutline(session).excerpt(excerpt).items
      isFocusEmpty = items.isEmpty
      sheet = try TreeSheet(boxes(items), style.engine)
    }
    if isFocusEmpty, excerpt.focus != nil { return nil }
    var tree = sheet.drawn()
    if items.isEmpty { tree.say(session.emptiness) }
    let size = items.size(word)
    let absent = AbsentFindings(session, excerpt, shownOn: items)
    return tree.followed(by: absent.drawn(most: sheet.fixedWidth, style.link)).framed(
      title: session.title,
      subtitle: "\(excerpt.subject) \(session.moment): \(size)",
      summary: session.summary(of: size), legend: Legend(items, word), width: sheet.fixedWidth)
  }
}

extension Diagram {
  /// Adds lines of text in place of a drawing.
  mutating func say(_ lines: [String]) {
    let lines = lines.map { Caption($0, .figure) }
    let height = 17 * Double(lines.count)
    size = Size(
      max(size.width, lines.map(\.width).max() ?? 0), max(size.height, height))
    for (index, line) in lines.enumerated() {
      let y = (size.height - height) / 2 + 17 * (Double(index) + 0.5)
      captions.append(line.at(Point(size.width / 2, y)))
    }
  }
}

extension PositionTree {
  /// The RIBs on the tree, each with the index of its parent among them.
  fileprivate var present: [TreeOutline.Item] {
    // For each RIB that was ever on the tree, its index in the list.
    var numbers: [Int?] = []
    var items: [TreeOutline.Item] = []
    for item in now {
      numbers.append(item == nil ? nil : items.count)
      guard var item else { continue }
      item.parent = item.parent.flatMap { numbers[$0] }
      items.append(item)
    }
    return items
  }
}

extension [TreeOutline.Item] {
  /// How many RIBs the picture shows, and how many it leaves out.
  fileprivate func size(_ nodeWord: NodeWord) -> String {
    let drawn = reduce(0) { $0 + $1.count }
    let off = reduce(0) { $0 + ($1.state == .leaked || $1.state == .kept ? $1.count : 0) }
    let hidden = reduce(0) { $0 + $1.hidden }
    return nodeWord.counted(drawn)
      + (off == 0 ? "" : ", \(off) of them off the tree")
      + (hidden == 0 ? "" : ", \(hidden) more not shown")
  }
}

extension TreeExcerpt {
  fileprivate var subject: String { focus.map { "\($0) in the tree" } ?? "The tree" }
}
