// The function that detaches is another one.
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
    guard kid != nil else { return }
    forget()
    viewController.navigationController?.popViewController(animated: true)  // reported: warning
  }
}
