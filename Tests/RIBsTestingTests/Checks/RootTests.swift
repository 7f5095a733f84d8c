import InstrumentedRIBs
import RIBsAnalysis
import RIBsRecording
import Testing

@testable import RIBsTesting

/// XCTest keeps no root alive, and its test cases often keep one.
@Suite("A check that keeps no root alive")
struct RootTests {
  /// What the check of a body finds.
  ///
  /// - Parameter testCase: Its properties may keep RIBs.
  private func findings(
    testCase: AnyObject? = nil, mayKeepRoots: Bool = true, _ body: @Sendable () async -> Void
  ) async -> [String] {
    let check = TreeCheck(
      name: "test", options: RIBTreeOptions(grace: .milliseconds(100)),
      doubles: TestDoubles(testCase: testCase, module: "RIBsTestingTests"), rootHandling: .watches)
    await check.record { await body() }
    return await check.finish(mayKeepRoots: mayKeepRoots).flatMap { verdict in
      verdict.causes.map { "\($0.shown.rule) \($0.shown.path)" }
    }
  }

  @Test func `lets a root stay, and finds what is wrong below it`() async {
    let holder = Holder()
    #expect(await findings { holder.keep(ShopRouter.launched()) } == [])
    #expect(
      await findings(mayKeepRoots: false) { holder.keep(ShopRouter.launched()) }
        == ["leaked-child Shop"])
    holder.release()
    let below = await findings {
      let shop = ShopRouter.launched()
      holder.keep(shop)
      shop.open()
      shop.closeAndKeep()
    }
    #expect(below == ["leaked-child Shop/Page"])
    holder.release()
  }

  @Test func `finds what a root kept that is gone when the test ends`() async {
    let kept = await findings {
      let shop = ShopRouter.launched()
      shop.open()
      shop.closeAndKeep()
    }
    #expect(kept == ["leaked-child Shop/Page"])
    let replaced = await findings {
      let shop = ShopRouter.launched()
      shop.open()
      shop.open()
    }
    #expect(replaced == ["lost-child Shop/Page"])
    let twice = await findings {
      for _ in 0..<2 {
        let shop = ShopRouter.launched()
        shop.open()
        shop.closeTwice()
      }
    }
    #expect(twice == ["double-detach Shop/Page"])
  }

  @Test func `finds nothing where a root went with what it had to keep`() async {
    let found = await findings {
      let shop = ShopRouter.launched()
      shop.open()
    }
    #expect(found == [])
    // Whoever held the page could have detached it.
    let forgotten = await findings {
      let shop = ShopRouter.launched()
      shop.open()
      shop.forget()
    }
    #expect(forgotten == [])
  }

  @Test func `finds siblings below a root that is gone, if they are to fail`() async {
    let check = TreeCheck(
      name: "test", options: RIBTreeOptions(failOn: .warning, grace: .milliseconds(100)),
      rootHandling: .watches)
    await check.record {
      let shop = ShopRouter.launched()
      for _ in 0..<2 { shop.attachChild(PageRouter(interactor: PageInteractor())) }
    }
    let causes = await check.finish(mayKeepRoots: true).flatMap(\.causes)
    #expect(causes.map(\.shown.rule) == ["duplicate-sibling"])
  }

  /// A test case with a router in a property.
  private final class Fixture: @unchecked Sendable {
    var shop: ShopRouter?
    var page: PageRouter?
    var others: [PageRouter] = []
  }

  @Test func `lets RIBs stay that a property of the test case holds`() async {
    let fixture = Fixture()
    let found = await findings(testCase: fixture, mayKeepRoots: false) {
      let shop = ShopRouter.launched()
      fixture.shop = shop
      shop.open()
      fixture.page = shop.page
      shop.close()
      shop.open()
      fixture.others = [shop.page].compactMap { $0 }
      shop.close()
    }
    #expect(found == [])
    fixture.shop = nil
    fixture.page = nil
    fixture.others = []
    let holder = Holder()
    let other = await findings(testCase: fixture) {
      let shop = ShopRouter.launched()
      fixture.shop = shop
      shop.open()
      holder.keep(shop.page)
      shop.close()
    }
    #expect(other == ["leaked-child Shop/Page"])
    holder.release()
  }
}
