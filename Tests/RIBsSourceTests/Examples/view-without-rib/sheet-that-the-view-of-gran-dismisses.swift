// Gran's view observes the end of the session and dismisses what is presented.
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

extension GranViewController {
  func follow(_ session: Session) -> AnyCancellable {
    session.ended.sink { [weak self] in self?.dismiss(animated: false) }
  }
}
