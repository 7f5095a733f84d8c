// A navigation controller of the app does something else when it is loaded.
// with: Kid, KidView, Mom, MomView
final class PlainNavigation: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.prefersLargeTitles = true
  }
}

final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?
  private let navigation = PlainNavigation(rootViewController: UIViewController())

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    navigation.pushViewController(router.viewControllable.uiviewController, animated: true)
  }

  func close() {
    guard let kid else { return }
    navigation.popViewController(animated: true)
    detachChild(kid)
    self.kid = nil
  }
}
