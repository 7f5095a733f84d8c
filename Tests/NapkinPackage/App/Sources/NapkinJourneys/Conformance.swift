import Foundation
import RIBsRecorder
import napkin

final actor RootInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

final actor HomeInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

final actor DetailInteractor: Interactable {
  nonisolated let lifecycle = InteractorLifecycle()
}

@MainActor
protocol ParentRouting: Routing {
  /// The only property of the router that can hold a child.
  var child: (any Routing)? { get set }
}

final class RootRouter: Router<RootInteractor>, ParentRouting {
  var child: (any Routing)?
}

final class HomeRouter: Router<HomeInteractor>, ParentRouting {
  var child: (any Routing)?
}

final class DetailRouter: Router<DetailInteractor>, ParentRouting {
  var child: (any Routing)?
}

/// Takes journeys on napkin. It has no workers and no workflows, and its routers cannot be called on another thread.
@MainActor
final class NapkinStage: ConformanceStage {
  private struct Dropped {
    weak var router: (any ParentRouting)?
  }

  private var routers: [String: any ParentRouting] = [:]
  private var dropped: [String: Dropped] = [:]

  static let impossible = [
    "thread", "worker", "workflow-completes", "workflow-fails", "workflow-cancelled",
    // It stops a debug build.
    "double-attach",
  ]

  /// There is no window here, so the root is activated and loaded as a window's would be.
  func launch(_ name: String) async {
    let root = RootRouter(interactor: RootInteractor())
    routers[name] = root
    root.routerRecord?.launched()
    await root.interactable.activate()
    await root.load()
  }

  func build(_ name: String) {
    routers[name] =
      name.hasPrefix("Home")
      ? HomeRouter(interactor: HomeInteractor()) : DetailRouter(interactor: DetailInteractor())
  }

  private func router(_ name: String) -> any ParentRouting {
    if let router = routers[name] ?? dropped[name]?.router { return router }
    fatalError("The journey names \(name), which is gone.")
  }

  func attach(_ child: String, to parent: String) async {
    await router(parent).attachChild(router(child))
  }

  func detach(_ child: String, from parent: String) async {
    await router(parent).detachChild(router(child))
  }

  func attachOnThread(_ child: String, to parent: String) async {
    await attach(child, to: parent)
  }

  func store(_ child: String, in parent: String) { router(parent).child = router(child) }

  func clear(_ parent: String) { router(parent).child = nil }

  func drop(_ name: String) {
    dropped[name] = Dropped(router: routers[name])
    routers[name] = nil
  }

  func startWorker(in name: String) {}

  func workflow(_ end: String) {}

  func cancelWorkflow() {}

  func step(_ number: Int) async {
    await RIBsRecorder.settle()
    RIBsRecorder.mark("step \(number)")
  }
}
