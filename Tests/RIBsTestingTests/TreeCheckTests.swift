import Dispatch
import ExclusiveObservation
import InstrumentedRIBs
import RIBsAnalysis
import RIBsRecorder
import Testing

@testable import RIBsTesting

@Suite("The check of a test", .exclusiveObservation)
struct TreeCheckTests {
  private let quick = RIBTreeOptions(grace: .milliseconds(100))

  /// What a check of a body finds: rules with their RIBs.
  private func findings(
    _ options: RIBTreeOptions = RIBTreeOptions(grace: .milliseconds(100)),
    _ body: @Sendable () async throws -> Void
  ) async rethrows -> [String] {
    let check = TreeCheck(name: "test", options: options)
    try await check.record { try await body() }
    return await check.finish().flatMap { verdict in
      verdict.causes.map { "\($0.shown.rule) \($0.shown.path)" }
    }
  }

  @Test func `finds nothing where everything closes`() async {
    let found = await findings {
      let shop = ShopRouter.launched()
      shop.open()
      shop.close()
      shop.open()
    }
    #expect(found == [])
  }

  @Test @MainActor func `takes the views down in the same turn as the tree`() async {
    let check = TreeCheck(name: "test", options: quick)
    weak var view: RIBViewController?
    await check.record {
      let window = RIBWindow()
      _ = ShopRouter.launched(in: window)
      view = window.rootViewController
    }
    #expect(view != nil)
    let areRootsGone = check.observed.releaseRoots()
    #expect(view == nil)
    #expect(areRootsGone())
  }

