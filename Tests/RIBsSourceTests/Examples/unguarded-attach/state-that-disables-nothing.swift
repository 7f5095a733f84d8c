// What is set before the request disables nothing.
// with: PlainKid, MomWithAState
extension MomInteractor {
  func didTapKid() {
    update { $0.isWished = true }
    service.openRoom()
      .subscribe(onSuccess: { [weak self] _ in
        self?.update { $0.isWished = false }
        self?.router?.routeToKid()
      })
      .disposed(by: disposeBag)
  }
}

extension MomRouter {
  func routeToKid() {
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)  // reported: warning
  }
}
