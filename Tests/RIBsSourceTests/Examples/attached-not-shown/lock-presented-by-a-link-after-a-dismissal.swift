// A link opens the lock, which dismisses what is presented first.
// with: SheetFamily, GranHidesMom
extension KidInteractor {
  func leave() {}
}

extension GranInteractor {
  func watch() {}
  func openLock() { router?.lock() }

  func openHome() {
    router?.goHome()
  }
}

extension GranRouter {
  func lock() {
    viewController.dismiss(animated: false)
    guard lock == nil else { return }
    let router = lockBuilder.build()
    lock = router
    attachChild(router)
    viewController.present(router.viewController, animated: false)
  }

  func goHome() { viewController.dismiss(animated: true) }
}

final class LinkWorkflow: Workflow<GranInteractor> {
  init(host: String) {
    super.init()
    switch host {
    case "lock":
      onStep { (gran: GranInteractor) -> Observable<(GranInteractor, ())> in
        gran.openLock()
        return .just((gran, ()))
      }
      .commit()
    default:
      onStep { (gran: GranInteractor) -> Observable<(GranInteractor, ())> in
        gran.openHome()
        return .just((gran, ()))
      }
      .commit()
    }
  }
}
