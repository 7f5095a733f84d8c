// A condition of the stream's closure detaches Mom for what Kid sends.
// with: SheetFamily
extension KidInteractor {
  func leave() { session.state.value = SessionState.none }
}

extension GranInteractor {
  func watch() {
    session.state.sink { [weak self] state in
      guard state == .none else { return }
      self?.router?.closeMom()
    }
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
