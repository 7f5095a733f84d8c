import ModernRIBs
import RIBsRecorder
import RIBsTesting
import Shop
import Testing

@Suite("Failing") @MainActor
struct FailingTests {
  private let window = RIBWindow()

  private func launchedShop(_ memory: Memory = Memory()) -> ShopRouter {
    let shop = ShopRouter(memory: memory)
    shop.launch(from: window)
    return shop
  }

  @Test(.checksRIBTree) func `a lost child`() {
    let shop = launchedShop()
    shop.openCartWithoutGuard()
    shop.openCartWithoutGuard()
  }

  @Test(.checksRIBTree) func `a double detach`() {
    let shop = launchedShop()
    shop.openProfile()
    shop.closeProfileTwice()
  }

  @Test(.checksRIBTree) func `a retained interactor`() {
    let memory = Memory()
    defer { withExtendedLifetime(memory) {} }
    let shop = launchedShop(memory)
    shop.openRememberedProfile()
    shop.closeProfile()
  }

  @Test(.checksRIBTree) func `two causes and an error`() throws {
    let shop = launchedShop()
    shop.openProfile()
    shop.closeProfileTwice()
    shop.openCartWithoutGuard()
    shop.openCartWithoutGuard()
    throw CancellationError()
  }

  @Test(.checksRIBTree, arguments: [1, 2]) func `arguments`(taps: Int) {
    let shop = launchedShop()
    for _ in 0..<taps { shop.openCartWithoutGuard() }
  }

  @Test(.checksRIBTree, arguments: 0..<200) func crowd(number: Int) async {
    let shop = launchedShop()
    await Task.yield()
    if number.isMultiple(of: 2) { shop.openProfile() } else { shop.openAndHideWish() }
    await Task.yield()
  }

  @Test(.checksRIBTree) func `no RIB`() {}

  @Test(.checksRIBTree(failOn: .info)) func `a note`() {
    let shop = launchedShop()
    shop.openTab()
    shop.openTab()
  }

  @Test(.checksRIBTree) func `a kept RIB`() {
    let shop = launchedShop()
    shop.openAndHideWish()
  }

  @Test(.checksRIBTree) func `another tree`() {
    let shop = launchedShop()
    shop.openProfile()
    expectTree(
      shop,
      """
      Shop
      ├─ Cart  viewless
      └─ Tab  viewless
      """)
    #expect(shop.tree == "Shop")
    expectTree(shop, "Shop\n  Profile")
  }

  @Test(.checksRIBTree) func `a flow that leaves a RIB`() async {
    let shop = launchedShop()
    let left = await ribsLeftBehind { shop.openProfile() }
    #expect(left == [])
  }

  @Test(.checksRIBTree(failOn: .error)) func `growth`() async {
    let shop = launchedShop()
    await repeating(20) { shop.openTab() }
  }

  @Test(.checksRIBTree) func `growth in a closure`() async {
    let memory = Memory()
    defer { withExtendedLifetime(memory) {} }
    let shop = launchedShop(memory)
    await repeating(6) {
      shop.openRememberedProfile()
      shop.closeProfile()
    }
  }

  @Test func `growth without a check`() async {
    let shop = launchedShop()
    await repeating(20) { shop.openProfile() }
  }

  @Test func `a part of a test`() async {
    await withRIBTreeChecks {
      let shop = launchedShop()
      shop.openProfile()
      shop.closeProfileTwice()
    }
  }

  @Test(.checksRIBTree) func `a leak on another runtime`() {
    let root = ForeignRouter("RootRouter")
    let probe = TreeProbe(root: root)
    root.open("DetailRouter")
    probe.sample()
    root.closeAndKeep()
  }
}
