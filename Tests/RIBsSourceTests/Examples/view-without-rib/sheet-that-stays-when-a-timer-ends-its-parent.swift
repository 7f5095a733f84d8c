// A timer of Mom has Gran detach her, and nobody dismisses Kid's view.
// with: SheetFamily
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
    listener?.momDidLeave()
  }
}

extension GranRouter {
  func closeMom() {
    guard let mom else { return }
    viewController.hide(mom.viewController)
    detachChild(mom)  // reported: warning
    self.mom = nil
  }
}
