// The component has the object that hears of pops, and the router gives it nothing.
// with: Kid, KidView, Mom, PopHost
final class MomComponent: Component<EmptyDependency> {
  let observer = NavigationHost()
}

final class MomViewController: UINavigationController, ViewControllable {
  weak var listener: MomPresentableListener?

  init(observer: NavigationHost) {
    super.init(nibName: nil, bundle: nil)
    delegate = observer
  }

  @objc private func openTapped() { listener?.didTapOpen() }
}

final class MomRouter: ViewableRouter<MomInteractable, MomViewController>, MomRouting {
  private let component: MomComponent
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?

  init(
    interactor: MomInteractable, viewController: MomViewController, component: MomComponent,
    kidBuilder: KidBuildable
  ) {
    self.component = component
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    viewController.pushViewController(router.viewControllable.uiviewController, animated: true)
  }

  func close() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
    viewController.popViewController(animated: true)
  }
}

final class MomBuilder: Builder<EmptyDependency> {
  func build() -> MomRouter {
    let component = MomComponent(dependency: dependency)
    let view = MomViewController(observer: component.observer)
    let interactor = MomInteractor()
    view.listener = interactor
    return MomRouter(
      interactor: interactor, viewController: view, component: component,
      kidBuilder: KidBuilder(dependency: dependency))
  }
}
