// An object of the app makes the container, around which the view sets the delegate.
// with: Kid, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    viewController.uiviewController.present(
      Wrapped(router.viewControllable).uiviewController, animated: true)
  }
}

final class Wrapped: ViewControllable {
  let navigation: UINavigationController
  var uiviewController: UIViewController { navigation }

  init(_ root: ViewControllable) {
    let navigation = UINavigationController(rootViewController: root.uiviewController)
    navigation.navigationBar.tintColor = .red
    self.navigation = navigation
  }
}

final class KidViewController: UIViewController, ViewControllable,
  UIAdaptivePresentationControllerDelegate
{
  weak var listener: KidPresentableListener?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.presentationController?.delegate = self
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    listener?.didTapClose()
  }
}
