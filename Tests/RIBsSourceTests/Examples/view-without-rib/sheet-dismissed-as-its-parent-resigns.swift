// Mom's router dismisses Kid when Mom goes.
// with: SheetFamily, GranHidesMom
extension KidInteractor {
  func leave() { listener?.kidDidLeave() }
}

extension GranInteractor {
  func watch() {}
}

extension MomInteractor {
  override func willResignActive() {
    super.willResignActive()
    router?.cleanupViews()
  }
}

extension MomRouter {
  func cleanupViews() { viewController.dismiss(animated: true) }
}
