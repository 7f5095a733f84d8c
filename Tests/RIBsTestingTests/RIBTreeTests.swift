import InstrumentedRIBs
import Testing

@testable import RIBsTesting

@Suite("A tree in a test")
struct RIBTreeTests {
  @Test func `is read from the notation in which it is printed`() {
    let text = """
      Root
      ├─ LoggedIn  viewless
      │  ├─ Home  inactive
      │  │  └─ Profile
      │  └─ Post ×3  viewless, inactive
      └─ Bar
      """
    let tree = RIBTree(stringLiteral: text)
    #expect(tree.mistake == nil)
    #expect(tree.description == text)
  }

  @Test(arguments: [
    ("Root", "Root\n└─ A"), ("Root\n└─ A", "Root\n└─ B"), ("Root\n└─ A", "Root\n└─ A  viewless"),
    ("Root\n└─ A", "Root\n└─ A  inactive"), ("Root\n└─ A ×2", "Root\n└─ A"),
    ("Root\n├─ A\n└─ B", "Root\n├─ B\n└─ A"), ("Root\n├─ A\n│  └─ B", "Root\n├─ A\n└─ B"),
  ])
  func `differs in names, notes, counts, order and depth`(one: String, other: String) {
    #expect(RIBTree(stringLiteral: one) != RIBTree(stringLiteral: other))
    #expect(RIBTree(stringLiteral: one) == RIBTree(stringLiteral: one))
  }

  @Test func `shares a line among equal RIBs without children, however they are written`() {
    let tree: RIBTree = """
      Root
      ├─ Post
      ├─ Bar
      ├─ Post ×2
      └─ Post
         └─ Detail
      """
    let same: RIBTree = """
      Root
      ├─ Post ×3
      ├─ Bar
      └─ Post
         └─ Detail
      """
    #expect(tree == same)
  }

  @Test(arguments: [
    ("Root\n  Home", "Line 2 of the expected tree has no name of a RIB after its branch."),
    ("Root\n   Home", "Line 2 of the expected tree is indented and has no branch."),
    ("Root\n│  └─ Home", "Line 2 of the expected tree stands too far right"),
    ("├─ Home", "Line 1 of the expected tree stands too far right"),
    ("Root\n├─ ", "Line 2 of the expected tree has no name of a RIB"),
    ("Root  gone", "Line 1 of the expected tree has 'gone' after the name."),
    ("Root ×0", "Line 1 of the expected tree has '×0', which is not a count"),
    ("\nRoot\n\n✗ Home", "Line 4 of the expected tree has no name"),
  ])
  func `names the line that is no RIB, and is equal to nothing`(text: String, mistake: String) {
    let tree = RIBTree(stringLiteral: text)
    #expect(tree.mistake?.hasPrefix(mistake) == true, "\(tree.mistake ?? "no mistake")")
    #expect(tree != tree)
    #expect(tree.description == tree.mistake)
  }

  @Test func `has parts, each of them a tree`() {
    let tree: RIBTree = """
      Root
      ├─ Home
      │  └─ Post ×2
      └─ Bar
      """
    #expect(tree["Home"] == "Home\n└─ Post ×2")
    #expect(tree["Post"] == "Post ×2")
    #expect(tree["Root"] == tree)
    #expect(tree["Cart"] == nil)
  }

  @Test func `is that of a router, in attach order`() {
    let shop = ShopRouter.launched()
    shop.open()
    shop.open()
    let idle = PageRouter(interactor: PageInteractor())
    shop.attachChild(idle)
    idle.interactable.deactivate()
    #expect(
      shop.tree == """
        Shop
        ├─ Page ×2  viewless
        └─ Page  viewless, inactive
        """)
    #expect(idle.tree == "Page  viewless, inactive")
  }

  @Test func `ends where RIBs are attached in a circle`() {
    final class Node {
      var children: [Node] = []
    }
    let root = Node()
    let child = Node()
    root.children = [child, child]
    child.children = [root]
    defer { child.children = [] }
    let tree = RIBTree(
      root, name: { $0 === root ? "RootRouter" : "ChildRouter" }, children: \.children,
      isActive: { _ in true })
    #expect(tree == "Root\n├─ Child\n│  └─ Root\n└─ Child")
  }

  @Test func `prints a part of what is too large to read`() {
    let wide = RIBTree(
      [RIBTree.Item(depth: 0, name: "Root")]
        + (0..<1000).map { RIBTree.Item(depth: 1, name: "Page\($0)") })
    let lines = wide.description.split(separator: "\n")
    #expect(lines.count == 201)
    #expect(lines.last == "… 801 more")
    let deep = RIBTree((0..<5000).map { RIBTree.Item(depth: $0, name: "Page") })
    #expect(deep.description.utf8.count < 20_000)
    #expect(deep.description.hasSuffix("… 4939 more"))
  }
}

