// The view covers the whole screen.
// with: KidScreen
final class MomRouter: ViewableRouter<MomInteractor, UINavigationController> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

  init(
    interactor: MomInteractor, viewController: UINavigationController,
    kidBuilder: KidBuilder
  ) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  override func didLoad() {
    super.didLoad()
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
    let view = kid.viewControllable.uiviewController
    view.modalPresentationStyle = .fullScreen
    viewController.present(view, animated: true)
  }
}
