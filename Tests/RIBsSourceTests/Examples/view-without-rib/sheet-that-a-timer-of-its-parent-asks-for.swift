// A timer of Mom waits as long as Kid is there.
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
    guard router?.kid == nil else { return }
    listener?.momDidLeave()
  }
}
