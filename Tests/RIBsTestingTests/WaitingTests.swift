import Dispatch
import InstrumentedRIBs
import RIBsCombine
import Testing

@testable import RIBsTesting

@Suite("A test that waits")
struct WaitingTests {
  /// The texts of the failures of a body.
  @MainActor
  private func failures(_ body: () async -> Void) async -> [String] {
    nonisolated(unsafe) var texts: [String] = []
    await withKnownIssue {
      await body()
    } matching: { issue in
      texts.append(
        ([issue.error.map { "\($0)" }].compactMap { $0 } + issue.comments.map(\.rawValue))
          .joined(separator: "\n"))
      return true
    }
    return texts
  }

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
    let texts = await failures {
      await expectCompletes(stays, with: 0, within: .milliseconds(20))
      await expectCompletes(fails, with: 0)
      await expectCompletes(waits, with: Interactor(), within: .milliseconds(20))
      await expectCompletes(Workflow<Int>())
    }
    #expect(
      texts == [
        "Workflow<Int> did not complete within 0.02 seconds: step 2 has not finished.",
        "Workflow<Int> failed in step 1: Offline()",
        "Workflow<Interactor> did not complete within 0.02 seconds: step 1 waits for the RIB of its actionable item to become active.",
        "Workflow<Int> was not started. Commit its steps and subscribe to it.",
      ])
  }
}
