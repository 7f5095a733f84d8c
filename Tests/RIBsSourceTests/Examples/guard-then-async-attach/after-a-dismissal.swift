// When a view has been dismissed.
// with: PlainKid, MomTaps
protocol MomViewControllable: ViewControllable {
  func dismissMenu(completion: @escaping () -> Void)
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
    viewController.dismissMenu { [weak self] in
      self?.kid = kid
      self?.attachChild(kid)  // reported: warning
    }
  }
}
