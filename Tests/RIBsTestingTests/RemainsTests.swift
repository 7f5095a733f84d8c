import InstrumentedRIBs
import RIBsRecorder
import Testing

@testable import RIBsTesting

@Suite("RIBs that stay", .serialized)
struct RemainsTests {
  private let options = RIBTreeOptions(grace: .milliseconds(50))

  /// Runs a body in a check whose own verdict does not matter.
  private func checked(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
  ) async rethrows {
    let check = TreeCheck(name: "test", options: options)
    try await check.record(body)
    _ = await check.finish()
  }

  @Test func `of a flow are those that it made and that are alive`() async {
    await checked {
      let shop = ShopRouter.launched()
      shop.open()
      let left = await ribsLeftBehind {
        shop.open()
        shop.attachChild(PageRouter(interactor: PageInteractor()))
        shop.closeAndKeep()
        shop.open()
        shop.close()
      }
      #expect(left.map(\.path) == ["Shop/Page", "Shop/Page"])
      #expect(left.map(\.isOnTree) == [false, true])
      #expect(left.map(\.holders) == [["ShopRouter.kept"], []])
      #expect(left.allSatisfy { $0.attachedAt?.hasPrefix("RIBsTestingTests/") == true })
    }
  }

  @Test func `of a flow may be those that a thrown error leaves`() async {
    struct Failure: Error {}
    await #expect(throws: Failure.self) {
      try await checked { _ = try await ribsLeftBehind { throw Failure() } }
    }
  }

  @Test func `pile up if each round leaves one, and the failure names the holder`() async {
    await withKnownIssue {
      await checked {
        let shop = ShopRouter.launched()
        await repeating(8) {
          shop.open()
          shop.closeAndKeep()
        }
      }
    } matching: { issue in
      issue.error.map { "\($0)" } == "RIBs pile up:"
        && issue.comments.contains { comment in
          comment.rawValue.hasPrefix(
            "Page: 4 alive after 4 rounds, 8 after 8.\n  last one  Shop/Page, ")
            && comment.rawValue.hasSuffix("off the tree, held by ShopRouter.kept")
        }
    }
  }

  @Test func `do not pile up in a cache that is full`() async {
    await checked {
      let shop = ShopRouter.launched()
      var cache: [PageRouter] = []
      await repeating(20) {
        shop.open()
        cache = (cache + [shop.page].compactMap { $0 }).suffix(5)
        shop.close()
      }
      #expect(cache.count == 5)
    }
  }

  @Test func `are not looked at by a flow that is not repeated`() async {
    let texts = await failures { await checked { await repeating(1) {} } }
    #expect(texts == ["repeating(1) shows nothing. Repeat the flow twice at least."])
    #expect(await failures { await checked { await repeating(2) {} } } == [])
  }

  @Test(arguments: [(5, 2), (8, 4), (3, 1), (2, 1)]) func `are counted after half of the rounds`(
    rounds: Int, half: Int
  ) async {
    let count = Rounds()
    let texts = await failures {
      await checked {
        let shop = ShopRouter.launched()
        await repeating(rounds) {
          count.value += 1
          shop.open()
          shop.closeAndKeep()
        }
      }
    }
    #expect(count.value == rounds)
    #expect(texts.count == 1)
    #expect(
      texts.first?.hasPrefix(
        "RIBs pile up:\nPage: \(half) alive after \(half) rounds, \(rounds) after \(rounds).\n")
        == true)
  }

  @Test func `and were there before do not count`() async {
    let texts = await failures {
      await checked {
        let shop = ShopRouter.launched()
        for _ in 0..<4 {
          shop.open()
          shop.closeAndKeep()
        }
        let before = await ribsLeftBehind {}
        #expect(before == [])
        await repeating(2) { shop.letGoOfOne() }
        #expect(await ribsLeftBehind { shop.letGoOfOne() } == [])
      }
    }
    #expect(texts == [])
  }

  @Test @MainActor func `in trees that a flow begins to probe count too`() async {
    let texts = await failures {
      await checked {
        _ = ShopRouter.launched()
        var probes: [TreeProbe<OldRouter>] = []
        let left = await ribsLeftBehind { probes.append(OldRouter.probed()) }
        #expect(left.map(\.path) == ["Old", "Old/Page"])
        await repeating(2) { probes.append(OldRouter.probed()) }
      }
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("\nOld: 1 alive after 1 rounds, 2 after 2.\n") == true)
    #expect(texts.first?.contains("\nPage: 1 alive after 1 rounds, 2 after 2.\n") == true)
  }

  @Test @MainActor func `on another runtime are off the tree though no call is known`() async {
    let texts = await failures {
      await checked {
        let old = OldRouter("OldRouter")
        let probe = old.probe
        let left = await ribsLeftBehind {
          old.kept = OldRouter("PageRouter")
          old.children = [old.kept].compactMap { $0 }
          probe.sample()
          old.children = []
        }
        #expect(left.map(\.description) == ["Old/Page, off the tree, held by OldRouter.kept"])
      }
    }
    #expect(texts == [])
  }

  @Test @MainActor func `are not known in a test that is not checked, which runs all the same`()
    async
  {
    let remedy = "Write @Test(.checksRIBTree), or in an XCTestCase call checkRIBTree() in setUp."
    let count = Rounds()
    let texts = await failures {
      await repeating(3) { count.value += 1 }
      #expect(await ribsLeftBehind { count.value += 1 } == [])
      await settled()
      #expect(recordedRIBEvents() == [])
      _ = OldRouter.probed()
    }
    #expect(count.value == 4)
    #expect(
      texts == [
        "repeating(3) knows the RIBs of a checked test only. \(remedy)",
        "ribsLeftBehind knows the RIBs of a checked test only. \(remedy)",
        "settled() knows the RIBs of a checked test only. \(remedy)",
        "recordedRIBEvents() knows the RIBs of a checked test only. \(remedy)",
        "A TreeProbe without a file records for a checked test. \(remedy)",
      ])
  }
}

/// Counts the rounds of a flow.
///
/// `@unchecked`: used by one thread after the other.
private final class Rounds: @unchecked Sendable {
  var value = 0
}
