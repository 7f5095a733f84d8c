// Gran presents Mom, and the lock only if Mom is not there.
// with: SheetFamily, GranHidesMom, GranLocks
extension GranRouter {
  func lock() {
    guard lock == nil, mom == nil else { return }
    let router = lockBuilder.build()
    lock = router
    attachChild(router)
    viewController.present(router.viewController, animated: false)
  }

  func presentMom() {
    guard let mom else { return }
    viewController.present(mom.viewController, animated: true)
  }
}
