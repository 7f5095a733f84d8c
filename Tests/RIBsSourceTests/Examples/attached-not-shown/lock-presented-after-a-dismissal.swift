// Gran dismisses what is presented without an animation, and presents the lock.
// with: SheetFamily, GranHidesMom, GranLocks
extension GranRouter {
  func lock() {
    guard lock == nil else { return }
    let router = lockBuilder.build()
    lock = router
    attachChild(router)
    viewController.dismiss(animated: false)
    viewController.present(router.viewController, animated: false)
  }
}
