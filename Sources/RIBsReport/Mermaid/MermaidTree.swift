import RIBsAnalysis
import RIBsTrace

/// A tree as a Mermaid flowchart, small enough to draw: the final tree of a session, or the tree in an app's source.
///
/// A larger tree keeps the RIBs with findings, the worst first, and the paths to them. RIBs nearest to the
/// roots fill the rest.
package struct MermaidTree: Sendable {
  /// Limits on a graph's size. Mermaid itself draws at most 50,000 characters and 500 edges.
  package struct Limits: Sendable {
    /// The maximum number of UTF-16 units, the unit in which Mermaid counts.
    package var characters: Int
    /// The maximum number of lines between boxes.
    package var edges: Int

    /// - Parameters:
    ///   - characters: The maximum number of UTF-16 units.
    ///   - edges: The maximum number of lines between boxes.
    package init(characters: Int = 45_000, edges: Int = 450) {
      self.characters = characters
      self.edges = edges
    }
  }

  /// The flowchart without a fence. Each line has its line ending.
  package let text: String
  /// How many RIBs the tree has, including detached ones that appear in findings.
  package let ribs: Int
  /// How many of them did not fit.
  package let leftOut: Int

  /// - Parameters:
  ///   - session: What the session showed.
  ///   - limits: Limits on the graph's size.
  package init(_ session: SessionReport, limits: Limits = Limits()) {
    self.init(TreeOutline(session), limits: limits)
  }

  /// - Parameters:
  ///   - outline: The tree, or an excerpt of it.
  ///   - limits: Limits on the graph's size.
  package init(_ outline: TreeOutline, limits: Limits = Limits()) {
    self.init(outline.items, outline.nodeWord, limits: limits)
  }

  /// - Parameters:
  ///   - outline: The tree in the source.
  ///   - limits: Limits on the graph's size.
  package init(_ outline: StaticOutline, limits: Limits = Limits()) {
    self.init(
      outline.items.map { StaticMermaidItem(item: $0, outline: outline) }, .rib, limits: limits)
  }

  private init(_ items: [some MermaidItem], _ nodeWord: NodeWord, limits: Limits) {
    let total = items.reduce(0) { $0 + $1.count + $1.hidden }
    // Reserve room for the note about RIBs left out.
    let room = limits.characters - Self.frame.utf16.count - Self.more(total, nodeWord).utf16.count
    var choice = MermaidChoice(items, room: room, edges: limits.edges)
    choice.choose()

    var text = Self.frame
    var shown = 0
    var numbers: [Int: Int] = [:]
    // The nearest drawn ancestor of each RIB, and how many RIBs lie between the two.
    var anchors: [(index: Int, between: Int)?] = []
    for (index, item) in items.enumerated() {
      anchors.append(
        item.parent.flatMap { parent in
          if choice.isChosen[parent] { return (parent, 0) }
          return anchors[parent].map { ($0.index, $0.between + 1) }
        })
      guard choice.isChosen[index] else { continue }
      let number = numbers.count
      numbers[index] = number
      shown += item.count
      let box = item.box
      text += box.line(number)
      if let anchor = anchors[index], let parent = numbers[anchor.index] {
        text += box.edge(from: parent, to: number, between: anchor.between)
      }
    }
    ribs = total
    leftOut = total - shown
    self.text = text + (leftOut > 0 ? Self.more(leftOut, nodeWord) : "")
  }

  private static func more(_ count: Int, _ nodeWord: NodeWord) -> String {
    "    more[\"… \(count) more \(nodeWord.rawValue)\(count == 1 ? "" : "s"), not drawn\"]:::inactive\n"
  }

  /// Colours that colour-blind readers can tell apart. Each has a mark in words beside it.
  private static let frame = """
    flowchart TD
        classDef error fill:#fdebe6,stroke:#c8390b,stroke-width:2px,color:#7d2206
        classDef warning fill:#fff5dc,stroke:#a86500,stroke-width:2px,color:#5e3900
        classDef active fill:#e8f1fb,stroke:#2f6fb2,color:#12263a
        classDef inactive fill:#f4f5f6,stroke:#87919b,color:#525d67

    """
}

/// Chooses the RIBs to draw if a tree is too large.
private struct MermaidChoice<Item: MermaidItem> {
  private let items: [Item]
  private var room: Int
  private var boxes: Int
  private let digits: Int
  private(set) var isChosen: [Bool]

  init(_ items: [Item], room: Int, edges: Int) {
    self.items = items
    self.room = room
    // As many boxes as lines, since a tree never has more lines than boxes, however it is cut.
    boxes = edges
    digits = String(items.count).count
    isChosen = items.map { _ in false }
  }

  mutating func choose() {
    let faulty = items.indices.filter { items[$0].severity != nil }
    for index in faulty.sorted(by: isWorse) {
      guard boxes > 0 else { return }
      if !take(undrawnPath(to: index)) { _ = take([index]) }
    }
    let byDepth = items.indices.sorted { (items[$0].depth, $0) < (items[$1].depth, $1) }
    for index in byDepth where !isChosen[index] {
      guard boxes > 0 else { return }
      if let parent = items[index].parent, !isChosen[parent] { continue }
      _ = take([index])
    }
  }

  private func isWorse(_ one: Int, _ other: Int) -> Bool {
    guard let first = items[one].severity, let second = items[other].severity,
      first != second
    else { return one < other }
    return first > second
  }

  /// The RIB and its ancestors that are not chosen yet; empty if they exceed the limit.
  private func undrawnPath(to index: Int) -> [Int] {
    var path: [Int] = []
    var next: Int? = index
    while let current = next, !isChosen[current] {
      guard path.count < boxes else { return [] }
      path.append(current)
      next = items[current].parent
    }
    return path
  }

  private mutating func take(_ indices: [Int]) -> Bool {
    let size = indices.reduce(0) { $0 + items[$1].box.size(digits: digits) }
    guard !indices.isEmpty, indices.count <= boxes, size <= room else { return false }
    boxes -= indices.count
    room -= size
    for index in indices { isChosen[index] = true }
    return true
  }
}
