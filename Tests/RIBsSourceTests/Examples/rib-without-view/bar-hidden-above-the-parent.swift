// The view of a RIB above the parent hides the bar of the same controller.
// with: Kid, KidView, Mom, MomView, MomRouter
protocol GranInteractable: Interactable { var router: GranRouting? { get set } }
protocol GranRouting: ViewableRouting {}

final class GranInteractor: Interactor, GranInteractable {
  weak var router: GranRouting?
}

final class GranViewController: UIViewController, ViewControllable {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.isNavigationBarHidden = true
  }
}

final class MomBuilder: Builder<EmptyDependency> {
  func build() -> MomRouting {
    let view = MomViewController()
    let interactor = MomInteractor()
    view.listener = interactor
    return MomRouter(
      interactor: interactor, viewController: view,
      kidBuilder: KidBuilder(dependency: EmptyComponent()))
  }
}

final class GranRouter: ViewableRouter<GranInteractable, GranViewController>, GranRouting {
  private let momBuilder: MomBuilder
  // ribs-inspect:permanent
  private var mom: MomRouting?

  init(interactor: GranInteractable, viewController: GranViewController, momBuilder: MomBuilder) {
    self.momBuilder = momBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let mom = momBuilder.build()
    self.mom = mom
    attachChild(mom)
    viewController.navigationController?.pushViewController(
      mom.viewControllable.uiviewController, animated: false)
  }
}

extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    viewController.uiviewController.navigationController?.pushViewController(
      router.viewControllable.uiviewController, animated: true)
  }
}
