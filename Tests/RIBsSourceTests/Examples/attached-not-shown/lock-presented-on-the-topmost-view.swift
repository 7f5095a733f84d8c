// Gran presents the lock on what is on top.
// with: SheetFamily, GranHidesMom, GranLocks
extension GranRouter {
  func lock() {
    guard lock == nil else { return }
    let router = lockBuilder.build()
    lock = router
    attachChild(router)
    var top: UIViewController = viewController
    while let next = top.presentedViewController { top = next }
    top.present(router.viewController, animated: false)
  }
}
