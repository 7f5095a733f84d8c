// Mom's router without `close`, which examples add.
import RIBs

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  let kidBuilder: KidBuilder
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var kid: KidRouter!

  init(interactor: MomInteractor, viewController: MomViewController, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    kid = kidBuilder.build(withListener: interactor)
    attachChild(kid)
    kid.viewController.modalPresentationStyle = .fullScreen
    viewController.present(kid.viewController, animated: true)
  }
}
