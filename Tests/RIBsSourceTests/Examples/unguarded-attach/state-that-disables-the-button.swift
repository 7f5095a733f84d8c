// The button is off by the view's state until the answer has come.
// with: PlainKid, MomWithAState
extension MomInteractor {
  func didTapKid() {
    update { $0.isOpening = true }
    service.openRoom()
      .subscribe(onSuccess: { [weak self] _ in
        self?.update { $0.isOpening = false }
        self?.router?.routeToKid()
      })
      .disposed(by: disposeBag)
  }
}

extension MomRouter {
  func routeToKid() {
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)  // reported: info
  }
}
