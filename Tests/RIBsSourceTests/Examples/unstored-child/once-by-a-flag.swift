// A flag lets one child in, and nothing resets it.
// with: Kid, KidView, Mom, MomView
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var isKidThere = false

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard !isKidThere else { return }
    isKidThere = true
    let kid = kidBuilder.build(withListener: interactor)
    attachChild(kid)  // reported: info
    viewController.uiviewController.addChild(kid.viewControllable.uiviewController)
  }

  func close() {}
}
