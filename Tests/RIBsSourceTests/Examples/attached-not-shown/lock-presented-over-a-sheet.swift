// Gran presents the lock when the app comes back, though Mom may present Kid.
// with: SheetFamily, GranHidesMom, GranLocks
extension GranRouter {
  func lock() {
    guard lock == nil else { return }
    let router = lockBuilder.build()
    lock = router
    attachChild(router)
    viewController.present(router.viewController, animated: false)  // reported: warning
  }
}
