import InstrumentedRIBs
import RIBsAnalysis
import RIBsTestSupport
import Testing

@testable import RIBsTesting

@Suite("Many tests at once")
struct CrowdTests {
  /// A hundred rounds of two hundred tests that start in another order each time. Half of them leak, in three ways.
  @Test func `keep apart, and have the same verdicts in each round`() async {
    var random = SeededGenerator(seed: 20)
    for round in 1...100 {
      let order = (0..<200).shuffled(using: &random)
      let found = await withTaskGroup(of: (Int, [String]).self) { group in
        for number in order { group.addTask { (number, await Self.findings(number)) } }
        return await group.reduce(into: [Int: [String]]()) { $0[$1.0] = $1.1 }
      }
      let wrong = found.filter { $0.value != Self.expected($0.key) }
      #expect(wrong.isEmpty, "round \(round)")
    }
  }

  private static func expected(_ number: Int) -> [String] {
    switch number % 6 {
    case 1: ["leaked-child Shop/Page"]
    case 3: ["lost-child Shop/Page"]
    case 5: ["double-detach Shop/Page"]
    default: []
    }
  }

  private static func findings(_ number: Int) async -> [String] {
    let check = TreeCheck(
      name: "\(number)", options: RIBTreeOptions(grace: .milliseconds(100)))
    await check.record {
      let shop = ShopRouter.launched()
      shop.open()
      await Task.yield()
      switch number % 6 {
      case 1: shop.closeAndKeep()
      case 3: shop.open()
      case 5: shop.closeTwice()
      case 2:
        // It dies on another thread.
        let holder = Holder()
        holder.keep(shop.page)
        shop.close()
        Task.detached { holder.release() }
      case 4: shop.close()
      default: break
      }
      await Task.yield()
    }
    return await check.finish().flatMap(\.causes).map { "\($0.shown.rule) \($0.shown.path)" }
  }
}
