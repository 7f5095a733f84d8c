// The interactor pops the child's view and has another child attached, which the router keeps beside the first.
// with: Kid, KidView, MomView, PlainSibling
// Mom without her router: `kidDidClose` is what matters.
protocol MomPresentableListener: AnyObject {
  func didTapOpen()
}

protocol MomListener: AnyObject {
  func momDidEnd()
}

protocol MomInteractable: Interactable, KidListener, SiblingListener {
  var router: MomRouting? { get set }
  var listener: MomListener? { get set }
}

protocol MomRouting: ViewableRouting {
  func open()
  func openSibling()
  func close()
}

final class MomInteractor: Interactor, MomInteractable, MomPresentableListener {
  weak var router: MomRouting?
  weak var listener: MomListener?

  func didTapOpen() { router?.open() }
  func kidDidClose() {
    let navigation = router?.viewControllable.uiviewController.navigationController
    navigation?.popViewController(animated: true)  // reported: warning
    router?.openSibling()
  }
}

final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private let siblingBuilder = SiblingBuilder(dependency: EmptyDependency())
  private var kid: KidRouting?
  private var sibling: SiblingRouter?

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: info never-detached
    viewController.uiviewController.navigationController?.isNavigationBarHidden = true
    viewController.uiviewController.navigationController?.pushViewController(
      router.viewControllable.uiviewController, animated: true)
  }

  func openSibling() {
    guard sibling == nil else { return }
    let router = siblingBuilder.build(withListener: interactor)
    sibling = router
    attachChild(router)  // reported: info never-detached
  }

  func close() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}
