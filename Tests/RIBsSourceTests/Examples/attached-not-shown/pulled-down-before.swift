// Kid's view reports that it was pulled down, so there is nothing left to dismiss when Aunt is presented.
// with: Kid, Aunt, MomOfTwo
final class KidViewController: UIViewController, ViewControllable,
  UIAdaptivePresentationControllerDelegate
{
  weak var listener: KidPresentableListener?

  override func viewDidLoad() {
    super.viewDidLoad()
    presentationController?.delegate = self
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    listener?.didTapClose()
  }
}

extension MomInteractor {
  func kidDidClose() {
    router?.closeKid()
    router?.openAunt()
  }
}

extension MomRouter {
  func closeKid() {
    guard let kid else { return }
    viewController.uiviewController.dismiss(animated: true)
    detachChild(kid)
    self.kid = nil
  }

  func openAunt() {
    guard aunt == nil else { return }
    let aunt = auntBuilder.build(withListener: interactor)
    self.aunt = aunt
    attachChild(aunt)
    let screen = viewController.uiviewController
    screen.present(aunt.viewController, animated: true)  // reported: info
  }
}
