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
  private var routers = BuiltRouters<any ParentRouting>()
  static let impossible = [
    "thread", "worker", "workflow-completes", "workflow-fails", "workflow-cancelled",
    // It stops a debug build.
    "double-attach",
  ]

  /// There is no window here, so the root is activated and loaded as a window's would be.
  func launch(_ name: String) async {
    let root = RootRouter(interactor: RootInteractor())
    routers.keep(root, as: name)
    root.routerRecord?.launched()
    await root.interactable.activate()
    await root.load()
  }

  func build(_ name: String) {
    if name.hasPrefix("Home") {
      routers.keep(HomeRouter(interactor: HomeInteractor()), as: name)
    } else {
      routers.keep(DetailRouter(interactor: DetailInteractor()), as: name)
    }
  }

  func attach(_ child: String, to parent: String) async {
    await routers[parent].attachChild(routers[child])
  }

  func detach(_ child: String, from parent: String) async {
    await routers[parent].detachChild(routers[child])
  }

  func attachOnThread(_ child: String, to parent: String) async {
    await attach(child, to: parent)
  }

  func store(_ child: String, in parent: String) { routers[parent].child = routers[child] }

  func clear(_ parent: String) { routers[parent].child = nil }

  func drop(_ name: String) { routers.drop(name) }

  func startWorker(in name: String) {}

  func workflow(_ end: String) {}

  func cancelWorkflow() {}

  func step(_ number: Int) async {
    await RIBsRecorder.settle()
    RIBsRecorder.mark("step \(number)")
  }
}
