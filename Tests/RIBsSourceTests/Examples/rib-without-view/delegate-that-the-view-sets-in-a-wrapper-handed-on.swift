// A wrapper is handed to an extension, which presents it.
// with: Kid, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    viewController.presentChild(Wrapped(router.viewControllable))
  }
}

extension ViewControllable {
  func presentChild(_ child: ViewControllable) {
    let target = child.uiviewController
    var top = uiviewController
    while let presented = top.presentedViewController, !presented.isBeingDismissed {
      top = presented
    }
    top.present(target, animated: true)
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