@Suite("A tree with … for children that do not matter")
struct LooseTreeTests {
  private let actual: RIBTree = """
    Root
    ├─ Home
    │  ├─ Profile
    │  └─ Cart
    ├─ Tab ×3
    └─ Bar  inactive
    """

  @Test func `describes trees with other children, in any order`() {
    for expected: RIBTree in [
      "Root\n└─ …", "Root\n├─ Bar  inactive\n├─ ...\n└─ Tab ×2",
      "Root\n├─ …\n└─ Home\n   ├─ Profile\n   └─ Cart",
      "Root\n├─ …\n└─ Home\n   ├─ …\n   └─ Cart",
    ] {
      #expect(actual == expected)
      #expect(expected == actual)
    }
  }

  @Test func `describes no tree in which a named child is missing or other than named`() {
    for expected: RIBTree in [
      "Root\n├─ Menu\n└─ …", "Root\n├─ Bar\n└─ …", "Root\n├─ Tab ×4\n└─ …",
      "Root\n├─ …\n└─ Home", "Root\n├─ …\n└─ Home\n   └─ Cart", "Shop\n└─ …",
    ] {
      #expect(actual != expected)
    }
  }

  @Test func `picks of several children of a name the one that fits`() {
    let actual: RIBTree = "Root\n├─ Tab\n│  └─ Feed\n└─ Tab\n   └─ Search"
    #expect(actual == "Root\n├─ …\n└─ Tab\n   └─ Search")
  }

  @Test func `has a difference without the children that do not matter`() {
    let expected: RIBTree = "Root\n├─ Menu\n├─ …\n└─ Home\n   └─ Cart"
    #expect(
      RIBTreeDifference(expected: expected, actual: actual).lines.joined(separator: "\n") == """
          Root
        - ├─ Menu
          ├─ …
          └─ Home
        +    ├─ Profile
             └─ Cart
        """)
  }

  @Test func `has nothing below …`() {
    let tree: RIBTree = "Root\n└─ …\n   └─ Home"
    #expect(tree.description.hasPrefix("Line 3 of the expected tree stands too far right"))
  }
}

@Suite("The difference between two trees")
struct RIBTreeDifferenceTests {
  private func difference(_ expected: RIBTree, _ actual: RIBTree) -> String {
    RIBTreeDifference(expected: expected, actual: actual).lines.joined(separator: "\n")
  }

  @Test func `marks what is missing and what is not expected, where it belongs`() {
    let expected: RIBTree = """
      Root
      ├─ Home
      │  └─ Profile
      └─ Bar
      """
    let actual: RIBTree = """
      Root
      ├─ Home  inactive
      │  ├─ Profile
      │  └─ Cart
      └─ Bar
      """
    #expect(
      difference(expected, actual) == """
          Root
        - ├─ Home
        + ├─ Home  inactive
          │  ├─ Profile
        + │  └─ Cart
          └─ Bar
        """)
  }

  @Test func `is as long as a reader can bear`() {
    let names = { (letter: String) in
      RIBTree(
        [RIBTree.Item(depth: 0, name: "Root")]
          + (0..<20_000).map { RIBTree.Item(depth: 1, name: "\(letter)\($0)") })
    }
    let lines = RIBTreeDifference(expected: names("A"), actual: names("B")).lines
    #expect(lines.count == 201)
  }
}
