// A helper sets the delegate that it is given, and keeps it for as long as the sheet is there.
// with: Kid, KidView, Mom, MomView, MomSheetRouter, DismissProxy
extension UIViewController {
  func present(_ sheet: UIViewController, proxy: DismissProxy) {
    objc_setAssociatedObject(sheet, "proxy", proxy, .OBJC_ASSOCIATION_RETAIN)
    sheet.presentationController?.delegate = proxy
    present(sheet, animated: true)
  }
}

extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    let proxy = DismissProxy { [weak self] in self?.close() }
    viewController.uiviewController.present(
      router.viewControllable.uiviewController, proxy: proxy)
  }
}