  @Test func `finds each mistake`() async {
    #expect(
      await findings {
        let shop = ShopRouter.launched()
        shop.open()
        shop.closeTwice()
      } == ["double-detach Shop/Page"])
    #expect(
      await findings {
        let shop = ShopRouter.launched()
        shop.open()
        shop.open()
      } == ["lost-child Shop/Page"])
    #expect(
      await findings {
        let shop = ShopRouter.launched()
        shop.open()
        shop.closeAndKeep()
      } == ["leaked-child Shop/Page"])
  }

  @Test func `finds a child that is forgotten after the last call, on the main actor and off it`()
    async
  {
    let body = { @Sendable in
      let shop = ShopRouter.launched()
      shop.open()
      shop.forget()
    }
    #expect(await findings(quick, body) == ["lost-child Shop/Page"])
    #expect(await findings { await MainActor.run(body: body) } == ["lost-child Shop/Page"])
  }

  @Test func `finds what a living parent keeps, though it would go with the parent`() async {
    // The parent is gone before the check begins: only the check kept it.
    let found = await findings {
      let shop = ShopRouter.launched()
      shop.open()
      shop.closeAndKeep()
    }
    #expect(found == ["leaked-child Shop/Page"])
  }

  @Test func `finds a tree that outlives its root, and not if told to leave it up`() async {
    let holder = Holder()
    let body = { @Sendable in
      let window = RIBWindow()
      let shop = ShopRouter.launched(in: window)
      shop.open()
      holder.keep(shop)
      holder.keep(window)
    }
    #expect(await findings(quick, body) == ["leaked-child Shop"])
    holder.release()
    let options = RIBTreeOptions(grace: .milliseconds(100), tearsDown: false)
    #expect(await findings(options, body) == [])
    holder.release()
  }

  @Test func `takes what dies in time, on whatever thread, as gone`() async {
    let found = await findings(RIBTreeOptions()) {
      let shop = ShopRouter.launched()
      shop.open()
      let holder = Holder()
      holder.keep(shop.page)
      shop.close()
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { holder.release() }
    }
    #expect(found == [])
  }

  @Test func `charges a RIB to the test that made it, in whatever task it is made or dies`() async {
    let holder = Holder()
    let first = await findings {
      await withTaskGroup { group in
        group.addTask {
          let shop = ShopRouter.launched()
          shop.open()
          holder.keep(shop.page)
          shop.close()
        }
      }
    }
    #expect(first == ["leaked-child Shop/Page"])
    // It dies while the next test runs, which does not notice.
    let second = await findings {
      let shop = ShopRouter.launched()
      shop.open()
      holder.release()
    }
    #expect(second == [])
  }

  @Test func `leaves to the check of a part what happens in it`() async {
    let found = await findings {
      let shop = ShopRouter.launched()
      await withKnownIssue {
        await withRIBTreeChecks(quick) {
          shop.open()
          shop.closeTwice()
          shop.open()
          shop.closeAndKeep()
        }
      } matching: {
        ["double-detach", "leaked-child"].contains(($0.error as? RIBTreeIssue)?.rule)
      }
      shop.open()
    }
    #expect(found == [])
  }

  @Test func `judges what happens before and after the check of a part`() async {
    let found = await findings {
      let shop = ShopRouter.launched()
      shop.open()
      shop.closeAndKeep()
      await withRIBTreeChecks(quick) { shop.open() }
      shop.closeTwice()
    }
    #expect(found.sorted() == ["double-detach Shop/Page", "leaked-child Shop/Page"])
  }

  @Test func `leaves alone what was made before it and stays after it`() async {
    nonisolated(unsafe) let shop = ShopRouter.launched()
    let found = await findings {
      shop.open()
      shop.close()
    }
    #expect(found == [])
    let another = await findings {
      shop.open()
      shop.closeAndKeep()
    }
    #expect(another == ["leaked-child Shop/Page"])
  }

  @Test func `judges no call that comes when the check has taken the tree down`() async {
    let found = await findings(RIBTreeOptions()) {
      let shop = ShopRouter.launched()
      shop.open()
      let page = shop.page
      page?.openPart()
      nonisolated(unsafe) let late = { page?.closePart() }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { late() }
    }
    #expect(found == [])
  }

  @Test func `waits for the detach of a child whose reference is cleared first`() async {
    let found = await findings(RIBTreeOptions()) {
      let shop = ShopRouter.launched()
      shop.open()
      nonisolated(unsafe) let close = shop.forgetAndClose()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { close() }
    }
    #expect(found == [])
  }

  @Test func `takes the root's view down, whoever has the window`() async {
    let holder = Holder()
    let found = await findings {
      let window = RIBWindow()
      holder.keep(window)
      _ = ShopRouter.launched(in: window)
    }
    #expect(found == [])
    let window = holder.first as? RIBWindow
    #expect(window != nil && window?.rootViewController == nil)
  }

  @Test func `takes a test that takes the root's view away as one that tears the app down`() async {
    let found = await findings {
      let window = RIBWindow()
      let shop = ShopRouter.launched(in: window)
      shop.open()
      window.rootViewController = nil
    }
    #expect(found == [])
  }

  @Test func `finds only what is as severe as asked for`() async {
    let body = { @Sendable in
      let shop = ShopRouter.launched()
      for _ in 0..<2 { shop.attachChild(PageRouter(interactor: PageInteractor())) }
    }
    #expect(await findings(RIBTreeOptions(), body) == [])
    #expect(
      await findings(RIBTreeOptions(failOn: .warning), body) == ["duplicate-sibling Shop/Page"])
  }

  @Test func `finds nothing wrong with a RIB that is kept on purpose`() async {
    let found = await findings(RIBTreeOptions(reusable: ["Pa*"])) {
      let shop = ShopRouter.launched()
      shop.open()
      shop.closeAndKeep()
    }
    #expect(found == [])
  }

  @Test func `says that a trace has no room for all events`() async {
    let check = TreeCheck(name: "test", options: RIBTreeOptions(), sizeLimit: 10_000)
    await check.record {
      let shop = ShopRouter.launched()
      for _ in 0..<100 {
        shop.open()
        shop.close()
      }
    }
    let verdict = await check.finish().first
    #expect(verdict?.gap?.hasPrefix("The test made more events") == true)
  }

  @Test @MainActor func `judges a tree on another runtime that a probe samples`() async {
    final class Node {
      let name: String
      var children: [Node] = []
      var kept: Node?

      init(_ name: String) { self.name = name }
    }
    let check = TreeCheck(name: "test", options: RIBTreeOptions(grace: .milliseconds(50)))
    await check.record {
      let root = Node("RootRouter")
      let probe = TreeProbe(
        root: root, name: \.name, children: \.children, isActive: { _ in true },
        holders: { [$0] })
      let page = Node("PageRouter")
      root.kept = page
      root.children = [page]
      probe.sample()
      root.children = []
    }
    let verdicts = await check.finish()
    #expect(
      verdicts.flatMap(\.causes).map { "\($0.shown.rule) \($0.shown.path)" } == [
        "leaked-child Root/Page"
      ])
  }
}

/// Keeps objects, as a cache or a closure does.
///
/// `@unchecked`: used by one thread after the other.
final class Holder: @unchecked Sendable {
  private var objects: [AnyObject] = []

  var first: AnyObject? { objects.first }

  func keep(_ object: AnyObject?) { objects += [object].compactMap { $0 } }

  func release() { objects = [] }
}
