// Mom's timer calls a function of a library's view controller before Gran is told.
// with: SheetFamily, GranHidesMom
extension KidInteractor {
  func leave() {}
}

extension GranInteractor {
  func watch() {}
}

extension MomInteractor {
  override func didBecomeActive() {
    super.didBecomeActive()
    Timer.publish(every: 600, on: .main, in: .common).autoconnect()
      .sink { [weak self] _ in self?.expire() }
      .cancelOnDeactivate(interactor: self)
  }

  private func expire() {
    router?.endPresentations()
    listener?.momDidLeave()
  }
}

extension MomRouter {
  func endPresentations() { viewController.finishEverything() }
}
