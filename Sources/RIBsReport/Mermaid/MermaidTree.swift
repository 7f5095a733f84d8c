import RIBsAnalysis
import RIBsTrace

/// The tree a session ended with as a Mermaid flowchart, small enough to be drawn.
///
/// A tree that is larger keeps the RIBs that something was found on, the worst first, with the way to them, and
/// then what stands nearest to the roots.
public struct MermaidTree: Sendable {
  /// How large a graph may be. Mermaid itself draws no more than 50,000 characters and 500 edges.
  public struct Limits: Sendable {
    /// The most UTF-16 units, in which Mermaid counts.
    public var characters: Int
    /// The most lines between boxes.
    public var edges: Int

    /// - Parameters:
    ///   - characters: The most UTF-16 units.
    ///   - edges: The most lines between boxes.
    public init(characters: Int = 45_000, edges: Int = 450) {
      self.characters = characters
      self.edges = edges
    }
  }

  /// The flowchart, each line with its end; no fence around it.
  public let text: String
  /// How many RIBs the tree has, with those off it that are spoken of.
  public let ribs: Int
  /// How many of them there was no room for.
  public let leftOut: Int

  /// - Parameters:
  ///   - session: What the session showed.
  ///   - limits: How large the graph may be.
  public init(_ session: SessionReport, limits: Limits = Limits()) {
    self.init(TreeOutline(session), limits: limits)
  }

  /// - Parameters:
  ///   - outline: The tree, or an excerpt of it.
  ///   - limits: How large the graph may be.
  package init(_ outline: TreeOutline, limits: Limits = Limits()) {
    let items = outline.items
    let total = items.reduce(0) { $0 + $1.count + $1.hidden }
    // The note about what is left out has a place of its own in what there is.
    let room = limits.characters - Self.frame.utf16.count - Self.more(total).utf16.count
    var choice = MermaidChoice(items, room: room, edges: limits.edges)
    choice.choose()

    var text = Self.frame
    var shown = 0
    var numbers: [Int: Int] = [:]
    // The nearest above each that is drawn, and how many stand between.
    var anchors: [(place: Int, between: Int)?] = []
    for (place, item) in items.enumerated() {
      anchors.append(
        item.parent.flatMap { parent in
          if choice.isChosen[parent] { return (parent, 0) }
          return anchors[parent].map { ($0.place, $0.between + 1) }
        })
      guard choice.isChosen[place] else { continue }
      let number = numbers.count
      numbers[place] = number
      shown += item.count
      let box = MermaidBox(item)
      text += box.line(number)
      if let anchor = anchors[place], let parent = numbers[anchor.place] {
        text += box.edge(from: parent, to: number, between: anchor.between)
      }
    }
    ribs = total
    leftOut = total - shown
    self.text = text + (leftOut > 0 ? Self.more(leftOut) : "")
  }

  private static func more(_ count: Int) -> String {
    "    more[\"… \(count) more RIB\(count == 1 ? "" : "s"), not drawn\"]:::inactive\n"
  }

  /// Colours that the colour-blind tell apart; a mark in words stands beside each.
  private static let frame = """
    flowchart TD
        classDef error fill:#fdebe6,stroke:#c8390b,stroke-width:2px,color:#7d2206
        classDef warning fill:#fff5dc,stroke:#a86500,stroke-width:2px,color:#5e3900
        classDef active fill:#e8f1fb,stroke:#2f6fb2,color:#12263a
        classDef inactive fill:#f4f5f6,stroke:#87919b,color:#525d67

    """
}

/// Which RIBs of a tree are drawn where there is no room for all.
private struct MermaidChoice {
  private let items: [TreeOutline.Item]
  private var room: Int
  private var boxes: Int
  private let digits: Int
  private(set) var isChosen: [Bool]

  init(_ items: [TreeOutline.Item], room: Int, edges: Int) {
    self.items = items
    self.room = room
    // As many boxes as lines: a tree never has more lines, whatever it is cut to.
    boxes = edges
    digits = String(items.count).count
    isChosen = items.map { _ in false }
  }

  mutating func choose() {
    let faulty = items.indices.filter { items[$0].finding != nil }
    for place in faulty.sorted(by: isWorse) {
      guard boxes > 0 else { return }
      if !take(way(to: place)) { _ = take([place]) }
    }
    let byDepth = items.indices.sorted { (items[$0].depth, $0) < (items[$1].depth, $1) }
    for place in byDepth where !isChosen[place] {
      guard boxes > 0 else { return }
      if let parent = items[place].parent, !isChosen[parent] { continue }
      _ = take([place])
    }
  }

  private func isWorse(_ one: Int, _ other: Int) -> Bool {
    guard let first = items[one].finding?.severity, let second = items[other].finding?.severity,
      first != second
    else { return one < other }
    return first > second
  }

  /// The RIB and those above it that are not drawn yet; none where they are too many in any case.
  private func way(to place: Int) -> [Int] {
    var way: [Int] = []
    var next: Int? = place
    while let current = next, !isChosen[current] {
      guard way.count < boxes else { return [] }
      way.append(current)
      next = items[current].parent
    }
    return way
  }

  private mutating func take(_ places: [Int]) -> Bool {
    let size = places.reduce(0) { $0 + MermaidBox(items[$1]).size(digits: digits) }
    guard !places.isEmpty, places.count <= boxes, size <= room else { return false }
    boxes -= places.count
    room -= size
    for place in places { isChosen[place] = true }
    return true
  }
}
