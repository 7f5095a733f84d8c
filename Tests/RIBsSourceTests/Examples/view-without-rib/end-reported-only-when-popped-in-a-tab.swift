// The view reports its end when it is popped, and not when the user chooses another tab.
// with: Kid, Mom, MomView, MomPushes
final class KidViewController: UIViewController, ViewControllable {
  weak var listener: KidPresentableListener?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { listener?.didTapClose() }
  }
}

final class GranViewController: UITabBarController, ViewControllable {}

final class GranInteractor: Interactor {
  weak var router: GranRouter?
}

final class GranRouter: ViewableRouter<GranInteractor, GranViewController> {
  private let momBuilder: MomBuilder
  private let auntBuilder: AuntBuilder

  init(
    interactor: GranInteractor, viewController: GranViewController, momBuilder: MomBuilder,
    auntBuilder: AuntBuilder
  ) {
    (self.momBuilder, self.auntBuilder) = (momBuilder, auntBuilder)
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let (mom, aunt) = (momBuilder.build(), auntBuilder.build())
    attachChild(mom)
    attachChild(aunt)
    viewController.viewControllers = [mom, aunt].map {
      UINavigationController(rootViewController: $0.viewControllable.uiviewController)
    }
  }
}

final class MomBuilder: Builder<EmptyDependency> {
  func build() -> ViewableRouting {
    let (view, interactor) = (MomViewController(), MomInteractor())
    view.listener = interactor
    return MomRouter(
      interactor: interactor, viewController: view, kidBuilder: KidBuilder(dependency: dependency))
  }
}

final class AuntInteractor: Interactor {}

final class AuntViewController: UIViewController, ViewControllable {}

final class AuntRouter: ViewableRouter<AuntInteractor, AuntViewController> {}

final class AuntBuilder: Builder<EmptyDependency> {
  func build() -> ViewableRouting {
    AuntRouter(interactor: AuntInteractor(), viewController: AuntViewController())
  }
}
