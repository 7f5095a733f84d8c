// A view that is dismissed and presented again, such as a player's: its RIB goes on.
// with: Kid, KidView, MomView
protocol MomPresentableListener: AnyObject {
  func didTapOpen()
  func didTapBar()
}

protocol MomInteractable: Interactable, KidListener {
  var router: MomRouting? { get set }
}

protocol MomRouting: ViewableRouting {
  func open()
  func hide()
  func showAgain()
}

final class MomInteractor: Interactor, MomInteractable, MomPresentableListener {
  weak var router: MomRouting?

  func didTapOpen() { router?.open() }
  func didTapBar() { router?.showAgain() }
  func kidDidClose() { router?.hide() }
}

final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return showAgain() }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    show(router)
  }

  func hide() {
    viewController.uiviewController.dismiss(animated: true)
  }

  func showAgain() {
    guard let kid else { return }
    show(kid)
  }

  private func show(_ kid: KidRouting) {
    let screen = kid.viewControllable.uiviewController
    screen.modalPresentationStyle = .fullScreen
    viewController.uiviewController.present(screen, animated: true)
  }
}
