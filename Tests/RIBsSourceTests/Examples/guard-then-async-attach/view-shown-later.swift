// Only the view is shown later.
// with: KidScreen, MomTaps
protocol MomViewControllable: ViewControllable {
  func dismissMenu(completion: @escaping () -> Void)
  func show(_ view: ViewControllable)
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewControllable> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

  init(
    interactor: MomInteractor, viewController: MomViewControllable, kidBuilder: KidBuilder
  ) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func routeToKid() {
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
    viewController.dismissMenu { [weak self] in
      self?.viewController.show(kid.viewControllable)
    }
  }
}
