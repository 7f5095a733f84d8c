// The child is built in init, and another function attaches it.
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
  private let kid: KidRouting
  private var current: Routing?

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    kid = kidBuilder.build(withListener: interactor)
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard current == nil else { return }
    viewController.uiviewController.navigationController?.isNavigationBarHidden = true
    viewController.uiviewController.navigationController?.pushViewController(
      kid.viewControllable.uiviewController, animated: true)
    current = kid
  }

  func close() {
    attachChild(kid)  // reported: error unguarded-attach
  }
}
