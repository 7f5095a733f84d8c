import RIBs
import RxSwift

/// What the steps of a deep link ask the root for.
protocol RootActionableItem: AnyObject {
  /// Shows the detail, and goes on with it.
  func showDetail() -> Observable<(DetailActionableItem, ())>

  /// Goes on with a detail that is never shown.
  func findDetail() -> Observable<(DetailActionableItem, ())>
}

/// What the steps of a deep link ask the detail for.
protocol DetailActionableItem: AnyObject {
  /// Goes on with the detail.
  func look() -> Observable<(DetailActionableItem, ())>
}

/// Why a step fails.
struct NothingToSee: Error {}

extension RootInteractor: RootActionableItem {
  func showDetail() -> Observable<(DetailActionableItem, ())> {
    router?.showDetail()
    return router?.detail.map { .just(($0.interactor, ())) } ?? .error(NothingToSee())
  }

  func findDetail() -> Observable<(DetailActionableItem, ())> {
    let detail = DetailRouter.build()
    hidden.append(detail)
    return .just((detail.interactor, ()))
  }
}

extension DetailInteractor: DetailActionableItem {
  func look() -> Observable<(DetailActionableItem, ())> { .just((self, ())) }
}

/// A deep link to the detail.
final class DetailWorkflow: Workflow<RootActionableItem> {
  /// Shows the detail, looks at it, and ends.
  static func complete() -> DetailWorkflow {
    let workflow = DetailWorkflow()
    _ = workflow.onStep { root in root.showDetail() }
      .onStep { detail, _ in detail.look() }
      .commit()
    return workflow
  }

  /// Waits for a detail that is never attached.
  static func wait() -> DetailWorkflow {
    let workflow = DetailWorkflow()
    _ = workflow.onStep { root in root.findDetail() }
      .onStep { detail, _ in detail.look() }
      .commit()
    return workflow
  }

  /// Fails at the second step.
  static func fail() -> DetailWorkflow {
    let workflow = DetailWorkflow()
    _ = workflow.onStep { root in root.showDetail() }
      .onStep { _, _ -> Observable<(DetailActionableItem, ())> in .error(NothingToSee()) }
      .commit()
    return workflow
  }

  /// Goes on in two branches after the first step.
  static func fork() -> DetailWorkflow {
    let workflow = DetailWorkflow()
    let first = workflow.onStep { root in root.showDetail() }
    _ = first.onStep { detail, _ in detail.look() }.commit()
    let branch: Step<RootActionableItem, DetailActionableItem, ()>? =
      first.asObservable().fork(workflow)
    _ = branch?.onStep { detail, _ in detail.look() }.commit()
    return workflow
  }
}
