// Attached once by didLoad, which is info.
// with: PlainKid
final class MomRouter: LaunchRouter<MomInteractor, MomViewController> {
  private let kidBuilder: KidBuilder

  init(
    interactor: MomInteractor, viewController: MomViewController, kidBuilder: KidBuilder
  ) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  override func didLoad() {
    super.didLoad()
    let kid = kidBuilder.build(withListener: interactor)
    attachChild(kid)  // reported: info
  }
}
