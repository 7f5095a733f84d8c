import ModernRIBs
import RIBsRecorder
import RIBsTesting
import Shop
import Testing

@Suite("Passing", .checksRIBTree) @MainActor
struct PassingTests {
  private let window = RIBWindow()

  @Test func `a flow that closes`() {
    let shop = ShopRouter()
    shop.launch(from: window)
    shop.openProfile()
    shop.closeProfile()
    expectTree(shop, "Shop")
  }

  @Test func `a tree stays up`() {
    let shop = ShopRouter()
    shop.launch(from: window)
    shop.openProfile()
    shop.openTab()
    shop.openTab()
    expectTree(
      shop,
      """
      Shop
      ├─ Profile  viewless
      └─ Tab ×2  viewless
      """)
    #expect(shop.tree["Profile"] == "Profile  viewless")
    #expect(shop.tree["Cart"] == nil)
  }

  @Test func `a test without RIBs in a suite that is checked`() {}

  @Test func `a known issue`() async {
    await withKnownIssue("The cart is overwritten") {
      await withRIBTreeChecks {
        let shop = ShopRouter()
        shop.launch(from: window)
        shop.openCartWithoutGuard()
        shop.openCartWithoutGuard()
      }
    }
  }

  @Test(.checksRIBTree(reusable: ["Wish"])) func `a RIB that is kept on purpose`() {
    let shop = ShopRouter()
    shop.launch(from: window)
    shop.openAndHideWish()
  }

  @Test func `rounds that close what they open`() async {
    let shop = ShopRouter()
    shop.launch(from: window)
    await repeating(20) {
      shop.openProfile()
      shop.closeProfile()
    }
    let left = await ribsLeftBehind {
      shop.openProfile()
      shop.closeProfile()
    }
    #expect(left == [])
  }

  @Test func `another runtime`() {
    let root = ForeignRouter("RootRouter")
    let probe = TreeProbe(root: root)
    root.open("DetailRouter")
    probe.sample()
    expectTree(root.tree, "Root\n└─ Detail")
    root.close()
  }
}

@Test(.knownIssue, .checksRIBTree) @MainActor func `a known issue of a whole test`() {
  let shop = ShopRouter()
  shop.launch(from: RIBWindow())
  shop.openCartWithoutGuard()
  shop.openCartWithoutGuard()
}

/// Wraps a test, and the checks that follow, in a known issue.
struct KnownIssue: TestTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await withKnownIssue { try await function() }
  }
}

extension Trait where Self == KnownIssue {
  static var knownIssue: Self { Self() }
}

extension ForeignRouter {
  var tree: RIBTree {
    RIBTree(self, name: \.name, children: \.children, isActive: \.isActive)
  }
}

extension TreeProbe<ForeignRouter> {
  @MainActor convenience init(root: ForeignRouter) {
    self.init(
      root: root, name: \.name, children: \.children, isActive: \.isActive,
      holders: { [$0] })
  }
}
