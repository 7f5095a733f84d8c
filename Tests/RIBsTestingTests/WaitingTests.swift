import Dispatch
import ExclusiveObservation
import InstrumentedRIBs
import RIBsCombine
import Testing

@testable import RIBsTesting

@Suite("A test that waits", .exclusiveObservation)
struct WaitingTests {
  @Test @MainActor func `sees a tree that comes soon`() async {
    let shop = ShopRouter.launched()
    nonisolated(unsafe) let open = { shop.open() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { open() }
    await expectTree(shop, "Shop\n└─ Page  viewless", within: .seconds(10))
  }

  @Test @MainActor func `shows the tree that was there when the time was up`() async {
    let shop = ShopRouter.launched()
    let texts = await failures {
      await expectTree(shop, "Shop\n└─ Page  viewless", within: .milliseconds(20))
    }
    #expect(
      texts == [
        """
        The tree is not as expected. Lines with - are missing, lines with + are not expected:
          Shop
        - └─ Page  viewless
        """
      ])
  }

  @Test @MainActor func `reads a tree again until it is as expected`() async {
    let root = OldRouter("RootRouter")
    var reads = 0
    var tree: RIBTree {
      reads += 1
      if reads == 3 { root.children = [OldRouter("HomeRouter")] }
      return RIBTree(root, name: \.name, children: \.children, isActive: \.isActive)
    }
    let texts = await failures {
      await expectTree(tree, "Root\n└─ Home", within: .seconds(10))
    }
    #expect(texts == [] && reads == 3)
  }

  @Test @MainActor func `does not wait for a tree that cannot come`() async {
    let shop = ShopRouter.launched()
    var reads = 0
    var tree: RIBTree {
      reads += 1
      return shop.tree
    }
    let texts = await failures {
      await expectTree(tree, "Shop\n  Page", within: .seconds(10))
    }
    #expect(reads == 1)
    #expect(
      texts == [
        """
        Line 2 of the expected tree has no name of a RIB after its branch.
        The tree is:
        Shop
        """
      ])
  }

  @Test @MainActor func `compares a tree at once unless it is to wait`() async {
    let shop = ShopRouter.launched()
    shop.open()
    let texts = await failures {
      expectTree(shop, "Shop\n└─ Page  viewless")
      expectTree(shop.tree, "Shop\n└─ …")
      expectTree(shop, "Shop")
      expectTree("Shop\n  Page", shop.tree)
    }
    let page = "+ └─ Page  viewless"
    #expect(
      texts == [
        "The tree is not as expected. Lines with - are missing, lines with + are not expected:\n  Shop\n\(page)",
        "Line 2 of the expected tree has no name of a RIB after its branch.\nThe tree is:\nLine 2 of the expected tree has no name of a RIB after its branch.",
      ])
  }

  @Test @MainActor func `fails at its own line`() async {
    let shop = ShopRouter.launched()
    let line = #line + 2
    let issues = await issues {
      expectTree(shop, "Cart")
    }
    #expect(issues.map(\.sourceLocation?.line) == [line])
    #expect(issues.first?.sourceLocation?.fileID == #fileID)
  }

  @Test func `ends when it is cancelled`() async {
    let task = Task { await Patience.wait(atMost: .seconds(600)) { false } }
    task.cancel()
    await task.value
  }

  @Test func `settles when what left the tree is gone`() async {
    let check = TreeCheck(name: "test", options: RIBTreeOptions(grace: .seconds(10)))
    await check.record {
      let shop = ShopRouter.launched()
      shop.open()
      let holder = Holder()
      holder.keep(shop.page)
      shop.close()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { holder.release() }
      await settled()
      #expect(holder.first == nil)
      #expect(
        recordedRIBEvents().suffix(3).map(\.description) == [
          "detach Shop/Page", "deactivate Shop/Page", "destroy Shop/Page",
        ])
    }
    #expect(await check.finish().flatMap(\.causes).isEmpty)
  }

  private typealias Item = (Int, Void)

  @Test @MainActor func `sees a workflow complete`() async {
    let workflow = Workflow<Int>()
    workflow.onStep { _ in Just((1, ())).setFailureType(to: (any Error).self).eraseToAnyPublisher()
    }
    .commit()
    await expectCompletes(workflow, with: 0)
  }

  @Test @MainActor func `sees a workflow complete that was started before and takes its time`()
    async
  {
    let workflow = Workflow<Int>()
    let subject = PassthroughSubject<Item, any Error>()
    workflow.onStep { _ in subject.eraseToAnyPublisher() }.commit()
    _ = workflow.subscribe(0)
    nonisolated(unsafe) let send = { subject.send((1, ())) }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { send() }
    let texts = await failures { await expectCompletes(workflow, within: .seconds(10)) }
    #expect(texts == [])
    if case .completed = workflow.outcome {} else { Issue.record("\(workflow) has not completed.") }
  }

  @Test @MainActor func `names the step at which a workflow stays or fails`() async {
    struct Offline: Error {}
    let stays = Workflow<Int>()
    stays.onStep { _ in Just((1, ())).setFailureType(to: (any Error).self).eraseToAnyPublisher() }
      .onStep { _, _ in
        Empty<Item, any Error>(completeImmediately: false).eraseToAnyPublisher()
      }
      .commit()
    let fails = Workflow<Int>()
    fails.onStep { _ in Fail<Item, any Error>(error: Offline()).eraseToAnyPublisher() }.commit()
    let waits = Workflow<Interactor>()
    waits.onStep { interactor in
      Just((interactor, ())).setFailureType(to: (any Error).self).eraseToAnyPublisher()
    }.commit()
    let cancelled = Workflow<Int>()
    cancelled.onStep { _ in Empty<Item, any Error>(completeImmediately: false).eraseToAnyPublisher()
    }
    .commit()
    cancelled.subscribe(0).cancel()
    let texts = await failures {
      await expectCompletes(stays, with: 0, within: .milliseconds(20))
      await expectCompletes(fails, with: 0)
      await expectCompletes(waits, with: Interactor(), within: .milliseconds(20))
      await expectCompletes(Workflow<Int>())
      await expectCompletes(cancelled)
      // It is cancelled when the time is up, so that nothing of it goes on.
      await expectCompletes(stays)
    }
    #expect(
      texts == [
        "Workflow<Int> did not complete within 0.02 seconds: step 2 has not finished.",
        "Workflow<Int> failed in step 1: Offline()",
        "Workflow<Interactor> did not complete within 0.02 seconds: step 1 waits for the RIB of its actionable item to become active.",
        "Workflow<Int> was not started. Commit its steps and subscribe to it.",
        "Workflow<Int> was cancelled.", "Workflow<Int> was cancelled.",
      ])
  }
}
