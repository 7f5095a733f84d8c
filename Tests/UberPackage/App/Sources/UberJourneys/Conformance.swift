import Foundation
import RIBs
import RIBsRecorder
import RxSwift
import UIKit

/// The RIBs of the journeys on which recorders are tried.
private enum Journey {
  final class RootView: UIViewController, ViewControllable {}
  final class RootInteractor: Interactor {}
  final class HomeInteractor: Interactor {}
  final class DetailInteractor: Interactor {}

  protocol Parent: Routing {
    /// The only property of the router that can hold a child.
    var child: Routing? { get set }
  }

  final class RootRouter: LaunchRouter<RootInteractor, RootView>, Parent {
    var child: Routing?
  }

  final class HomeRouter: Router<HomeInteractor>, Parent {
    var child: Routing?
  }

  final class DetailRouter: Router<DetailInteractor>, Parent {
    var child: Routing?
  }

  final class Clock: Worker {}

  /// Goes from the root to an interactor that may never become active.
  final class Link: Workflow<RootInteractor> {
    static func build(to next: Interactor, fails: Bool) -> Link {
      let link = Link()
      _ = link.onStep { _ in Observable<(Interactor, ())>.just((next, ())) }
        .onStep { next, _ -> Observable<(Interactor, ())> in
          fails ? .error(NothingToSee()) : .just((next, ()))
        }
        .commit()
      return link
    }
  }
}

/// Takes journeys on uber/RIBs.
@MainActor
final class UberStage: ConformanceStage {
  private var routers = BuiltRouters<any Journey.Parent>()
  private var running: Disposable?
  private var workers: [Journey.Clock] = []
  private let window = UIWindow()
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

  /// Classes on the main actor cannot be called elsewhere.
  func attachOnThread(_ child: String, to parent: String) async { attach(child, to: parent) }

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
    let link = Journey.Link.build(
      to: end == "waits" ? nobody : root.interactor, fails: end == "fails")
    running = link.subscribe(root.interactor)
  }

  func cancelWorkflow() { running?.dispose() }

  func step(_ number: Int) async {
    await RIBsRecorder.settle()
    RIBsRecorder.mark("step \(number)")
  }
}
