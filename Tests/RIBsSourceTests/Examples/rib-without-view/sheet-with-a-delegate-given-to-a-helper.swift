// A helper sets a delegate that only a variable of its caller holds.
// with: Kid, KidView, Mom, MomView, MomSheetRouter, DismissProxy
extension UIViewController {
  func present(_ sheet: UIViewController, proxy: DismissProxy) {
    sheet.presentationController?.delegate = proxy
    present(sheet, animated: true)
  }
}

extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    let proxy = DismissProxy { [weak self] in self?.close() }
    viewController.uiviewController.present(
      router.viewControllable.uiviewController, proxy: proxy)
  }
}
