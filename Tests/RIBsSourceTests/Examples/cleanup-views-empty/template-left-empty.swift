// The template's function is still empty.
// with: KidScreen
final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  override func willResignActive() {
    super.willResignActive()
    router?.cleanupViews()
  }
}

protocol MomViewControllable: ViewControllable {
  func present(_ view: ViewControllable)
}

final class MomRouter: Router<MomInteractor> {
  private let viewController: MomViewControllable
  private let kidBuilder: KidBuilder
  private var kid: ViewableRouting?

  init(
    interactor: MomInteractor, viewController: MomViewControllable, kidBuilder: KidBuilder
  ) {
    self.viewController = viewController
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
    viewController.present(kid.viewControllable)
  }

  func cleanupViews() {  // reported: warning
    // TODO: Remove the views that this router has added.
  }
}

final class MomBuilder: Builder<MomDependency> {
  func build(withListener listener: MomListener) -> MomRouter {
    MomRouter(
      interactor: MomInteractor(), viewController: dependency.momViewController,
      kidBuilder: KidBuilder(dependency: MomComponent(dependency: dependency)))
  }
}

protocol MomDependency: Dependency {
  var momViewController: MomViewControllable { get }
}
