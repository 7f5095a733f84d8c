import Foundation
import InstrumentedRIBs
import RIBsCombine
import RIBsRecorder

/// The RIBs of the journeys. Other tests have RIBs of the same names.
private enum Journey {
  final class RootView: HeadlessViewController, ViewControllable {}
  final class RootInteractor: Interactor {}
  final class HomeInteractor: Interactor {}
  final class DetailInteractor: Interactor {}

  protocol Parent: Routing {
    /// The only property of the router that can hold a child.
    var child: (any Routing)? { get set }
  }

  final class RootRouter: LaunchRouter<RootInteractor, RootView>, Parent {
    var child: (any Routing)?
  }

  final class HomeRouter: Router<HomeInteractor>, Parent {
    var child: (any Routing)?
  }

  final class DetailRouter: Router<DetailInteractor>, Parent {
    var child: (any Routing)?
  }

  final class Clock: Worker {}

  /// Goes from the root to an interactor that may never become active.
  final class Link: Workflow<RootInteractor> {
    init(to next: Interactor, fails: Bool) {
      super.init()
      onStep { _ in Just((next, ())).setFailureType(to: (any Error).self).eraseToAnyPublisher() }
        .onStep { next, _ -> AnyPublisher<(Interactor, ()), any Error> in
          fails
            ? Fail(error: CancellationError()).eraseToAnyPublisher()
            : Just((next, ())).setFailureType(to: (any Error).self).eraseToAnyPublisher()
        }
        .commit()
    }
  }
}

/// A call for another thread, which must keep nothing when the call is over.
///
/// `@unchecked`: only that thread uses it.
private final class Call: @unchecked Sendable {
  private var routers: (parent: any Routing, child: any Routing)?

  init(parent: any Routing, child: any Routing) { routers = (parent, child) }

  func run() {
    if let (parent, child) = routers { parent.attachChild(child) }
    routers = nil
  }
}

/// Takes journeys on this package's runtime.
@MainActor
final class InstrumentedStage: ConformanceStage {
  private var routers = BuiltRouters<any Journey.Parent>()
  private var running: (any Cancellable)?
  private var workers: [Journey.Clock] = []
  private let window = HeadlessWindow()
  /// What a workflow waits for.
  private let nobody = Journey.HomeInteractor()

  func launch(_ name: String) {
    let root = Journey.RootRouter(
      interactor: Journey.RootInteractor(), viewController: Journey.RootView())
    routers.keep(root, as: name)
    root.launch(from: window)
  }

  func build(_ name: String) {
    if name.hasPrefix("Home") {
      routers.keep(Journey.HomeRouter(interactor: Journey.HomeInteractor()), as: name)
    } else {
      routers.keep(Journey.DetailRouter(interactor: Journey.DetailInteractor()), as: name)
    }
  }

  func attach(_ child: String, to parent: String) { routers[parent].attachChild(routers[child]) }

  func detach(_ child: String, from parent: String) { routers[parent].detachChild(routers[child]) }

  func attachOnThread(_ child: String, to parent: String) async {
    let call = Call(parent: routers[parent], child: routers[child])
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        call.run()
        done.resume()
      }
    }
  }

  func store(_ child: String, in parent: String) { routers[parent].child = routers[child] }

  func clear(_ parent: String) { routers[parent].child = nil }

  func drop(_ name: String) { routers.drop(name) }

  func startWorker(in name: String) {
    let clock = Journey.Clock()
    workers.append(clock)
    if let home = routers[name] as? Journey.HomeRouter { clock.start(home.interactor) }
  }

  func workflow(_ end: String) {
    guard let root = routers["Root"] as? Journey.RootRouter else { return }
    let link = Journey.Link(to: end == "waits" ? nobody : root.interactor, fails: end == "fails")
    running = link.subscribe(root.interactor)
  }

  func cancelWorkflow() { running?.cancel() }

  func step(_ number: Int) async {
    await RIBsRecorder.settle(timeout: 600)
    RIBsRecorder.mark("step \(number)")
  }
}
