// Kid ends the session. Gran observes it and detaches Mom, and nobody dismisses Kid's view.
// with: SheetFamily
extension KidInteractor {
  func leave() { session.end() }
}

extension GranInteractor {
  func watch() {
    session.ended.sink { [weak self] in self?.router?.closeMom() }
      .cancelOnDeactivate(interactor: self)
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
