// Kid sends a state in which Gran does not detach Mom.
// with: SheetFamily
extension KidInteractor {
  func leave() { session.state.send(.locked) }
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
    detachChild(mom)
    self.mom = nil
  }
}
