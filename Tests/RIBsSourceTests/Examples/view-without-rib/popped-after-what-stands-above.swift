// Mom pops what stands above Kid's view first.
// with: KidThatIsCovered
final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

  init(interactor: MomInteractor, viewController: MomViewController, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
    viewController.navigationController?.pushViewController(kid.viewController, animated: true)
  }

  func forget() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
  }

  func close() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
    viewController.navigationController?.popToViewController(kid.viewController, animated: false)
    viewController.navigationController?.popViewController(animated: true)
  }
}
