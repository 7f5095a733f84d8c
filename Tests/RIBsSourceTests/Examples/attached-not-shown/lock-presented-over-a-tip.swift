// Gran presents the lock when the app comes back, though she may present a tip.
// with: SheetFamily, GranHidesMom, GranLocks
extension MomRouter {
  func cleanupViews() { viewController.dismiss(animated: false) }
}

extension GranInteractor {
  func didTapTip() { router?.showTip() }
}

extension GranViewController {
  @objc func tipTapped() { listener?.didTapTip() }
}

extension GranRouter {
  func showTip() {
    guard tip == nil else { return }
    let router = tipBuilder.build()
    tip = router
    attachChild(router)
    viewController.present(router.viewController, animated: true)
  }

  func lock() {
    guard lock == nil else { return }
    let router = lockBuilder.build()
    lock = router
    attachChild(router)
    viewController.present(router.viewController, animated: false)  // reported: warning
  }
}
