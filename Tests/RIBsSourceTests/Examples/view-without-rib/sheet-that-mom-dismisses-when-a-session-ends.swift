// Mom observes the end of the session as well, and dismisses Kid.
// with: SheetFamily, GranHidesMom
extension KidInteractor {
  func leave() { session.end() }
}

extension GranInteractor {
  func watch() {
    session.ended.sink { [weak self] in self?.router?.closeMom() }
      .cancelOnDeactivate(interactor: self)
  }
}

extension MomInteractor {
  func follow(_ session: Session) {
    session.ended.sink { [weak self] in self?.router?.close() }
      .cancelOnDeactivate(interactor: self)
  }
}
