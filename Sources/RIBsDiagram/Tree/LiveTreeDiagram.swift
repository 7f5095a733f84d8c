import RIBsAnalysis

extension Diagram {
  /// Tells where the code at a call site, such as `Module/File.swift:12`, can be read; nil where it cannot.
  public typealias SourceLink = (String) -> String?

  /// How to draw a tree.
  public struct TreeStyle {
    /// Whether RIBs stand where they stand at any other moment of the session. Then RIBs of one name below one
    /// parent are one box, and the analysis has to have kept places.
    public var keepsPlaces: Bool
    /// What places the boxes.
    public var engine: any TreeEngine
    /// Where the code of a call site can be read.
    public var link: SourceLink

    /// - Parameters:
    ///   - keepsPlaces: Whether RIBs stand where they stand at any other moment of the session.
    ///   - engine: What places the boxes.
    ///   - link: Where the code of a call site can be read.
    public init(
      keepsPlaces: Bool = false, engine: any TreeEngine = TidyEngine(),
      link: @escaping SourceLink = { _ in nil }
    ) {
      self.keepsPlaces = keepsPlaces
      self.engine = engine
      self.link = link
    }
  }

  /// The tree of a session as it stood at the moment it was looked at, what is off the tree and alive below the parent it
  /// left, and what was found on the RIB it was found on.
  ///
  /// - Parameters:
  ///   - session: What the session showed.
  ///   - excerpt: Which part of the tree to draw; a large tree is folded by default.
  ///   - style: How to draw it.
  /// - Returns: The picture; nil where the session has nothing at the path in focus.
  /// - Throws: What the style's engine throws.
  public static func liveTree(
    of session: SessionReport, _ excerpt: TreeExcerpt = TreeExcerpt(),
    _ style: TreeStyle = TreeStyle()
  ) throws -> Diagram? {
    let sheet: TreeSheet
    let isFocusEmpty: Bool
    if style.keepsPlaces {
      let tree = StandingTree(session).excerpt(excerpt)
      isFocusEmpty = tree.ever.items.isEmpty
      sheet = try TreeSheet(tree, style.engine, style.link)
    } else {
      let items = TreeOutline(session).excerpt(excerpt).items
      isFocusEmpty = items.isEmpty
      sheet = try TreeSheet(items, style.engine, style.link)
    }
    if isFocusEmpty, excerpt.focus != nil { return nil }
    var tree = sheet.drawn()
    if sheet.items.isEmpty { tree.say(session.emptiness) }
    let size = sheet.items.size
    let absent = AbsentFindings(session, excerpt, shownOn: sheet.items)
    return tree.followed(by: absent.drawn(most: sheet.fixedWidth, style.link)).framed(
      title: session.title,
      subtitle: "\(excerpt.subject) \(session.moment): \(size)",
      summary: session.summary(of: size), legend: Legend(sheet.items), width: sheet.fixedWidth)
  }
}

extension Diagram {
  /// Lines instead of a drawing.
  fileprivate mutating func say(_ lines: [String]) {
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

extension [TreeOutline.Item] {
  /// How many RIBs are drawn, and how many more there are.
  fileprivate var size: String {
    let drawn = reduce(0) { $0 + $1.count }
    let off = reduce(0) { $0 + ($1.state == .leaked || $1.state == .kept ? $1.count : 0) }
    let hidden = reduce(0) { $0 + $1.hidden }
    return (drawn == 1 ? "1 RIB" : "\(drawn) RIBs")
      + (off == 0 ? "" : ", \(off) of them off the tree")
      + (hidden == 0 ? "" : ", \(hidden) more not shown")
  }
}

extension TreeExcerpt {
  fileprivate var subject: String { focus.map { "\($0) in the tree" } ?? "The tree" }
}
