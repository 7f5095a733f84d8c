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
  private let memory = Memory()

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
    let shop = ShopRouter(memory: memory)
    shop.launch(from: window)
    shop.openRememberedProfile()
    shop.closeProfile()
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

/// What a test's own objects keep, and what they check themselves.
final class OwnObjectsTests: RIBTreeTestCase {
  private let builder = PageBuildableMock()
  private var interactor: Interactor?
  private var menu: MenuRouter!

  override func setUp() {
    menu = MenuRouter(interactor: MenuInteractableMock(), builder: builder)
  }

  func testMockedChildIsClosed() {
    menu.openWithoutGuard()
    menu.close()
  }

  func testMockedChildIsReplaced() {
    menu.openWithoutGuard()
    menu.openWithoutGuard()
  }

  func testKeptInteractor() {
    let interactor = Interactor()
    self.interactor = interactor
    builder.buildHandler = { Router(interactor: interactor) }
    menu.openWithoutGuard()
    builder.buildHandler = { PageRoutingMock() }
    menu.close()
  }

  func testTrackedRouter() {
    let shop = ShopRouter()
    trackForMemoryLeaks(shop)
    shop.launch(from: RIBWindow())
    shop.openProfile()
    trackForMemoryLeaks(shop.interactor)
    trackForMemoryLeaks(shop.viewController)
  }

  func testLocalRouterKeepsWish() {
    let shop = ShopRouter()
    shop.launch(from: RIBWindow())
    shop.openAndHideWish()
  }

  func testWarning() {
    let shop = ShopRouter()
    for _ in 0..<2 { shop.openTab() }
  }
}

extension XCTestCase {
  /// The helper that many teams have.
  func trackForMemoryLeaks(
    _ instance: AnyObject, file: StaticString = #filePath, line: UInt = #line
  ) {
    nonisolated(unsafe) weak let instance = instance
    addTeardownBlock {
      XCTAssertNil(instance, "Instance should have been deallocated.", file: file, line: line)
    }
  }
}
