import ModernRIBs
import RIBsTesting
import Shop
import XCTest

/// The base class.
final class BaseClassTests: RIBTreeTestCase {
  private let window = RIBWindow()
  private var shop: ShopRouter!

  override func setUp() {
    shop = ShopRouter()
    shop.launch(from: window)
  }

  override func tearDown() { shop = nil }

  func testPassing() {
    shop.openProfile()
    shop.closeProfile()
    expectTree(shop, "Shop")
  }

  func testLostChild() {
    shop.openCartWithoutGuard()
    shop.openCartWithoutGuard()
  }

  func testAnotherTree() {
    expectTree(shop, "Shop\n└─ Profile  viewless")
  }

  func testCheckOfAPart() async {
    await withRIBTreeChecks { shop.openProfile() }
  }

  func testGrowth() async {
    await repeating(20) { shop.openTab() }
  }
}

/// One line in `setUp`.
final class OneLineTests: XCTestCase {
  private let window = RIBWindow()

  override func setUp() async throws {
    checkRIBTree()
  }

  func testPassing() {
    let shop = ShopRouter()
    shop.launch(from: window)
    shop.openProfile()
    shop.closeProfile()
  }

  func testDoubleDetach() {
    let shop = ShopRouter()
    shop.launch(from: window)
    shop.openProfile()
    shop.closeProfileTwice()
  }

  func testRetainedInteractor() {
    let memory = Memory()
    let shop = ShopRouter(memory: memory)
    shop.launch(from: window)
    shop.openRememberedProfile()
    shop.closeProfile()
    withExtendedLifetime(memory) {}
  }

  func testNoRIB() {}
}

/// Routers that properties of the test case keep, as in most tests of XCTest.
final class FixtureTests: RIBTreeTestCase {
  private let interactor = Interactor()
  private var home: Router<Interactor>!
  private var page: (any Routing)!

  override func setUp() {
    home = Router(interactor: interactor)
    page = Router(interactor: Interactor())
  }

  func testNothingIsAttached() {
    XCTAssertEqual(home.children.count, 0)
  }

  func testKeptPageIsDetached() {
    home.attachChild(page)
    home.detachChild(page)
  }

  func testKeptPageIsDetachedAndItsParentGone() {
    home.attachChild(page)
    home.detachChild(page)
    home = nil
  }

  func testKeptPageIsDetachedTwice() {
    home.attachChild(page)
    home.detachChild(page)
    home.detachChild(page)
  }
}
