// Kid ends the session and has Mom dismiss it.
// with: SheetFamily, GranHidesMom
extension KidInteractor {
  func leave() {
    session.end()
    listener?.kidDidClose()
  }
}

extension GranInteractor {
  func watch() {
    session.ended.sink { [weak self] in self?.router?.closeMom() }
      .cancelOnDeactivate(interactor: self)
  }
}
