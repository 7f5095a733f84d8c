// The interactor is an actor, and a tap of its view opens the child.
// with: Kid, KidView, MomView
protocol MomRouting: ViewableRouting, Sendable {
  func open() async
  func close() async
}
protocol MomPresentableListener: AnyObject {
  func didTapOpen() async
}
@MainActor protocol MomPresentable: AnyObject {
  var listener: MomPresentableListener? { get set }
}

actor MomInteractor: PresentableInteractable, MomPresentableListener, KidListener {
  nonisolated let presenter: MomPresentable
  weak var router: MomRouting?

  init(presenter: MomPresentable) { self.presenter = presenter }

  func set(router: MomRouting) { self.router = router }

  func didTapOpen() async { await router?.open() }

  func kidDidClose() { Task { await router?.close() } }
}

@MainActor
final class MomRouter: ViewableRouter<MomInteractor, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?

  init(interactor: MomInteractor, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  func open() async {
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    await attachChild(router)  // reported: error
  }

  func close() async {
    guard let kid else { return }
    await detachChild(kid)
    self.kid = nil
  }
}
