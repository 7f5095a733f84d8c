// Nobody calls the function that dismisses the view.
// with: KidScreen
protocol MomRouting: Routing {
  func cleanupViews()
  func closeKid()
}

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouting?

  override func willResignActive() {
    super.willResignActive()
    router?.cleanupViews()
  }
}

final class MomRouter: Router<MomInteractor>, MomRouting {
  private let viewController: ViewControllable
  private let kidBuilder: KidBuilder
  private var kid: ViewableRouting?

  init(
    interactor: MomInteractor, viewController: ViewControllable, kidBuilder: KidBuilder
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
    attachChild(kid)  // reported: warning rib-without-view
    viewController.uiviewController.present(
      kid.viewControllable.uiviewController, animated: true)
  }

  func closeKid() {
    guard let kid else { return }
    kid.viewControllable.uiviewController.dismiss(animated: true)
    detachChild(kid)
    self.kid = nil
  }

  func cleanupViews() {}  // reported: warning
}
