// The observer of pops calls what the child calls as well.
// with: Kid, KidView, Mom, MomView
final class PopObserver: NSObject, UINavigationControllerDelegate {
  var onPop: (() -> Void)?

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { onPop?() }
}

final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private let siblingBuilder: KidBuildable
  private let observer = PopObserver()
  private var kid: KidRouting?
  private var siblings: [KidRouting] = []

  init(
    interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable,
    siblingBuilder: KidBuildable
  ) {
    self.kidBuilder = kidBuilder
    self.siblingBuilder = siblingBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
    observer.onPop = { [weak self] in self?.didPop() }
  }

  override func didLoad() {
    super.didLoad()
    viewController.uiviewController.navigationController?.delegate = observer
  }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    viewController.uiviewController.navigationController?.pushViewController(
      router.viewControllable.uiviewController, animated: true)
  }

  func close() {
    guard let kid else { return }
    viewController.uiviewController.navigationController?.popViewController(animated: true)
    detachChild(kid)
    self.kid = nil
  }

  private func didPop() {
    (interactor as? MomInteractor)?.kidDidClose()
  }
}
