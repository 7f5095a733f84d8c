// The router dismisses the child's view and clears the slot alone.
// with: Kid, KidView, MomView
// Mom without her router: `kidDidClose` is what matters.
protocol MomPresentableListener: AnyObject {
  func didTapOpen()
}

protocol MomListener: AnyObject {
  func momDidEnd()
}

protocol MomInteractable: Interactable, KidListener {
  var router: MomRouting? { get set }
  var listener: MomListener? { get set }
}

protocol MomRouting: ViewableRouting {
  func open()
  func close()
}

final class MomInteractor: Interactor, MomInteractable, MomPresentableListener {
  weak var router: MomRouting?
  weak var listener: MomListener?

  func didTapOpen() { router?.open() }
  func kidDidClose() {
    router?.close()
  }
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
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    router.viewControllable.uiviewController.modalPresentationStyle = .fullScreen
    viewController.uiviewController.present(
      router.viewControllable.uiviewController, animated: true)
  }

  func close() {
    viewController.uiviewController.dismiss(animated: true)
    kid = nil  // reported: warning
  }
}
