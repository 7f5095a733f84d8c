import ModernRIBs
import RIBsTesting
import Shop
import Testing

@Suite("Traits", .checksRIBTree) @MainActor
struct TraitTests {
  private let window = RIBWindow()

  private func launchedShop() -> ShopRouter {
    let shop = ShopRouter()
    shop.launch(from: window)
    return shop
  }

  @Test func `a detach comes after the test`() {
    let shop = launchedShop()
    shop.openProfile()
    shop.closePartOfProfileLater()
  }

  @Test(.checksRIBTree) func `a test and its suite are checked`() {
    let shop = launchedShop()
    shop.openProfile()
    shop.closeProfile()
  }

  @Test(.checksRIBTree) func `only a part has RIBs`() async {
    await withRIBTreeChecks { launchedShop().openProfile() }
  }

  @Test func `a known issue of a part`() async {
    let shop = launchedShop()
    await withKnownIssue("The wish is kept") {
      await withRIBTreeChecks { shop.openAndHideWish() }
    } matching: {
      ($0.error as? RIBTreeIssue)?.rule == "leaked-child"
    }
    shop.openProfile()
  }

  @Test func `a mistake in a part`() async {
    let shop = launchedShop()
    await withRIBTreeChecks { shop.openAndHideWish() }
    shop.openProfile()
  }

  @Test func `a warning`() {
    let shop = launchedShop()
    for _ in 0..<2 { shop.openTab() }
  }

  @Test(.ignoresRIBRules("duplicate-sibling")) func `an ignored rule`() {
    let shop = launchedShop()
    for _ in 0..<2 { shop.openTab() }
  }

  @Test(.ignoresRIBRules("duplicate-siblings")) func `a rule that does not exist`() {
    launchedShop().openProfile()
  }

  @Test(.keepsRIBs("Wish")) func `a RIB that stays`() { launchedShop().openAndHideWish() }

  @Test(.knownRIBIssue("leaked-child", in: "Shop/*", "The wish is kept"))
  func `a known issue as a trait`() {
    launchedShop().openAndHideWish()
  }

  @Test(.knownRIBIssue("leaked-child", in: "Shop/*", "The wish is kept"))
  func `a known issue that is mended`() {
    launchedShop().openProfile()
  }

  @Test func `a tree that comes soon`() async {
    let shop = launchedShop()
    shop.openProfile()
    shop.openTabLater()
    await expectTree(shop, "Shop\n├─ Tab  viewless\n└─ …", within: .seconds(10))
    #expect(
      recordedRIBEvents().filter { $0.kind == .attach }.map(\.path) == ["Shop/Profile", "Shop/Tab"])
    shop.closeProfile()
    await settled()
  }
}
