// A tab is attached when the parent loads, and its listener has it detached.
// with: Kid, KidView, Mom
final class MomRouter: ViewableRouter<MomInteractable, MomTabs>, MomRouting {
  private let kid: KidRouting

  init(interactor: MomInteractable, viewController: MomTabs, kidBuilder: KidBuildable) {
    kid = kidBuilder.build(withListener: interactor)
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
    viewController.setViewControllers([kid.viewControllable.uiviewController], animated: false)
  }

  override func didLoad() {
    super.didLoad()
    attachChild(kid)
  }

  func open() {}
  func close() { detachChild(kid) }
}

final class MomTabs: UITabBarController, ViewControllable {}
