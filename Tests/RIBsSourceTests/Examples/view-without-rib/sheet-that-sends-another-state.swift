// Kid renames the user, and Gran detaches Mom only if there is none.
// with: SheetFamily, GranHidesMom
extension KidInteractor {
  func leave() { session.state.value = .user("Ann") }
}

extension GranInteractor {
  func watch() {
    session.state.sink { [weak self] state in
      if state == .none {
        self?.router?.closeMom()
      } else {
        self?.router?.openMom()
      }
    }
    .cancelOnDeactivate(interactor: self)
  }
}
