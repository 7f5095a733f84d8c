import Foundation
import InstrumentedRIBs
import RIBsRecorder

/// What recording adds to the life of a router, and what its weak references cost.
enum RuntimeContests {
  private protocol LeafListener: AnyObject {}
  private protocol LeafRouting: Routing {}
  private protocol LeafInteractable: Interactable {
    var router: (any LeafRouting)? { get set }
  }

  /// As apps write them: the router and the listener are weak, for both are owned from above.
  private final class LeafInteractor: Interactor, LeafInteractable {
    weak var router: (any LeafRouting)?
    weak var listener: (any LeafListener)?
  }

  private final class LeafRouter: Router<any LeafInteractable>, LeafRouting {
    override init(interactor: any LeafInteractable) {
      super.init(interactor: interactor)
      interactor.router = self
    }
  }

  private static func leaf(for listener: any LeafListener) -> LeafRouter {
    let interactor = LeafInteractor()
    interactor.listener = listener
    return LeafRouter(interactor: interactor)
  }

  /// Without weak references of the app's own: the difference is what these cost.
  private final class PlainInteractor: Interactor {}
  private final class PlainRouter: Router<PlainInteractor> {}

  private final class ParentInteractor: Interactor, LeafListener {}

  private final class ParentRouter: Router<ParentInteractor> {
    private var child: (any Routing)?

    /// Attach, detach and let go, as a flow that opens and closes does.
    func open(_ child: any Routing) {
      self.child = child
      attachChild(child)
      detachChild(child)
      self.child = nil
    }

    /// As a tab bar does.
    func showAgain(_ child: any Routing) {
      self.child = child
      attachChild(child)
      detachChild(child)
    }
  }

  private static let count = 20_000

  static func run() {
    contest("Build, attach, detach and free one router") { parent in
      for _ in 0..<count { parent.open(leaf(for: parent.interactor)) }
    }
    contest("Attach and detach one router again") { parent in
      let child = leaf(for: parent.interactor)
      for _ in 0..<count { parent.showAgain(child) }
    }
    Contest(
      title: "Build, attach, detach and free one router, not recorded", operations: count,
      entries: [
        Contest.Entry(name: "weak router and listener") {
          let parent = launched()
          for _ in 0..<count { parent.open(leaf(for: parent.interactor)) }
        },
        Contest.Entry(name: "no weak reference of the app's") {
          let parent = launched()
          for _ in 0..<count { parent.open(PlainRouter(interactor: PlainInteractor())) }
        },
        Contest.Entry(name: "the weak references alone") {
          let owner = Owner()
          for _ in 0..<count {
            let pair = Pair(owner)
            pair.link()
            withExtendedLifetime(pair) {}
          }
        },
      ]
    ).run()
  }

  /// Two objects that refer to each other as a router and its interactor do, and no RIB.
  private final class Pair {
    final class Interactor {
      weak var router: AnyObject?
      weak var listener: AnyObject?
    }

    private let interactor = Interactor()

    init(_ listener: Owner) { interactor.listener = listener }

    func link() { interactor.router = self }
  }

  private final class Owner {}

  private static func contest(_ title: String, _ body: @escaping (ParentRouter) -> Void) {
    Contest(
      title: title, operations: count,
      entries: [
        Contest.Entry(name: "not recorded") { body(launched()) },
        Contest.Entry(name: "recorded") { recorded(readsHolds: false, body) },
        Contest.Entry(name: "recorded, holds read") { recorded(readsHolds: true, body) },
        Contest.Entry(name: "recorded, the last 2 MB kept") {
          recorded(readsHolds: false, keepsLast: 2_000_000, body)
        },
      ]
    ).run()
  }

  private static func launched() -> ParentRouter {
    let parent = ParentRouter(interactor: ParentInteractor())
    parent.interactable.activate()
    parent.load()
    return parent
  }

  private static func recorded(
    readsHolds: Bool, keepsLast: Int? = nil, _ body: (ParentRouter) -> Void
  ) {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: url) }
    do {
      try RIBsRecorder.start(
        to: url, options: RIBsRecorder.Options(readsHolds: readsHolds, keepsLast: keepsLast))
    } catch {
      fatalError("\(error)")
    }
    body(launched())
    RIBsRecorder.stop()
  }

  /// Prints how long the slowest of many calls takes: now and then one cuts the file.
  static func printLongestCalls() {
    print("\nThe slowest of \(count) times attach and detach, with 100 other RIBs attached")
    for (name, keepsLast) in [("recorded", nil), ("the last 2 MB kept", 2_000_000)]
      as [(String, Int?)]
    {
      var times: [Duration] = []
      recorded(readsHolds: false, keepsLast: keepsLast) { parent in
        let others = (0..<100).map { _ in leaf(for: parent.interactor) }
        for other in others { parent.attachChild(other) }
        for _ in 0..<count {
          let child = leaf(for: parent.interactor)
          times.append(ContinuousClock().measure { parent.open(child) })
        }
      }
      times.sort()
      print("  \(name): \(times[times.count - 1]), the median \(times[times.count / 2])")
    }
  }
}
