// A helper sets a delegate that a list keeps.
// with: Kid, KidView, Mom, MomView, MomSheetRouter, DismissProxy
extension UIViewController {
  func present(_ sheet: UIViewController, proxy: DismissProxy) {
    sheet.presentationController?.delegate = proxy
    present(sheet, animated: true)
  }
}

final class Proxies {
  var all: [DismissProxy] = []
}

let proxies = Proxies()

extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    let proxy = DismissProxy { [weak self] in self?.close() }
    proxies.all.append(proxy)
    viewController.uiviewController.present(
      router.viewControllable.uiviewController, proxy: proxy)
  }
}
