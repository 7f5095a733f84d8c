import ExclusiveObservation
import InstrumentedRIBs
import Testing

@testable import RIBsTesting

@Suite("A tree in a test", .exclusiveObservation)
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
    ("Root ×x", "Line 1 of the expected tree has '×x', which is not a count such as ×3."),
    ("Root\n└─ Home, Cart", "Line 2 of the expected tree has 'Cart' after the name."),
    ("Root\n├─ Home\n│     └─ Cart", "Line 3 of the expected tree stands too far right"),
    ("Root ×2,vewless", "Line 1 of the expected tree has 'vewless' after the name."),
    ("…", "Line 1 of the expected tree has no name of a RIB after its branch."),
  ])
  func `names the line that is no RIB, and is equal to nothing`(text: String, mistake: String) {
    let tree = RIBTree(stringLiteral: text)
    #expect(tree.mistake?.hasPrefix(mistake) == true, "\(tree.mistake ?? "no mistake")")
    #expect(tree != tree)
    #expect(tree.description == tree.mistake)
  }

  @Test(arguments: [
    "Root\n└─ Post  viewless, inactive", "Root\n└─ Post viewless inactive",
    "Root\n└─ Post inactive,viewless", "Root\n└─ Post  ×1, viewless,  inactive",
    "\nRoot  \n   \n└─ Post   inactive , viewless\n", "Root\n├─ Post  viewless, inactive",
  ]) func `may be written with other spaces and commas`(text: String) {
    #expect(RIBTree(stringLiteral: text).description == "Root\n└─ Post  viewless, inactive")
  }

  @Test func `may have names with an underscore, and several roots`() {
    let text = "_Root\n└─ _Home2\nOther"
    #expect(RIBTree(stringLiteral: text).description == text)
    #expect(RIBTree(stringLiteral: "").description == "")
    #expect(("" as RIBTree) == ("\n" as RIBTree) && ("" as RIBTree) != ("Root" as RIBTree))
  }

  @Test func `shares no line among leaves of different parents, or among roots and leaves`() {
    let text = """
      Root
      ├─ Home
      │  ├─ Post
      │  └─ Bar
      ├─ Menu
      │  └─ Post
      └─ Post ×2
      """
    #expect(RIBTree(stringLiteral: text).description == text)
    let written = "Root\n├─ Post\n├─ Menu\n│  └─ Post ×2\n└─ Post"
    #expect(
      RIBTree(stringLiteral: written).description
        == "Root\n├─ Post ×2\n└─ Menu\n   └─ Post ×2")
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
    let fitting = RIBTree(
      [RIBTree.Item(depth: 0, name: "Root")]
        + (0..<199).map { RIBTree.Item(depth: 1, name: "Page\($0)") })
    #expect(fitting.description.split(separator: "\n").count == 200)
    #expect(fitting.description.hasSuffix("└─ Page198"))
    let edge = RIBTree((0...61).map { RIBTree.Item(depth: $0, name: "Page") }).description
    #expect(edge.split(separator: "\n").count == 62 && edge.hasSuffix("└─ Page\n… 1 more"))
    let deep = RIBTree((0..<5000).map { RIBTree.Item(depth: $0, name: "Page") })
    #expect(deep.description.utf8.count < 20_000)
    #expect(deep.description.hasSuffix("… 4939 more"))
  }
}

@Suite("A tree with … for children that do not matter", .exclusiveObservation)
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

  @Test func `describes notes and counts exactly where no child is left out`() {
    for (expected, isFound) in [
      ("Root\n├─ …\n└─ Home\n   ├─ Profile\n   └─ Cart ×2", false),
      ("Root\n├─ …\n└─ Home\n   ├─ Profile  viewless\n   └─ Cart", false),
      ("Root\n├─ …\n└─ Home\n   ├─ Cart\n   └─ Profile", false),
      ("Root  inactive\n└─ …", false), ("Root\n├─ Tab  viewless\n└─ …", false),
      ("Root\n├─ Tab ×3\n├─ Bar  inactive\n└─ …", true),
      ("Root\n├─ Home\n│  └─ …\n├─ Tab ×3\n└─ Bar  inactive", true),
      ("Root\n├─ Home\n│  └─ …\n├─ Tab ×2\n└─ Bar  inactive", false),
      ("Root\n├─ Home\n│  └─ …\n├─ Tab ×3\n├─ Bar  inactive\n└─ Menu", false),
    ] {
      #expect((actual == RIBTree(stringLiteral: expected)) == isFound, "\(expected)")
    }
    #expect(("" as RIBTree) != ("Root\n└─ …" as RIBTree))
  }

  @Test func `takes each child once`() {
    let two: RIBTree = "Root\n├─ Tab\n│  └─ Feed\n└─ Tab\n   └─ Feed"
    #expect(two == "Root\n├─ …\n├─ Tab\n│  └─ Feed\n└─ Tab\n   └─ …")
    let one: RIBTree = "Root\n└─ Tab\n   └─ Feed"
    #expect(one != "Root\n├─ …\n├─ Tab\n│  └─ Feed\n└─ Tab\n   └─ …")
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

  @Test func `has a difference that pairs children of one name and shows counts as expected`() {
    func difference(_ expected: RIBTree, _ actual: RIBTree) -> String {
      RIBTreeDifference(expected: expected, actual: actual).lines.joined(separator: "\n")
    }
    #expect(
      difference("Root\n├─ Menu\n├─ Tab ×2\n└─ …", actual) == """
          Root
        - ├─ Menu
          ├─ Tab ×2
          └─ …
        """)
    #expect(
      difference("Root\n├─ Tab ×4\n└─ …", actual) == """
          Root
        - ├─ Tab ×4
        + ├─ Tab ×3
          └─ …
        """)
    let tabs: RIBTree = "Root\n├─ Tab\n│  └─ Feed\n└─ Tab\n   └─ Search"
    #expect(
      difference("Root\n├─ …\n├─ Tab\n│  └─ Search\n└─ Menu", tabs) == """
          Root
          ├─ …
          ├─ Tab
          │  └─ Search
        - └─ Menu
        """)
    #expect(
      difference("Root\n├─ Home\n│  ├─ Cart\n│  └─ …\n└─ Menu", actual) == """
          Root
          ├─ Home
          │  ├─ Cart
          │  └─ …
        - ├─ Menu
        + ├─ Tab ×3
        + └─ Bar  inactive
        """)
    #expect(difference("Shop\n└─ …", "") == "- Shop\n- └─ …")
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

  @Test func `marks trees that have nothing in common`() {
    #expect(
      difference("Shop\n└─ Cart", "Board\n└─ Cart\n   └─ Item") == """
        - Shop
        + Board
          └─ Cart
        +    └─ Item
        """)
    #expect(difference("", "Root") == "+ Root")
    #expect(difference("Root\n├─ A\n└─ B", "Root\n├─ B\n└─ A").contains("- "))
  }

  @Test func `is as long as a reader can bear`() {
    let names = { (letter: String) in
      RIBTree(
        [RIBTree.Item(depth: 0, name: "Root")]
          + (0..<20_000).map { RIBTree.Item(depth: 1, name: "\(letter)\($0)") })
    }
    let lines = RIBTreeDifference(expected: names("A"), actual: names("B")).lines
    #expect(lines.count == 201)
    // Of each tree, 500 lines are compared: the root, and 499 others.
    #expect(lines.last == "… 799 more")
  }
}
