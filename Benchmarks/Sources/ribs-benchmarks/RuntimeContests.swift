import Foundation
import InstrumentedRIBs
import RIBsRecorder

/// What recording adds to the life of a router.
enum RuntimeContests {
  private final class LeafInteractor: Interactor {}
  private final class LeafRouter: Router<LeafInteractor> {}

  private final class ParentRouter: Router<LeafInteractor> {
    private var child: LeafRouter?

    /// Build, attach, detach and free, as a flow that opens and closes does.
    func openAndClose() {
      let child = LeafRouter(interactor: LeafInteractor())
      self.child = child
      attachChild(child)
      detachChild(child)
      self.child = nil
    }

    /// As a tab bar does.
    func showAgain(_ child: LeafRouter) {
      self.child = child
      attachChild(child)
      detachChild(child)
    }
  }

  private static let count = 5_000

  static func run() {
    contest("Build, attach, detach and free one router") { parent in
      for _ in 0..<count { parent.openAndClose() }
    }
    contest("Attach and detach one router again") { parent in
      let child = LeafRouter(interactor: LeafInteractor())
      for _ in 0..<count { parent.showAgain(child) }
    }
  }

  private static func contest(_ title: String, _ body: @escaping (ParentRouter) -> Void) {
    Contest(
      title: title, operations: count,
      entries: [
        Contest.Entry(name: "not recorded") { body(launched()) },
        Contest.Entry(name: "recorded") { recorded(readsHolds: false, body) },
        Contest.Entry(name: "recorded, holds read") { recorded(readsHolds: true, body) },
      ]
    ).run()
  }

  private static func launched() -> ParentRouter {
    let parent = ParentRouter(interactor: LeafInteractor())
    parent.interactable.activate()
    parent.load()
    return parent
  }

  private static func recorded(readsHolds: Bool, _ body: (ParentRouter) -> Void) {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: url) }
    do {
      try RIBsRecorder.start(to: url, options: RIBsRecorder.Options(readsHolds: readsHolds))
    } catch {
      fatalError("\(error)")
    }
    body(launched())
    RIBsRecorder.stop()
  }
}
