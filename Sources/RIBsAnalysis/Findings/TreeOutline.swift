import RIBsTrace

/// A session's tree as people want to see it: what stands on it, what left it and is spoken of in a
/// finding below the parent it left, and equal leaves below one parent as one.
package struct TreeOutline {
  /// A RIB, or several equal ones.
  package struct Item {
    package let place: Place
    /// The parent's place in the list; it comes before its children.
    package internal(set) var parent: Int?
    /// How far below a root it stands.
    package let depth: Int
    package let id: Int
    package let name: String
    package let kind: RIBKind?
    package let isActive: Bool
    /// The worst finding about the RIB that counts.
    package let finding: Finding?
    /// How many equal siblings it stands for.
    package fileprivate(set) var count = 1
    package fileprivate(set) var hasChildren = false
    /// How many RIBs below it are not shown.
    package internal(set) var hidden = 0

    /// Its name, and how many there are of it.
    package func label(_ name: String) -> String { count == 1 ? name : "\(name) ×\(count)" }

    fileprivate func isTwin(of other: Item) -> Bool {
      place == other.place && kind == other.kind && isActive == other.isActive
        && fault == other.fault
    }

    /// A mere note does not tell it from its siblings.
    private var fault: String? {
      finding.flatMap { $0.severity > .info ? $0.rule : nil }
    }
  }

  /// How a RIB stands to the parent above it.
  package enum Place: Equatable {
    case attached
    /// It left the tree and is still alive.
    case retained
    /// It left the tree and is kept to be attached again.
    case kept
  }

  private struct LeafKey: Hashable {
    var parent: Int?
    var name: String
  }

  /// In preorder, children in attach order.
  package internal(set) var items: [Item] = []
  /// Leaves that equal ones below the same parent may join.
  private var leaves: [LeafKey: [Int]] = [:]

  package init(_ session: SessionReport) {
    let tree = session.tree
    let worst = Self.worstFindings(session.findingsSoFar)
    let departed = Departed(tree.detached) { worst[$0] != nil }
    var children: [Int?: [Int]] = [:]
    for (place, node) in tree.nodes.enumerated() {
      children[node.parent, default: []].append(place)
    }

    // Read from its end: the next RIB is the last of the list.
    var waiting = (children[nil] ?? []).reversed().map { (place: $0, parent: Int?.none) }
    while let (place, parent) = waiting.popLast() {
      let node = tree.nodes[place]
      let below = (attached: children[place] ?? [], departed: departed.left(place))
      let item = Item(
        place: .attached, parent: parent, depth: depth(below: parent), id: node.id, name: node.rib,
        kind: node.kind, isActive: node.isActive, finding: worst[node.id],
        hasChildren: !below.attached.isEmpty || !below.departed.isEmpty)
      guard let own = append(item) else { continue }
      for rib in below.departed { append(rib, below: own, departed, worst) }
      waiting += below.attached.reversed().map { ($0, own) }
    }
    for rib in departed.left(nil) { append(rib, below: nil, departed, worst) }
  }

  private func depth(below parent: Int?) -> Int { parent.map { items[$0].depth + 1 } ?? 0 }

  /// A RIB off the tree, and what is worth showing of those attached to it.
  private mutating func append(
    _ top: Int, below parent: Int?, _ departed: Departed, _ worst: [Int: Finding]
  ) {
    var waiting = [(top, parent)]
    while let (index, parent) = waiting.popLast() {
      let rib = departed.ribs[index]
      let finding = worst[rib.id]
      let below = departed.attached(to: index)
      let isKept = finding == nil || finding?.severity == .info
      let item = Item(
        place: index == top ? (isKept ? .kept : .retained) : .attached, parent: parent,
        depth: depth(below: parent), id: rib.id, name: rib.rib, kind: rib.kind,
        isActive: rib.isActive, finding: finding, hasChildren: !below.isEmpty)
      guard let own = append(item) else { continue }
      waiting += below.reversed().map { ($0, own) }
    }
  }

  /// - Returns: The item's place in the list; nil where an equal leaf took it in.
  private mutating func append(_ item: Item) -> Int? {
    if !item.hasChildren {
      let key = LeafKey(parent: item.parent, name: item.name)
      if let twin = leaves[key]?.first(where: { items[$0].isTwin(of: item) }) {
        items[twin].count += 1
        return nil
      }
      leaves[key, default: []].append(items.count)
    }
    items.append(item)
    return items.count - 1
  }

  private static func worstFindings(_ findings: [Finding]) -> [Int: Finding] {
    findings.reduce(into: [:]) { worst, finding in
      guard let id = finding.id, finding.exemption == nil else { return }
      if let known = worst[id], known.severity >= finding.severity { return }
      worst[id] = finding
    }
  }
}

/// The RIBs off the tree that are worth showing: those a finding speaks of, and those they stand below.
private struct Departed {
  let ribs: [TreeSnapshot.Detached]
  private var byLastParent: [Int?: [Int]] = [:]
  private var byParent: [Int: [Int]] = [:]

  init(_ ribs: [TreeSnapshot.Detached], isSpokenOf: (Int) -> Bool) {
    self.ribs = ribs
    var shows = ribs.map { isSpokenOf($0.id) }
    for (index, rib) in ribs.enumerated().reversed() where shows[index] {
      if let parent = rib.parent { shows[parent] = true }
    }
    for (index, rib) in ribs.enumerated() where shows[index] {
      if let parent = rib.parent {
        byParent[parent, default: []].append(index)
      } else {
        byLastParent[rib.lastParent, default: []].append(index)
      }
    }
  }

  func left(_ lastParent: Int?) -> [Int] { byLastParent[lastParent] ?? [] }
  func attached(to parent: Int) -> [Int] { byParent[parent] ?? [] }
}
