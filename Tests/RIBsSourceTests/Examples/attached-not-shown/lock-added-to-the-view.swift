// Gran adds the lock to her own view, whatever is presented.
// with: SheetFamily, GranHidesMom, GranLocks
extension GranRouter {
  func lock() {
    guard lock == nil else { return }
    let router = lockBuilder.build()
    lock = router
    attachChild(router)
    viewController.show(router.viewController)
  }
}
