// Kid sends the state in which Gran detaches Mom.
// with: SheetFamily
extension KidInteractor {
  func leave() { session.state.send(.none) }
}

extension GranInteractor {
  func watch() {
    session.state.removeDuplicates().sink { [weak self] state in
      switch state {
      case .user, .locked: self?.router?.openMom()
      case .none: self?.router?.closeMom()
      }
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
