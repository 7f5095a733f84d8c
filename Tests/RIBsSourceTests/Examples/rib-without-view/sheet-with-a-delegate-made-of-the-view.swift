// A function gives each view that reports a delegate, and the view keeps it.
// with: Kid, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    viewController.presentSheet(router.viewControllable)
  }
}

protocol SheetReporting: AnyObject {
  func wasPulledDown()
}

final class KidViewController: UIViewController, ViewControllable, SheetReporting {
  weak var listener: KidPresentableListener?

  func wasPulledDown() { listener?.didTapClose() }
}

final class OtherViewController: UIViewController, SheetReporting {
  func wasPulledDown() { title = "gone" }
}

private final class SheetProxy: NSObject, UIAdaptivePresentationControllerDelegate {
  private weak var reporting: SheetReporting?

  init(_ reporting: SheetReporting) { self.reporting = reporting }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    reporting?.wasPulledDown()
  }
}

private var proxyKey: UInt8 = 0

extension ViewControllable {
  func presentSheet(_ child: ViewControllable) {
    let content = child.uiviewController
    if let reporting = content as? SheetReporting {
      let proxy = SheetProxy(reporting)
      content.presentationController?.delegate = proxy
      objc_setAssociatedObject(content, &proxyKey, proxy, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    uiviewController.present(content, animated: true)
  }
}
