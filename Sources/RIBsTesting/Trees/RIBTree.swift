import RIBsRecording

/// A tree of RIBs as a test expects it, or as it is. A string literal is one, in the notation of the text report:
///
///     #expect(root.tree == """
///       Root
///       ├─ LoggedIn  viewless
///       │  └─ Home
///       └─ Tab ×3
///       """)
///
/// Children are in attach order. After two spaces follows `viewless` for a RIB without a view, and `inactive` for one whose
/// interactor is not active. Equal RIBs without children below one parent share a line.
///
/// A line `└─ …` in an expected tree stands for any other children of the RIB above it. The children that are named must be
/// there then, in any order.
public struct RIBTree: Sendable {
  /// A RIB, or several equal ones without children.
  struct Item: Hashable, Sendable {
    /// The name that stands for any other children.
    static let more = "…"

    /// How many levels below the root it is.
    var depth: Int
    var name: String
    var count = 1
    var isViewless = false
    var isInactive = false

    /// Whether it stands for any other children.
    var isMore: Bool { name == Self.more }
  }

  /// In preorder.
  let items: [Item]
  /// Why the text is no tree; nil if it is one.
  let mistake: String?

  /// - Parameter items: In preorder. The first is a root, and none is more than one level below the one before it.
  init(_ items: [Item]) {
    self.items = Self.folded(items)
    mistake = nil
  }

  /// - Parameter items: Of another tree, folded.
  init(part items: [Item]) { (self.items, mistake) = (items, nil) }

  fileprivate init(mistake: String) { (items, self.mistake) = ([], mistake) }

  /// Reads any runtime's tree:
  ///
  ///     RIBTree(router, name: { "\(type(of: $0))" }, children: \.children, isActive: \.interactable.isActive)
  ///
  /// - Parameters:
  ///   - root: The router at the top.
  ///   - name: A router's type name. A trailing `Router` and generic arguments are dropped.
  ///   - children: The routers attached to one, in attach order.
  ///   - isActive: Whether a router's interactor is active.
  ///   - isViewless: Whether a RIB has no view, to be noted as `viewless`; nothing is noted by default.
  public init<Node>(
    _ root: Node, name: (Node) -> String, children: (Node) -> [Node], isActive: (Node) -> Bool,
    isViewless: (Node) -> Bool = { _ in false }
  ) {
    var items: [Item] = []
    var seen: Set<ObjectIdentifier> = []
    // The routers to list, the next one last.
    var open = [(node: root, depth: 0)]
    while let (node, depth) = open.popLast() {
      items.append(
        Item(
          depth: depth, name: RIBIdentity.name(ofRouter: name(node)), isViewless: isViewless(node),
          isInactive: !isActive(node)))
      // A router that is attached twice, or below itself, stands twice. Its children do not.
      guard seen.insert(ObjectIdentifier(node as AnyObject)).inserted else { continue }
      open += children(node).reversed().map { ($0, depth + 1) }
    }
    self.init(items)
  }

  /// The first RIB with this name and everything below it; nil if there is none.
  public subscript(name: String) -> RIBTree? {
    guard let first = items.firstIndex(where: { $0.name == name }) else { return nil }
    let top = items[first]
    let below = items[(first + 1)...].prefix { $0.depth > top.depth }
    return RIBTree(
      part: ([top] + below).map { item in
        var item = item
        item.depth -= top.depth
        return item
      })
  }

  /// Lets equal leaves below one parent share an item.
  private static func folded(_ items: [Item]) -> [Item] {
    struct Leaf: Hashable {
      let parent: Int?
      let item: Item
    }
    var folded: [Item] = []
    var leaves: [Leaf: Int] = [:]
    // The index in `folded` of the RIB last seen at each depth.
    var above: [Int] = []
    for (index, item) in items.enumerated() {
      above.removeSubrange(min(item.depth, above.count)...)
      let isLeaf = index + 1 == items.count || items[index + 1].depth <= item.depth
      var one = item
      one.count = 1
      let leaf = Leaf(parent: above.last, item: one)
      if isLeaf, let shared = leaves[leaf] {
        folded[shared].count += item.count
      } else {
        if isLeaf { leaves[leaf] = folded.count }
        above.append(folded.count)
        folded.append(item)
      }
    }
    return folded
  }
}

extension RIBTree: Equatable {
  /// Text that is no tree is equal to nothing. A tree with `…` is equal to each tree that it describes.
  public static func == (one: RIBTree, other: RIBTree) -> Bool {
    guard one.mistake == nil, other.mistake == nil else { return false }
    if one.isLoose { return LooseTree(one, of: other).isFound }
    if other.isLoose { return LooseTree(other, of: one).isFound }
    return one.items == other.items
  }

  /// Whether it names some of the children only.
  var isLoose: Bool { items.contains(where: \.isMore) }
}

extension RIBTree: ExpressibleByStringLiteral {
  /// Reads the notation of the text report.
  public init(stringLiteral text: String) {
    do {
      self.init(try RIBTreeText.items(text))
    } catch {
      self.init(mistake: error.description)
    }
  }
}

extension RIBTree: CustomStringConvertible {
  /// The tree in the notation of the text report, or what is wrong with the text.
  public var description: String {
    mistake ?? TreeDrawing(items.map { ("", $0.depth, $0.label) }).lines.joined(separator: "\n")
  }
}
