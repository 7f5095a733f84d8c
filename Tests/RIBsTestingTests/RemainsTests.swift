import InstrumentedRIBs
import Testing

@testable import RIBsTesting

@Suite("RIBs that stay", .serialized)
struct RemainsTests {
  private let options = RIBTreeOptions(grace: .milliseconds(50))

  /// Runs a body in a check whose own verdict does not matter.
  private func checked(_ body: () async throws -> Void) async rethrows {
    let check = TreeCheck(name: "test", options: options)
    try await check.record { try await body() }
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
    await withKnownIssue {
      await checked { await repeating(1) {} }
    } matching: {
      $0.error.map { "\($0)".hasPrefix("repeating(1) shows nothing.") } == true
    }
  }

  @Test func `show a part of what is too much to read`() {
    let ribs = (0..<1000).map { number in
      RIBLeftBehind(
        name: "Page\(number)", path: "Root/Page\(number)", isOnTree: true, attachedAt: nil,
        holders: [], leaked: [])
    }
    let text = Growth(half: [], afterHalf: 1, whole: ribs, afterWhole: 2).text
    #expect(text?.split(separator: "\n").count == 22)
    #expect(text?.hasSuffix("… 990 more") == true)
  }
}
