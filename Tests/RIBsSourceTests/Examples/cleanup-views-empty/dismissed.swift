// The view is dismissed.
// with: KidScreen
final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  override func willResignActive() {
    super.willResignActive()
    router?.cleanupViews()
  }
}

final class MomRouter: Router<MomInteractor> {
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

  func cleanupViews() {
    if kid != nil { viewController.uiviewController.dismiss(animated: true) }
  }
}
