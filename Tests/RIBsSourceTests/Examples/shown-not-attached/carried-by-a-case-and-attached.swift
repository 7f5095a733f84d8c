// An enum carries the child that is attached.
// with: Kid, KidView, Mom, MomView
enum Screen {
  case none
  case kid(KidRouting)
}

final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var screen = Screen.none

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard case .none = screen else { return }
    let kid = kidBuilder.build(withListener: interactor)
    screen = .kid(kid)
    attachChild(kid)
    let navigation = UINavigationController(
      rootViewController: kid.viewControllable.uiviewController)
    navigation.modalPresentationStyle = .fullScreen
    viewController.uiviewController.present(navigation, animated: true)
  }

  func close() {
    guard case .kid(let kid) = screen else { return }
    screen = .none
    viewController.uiviewController.dismiss(animated: true)
    detachChild(kid)
  }
}
