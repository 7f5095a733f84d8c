// The first step makes a navigation controller with a bar, and the others are pushed in it.
// with: Kid, KidView, Mom
protocol MomViewControllable: ViewControllable {
  func pushStep(_ step: ViewControllable)
  func clearSteps()
}

final class MomViewController: UIViewController, MomViewControllable {
  weak var listener: MomPresentableListener?
  private var steps: UINavigationController?

  @objc private func openTapped() { listener?.didTapOpen() }

  func pushStep(_ step: ViewControllable) {
    if let steps {
      steps.pushViewController(step.uiviewController, animated: true)
      return
    }
    let navigation = UINavigationController(rootViewController: step.uiviewController)
    navigation.navigationBar.prefersLargeTitles = true
    steps = navigation
    addChild(navigation)
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  func clearSteps() {
    steps?.willMove(toParent: nil)
    steps?.view.removeFromSuperview()
    steps?.removeFromParent()
    steps = nil
  }
}

final class MomRouter: ViewableRouter<MomInteractable, MomViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?

  init(interactor: MomInteractable, viewController: MomViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    viewController.pushStep(router.viewControllable)
  }

  func close() {
    guard let kid else { return }
    viewController.clearSteps()
    detachChild(kid)
    self.kid = nil
  }
}
