// The stream's closure returns early for what Kid sends.
// with: SheetFamily
extension KidInteractor {
  func leave() { session.state.value = SessionState.none }
}

extension GranInteractor {
  func watch() {
    session.state.sink { [weak self] state in
      if state == .none { return }
      self?.router?.closeMom()
    }
    .cancelOnDeactivate(interactor: self)
  }
}

extension GranRouter {
  func closeMom() {
    guard let mom else { return }
    viewController.hide(mom.viewController)
    detachChild(mom)
    self.mom = nil
  }
}
