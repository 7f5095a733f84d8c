// A completion detaches what the tuple still holds.
// with: Kid, KidView, Mom, MomView
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: (router: KidRouting, title: String)?

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = (router, "Kid")
    attachChild(router)
  }

  func close() {
    guard let router = kid?.router else { return }
    detachChild(router)
    viewController.uiviewController.dismiss(animated: true) { [weak self] in
      guard let self, let kid = self.kid else { return }
      self.detachChild(kid.router)  // reported: warning
      self.kid = nil
    }
  }
}
