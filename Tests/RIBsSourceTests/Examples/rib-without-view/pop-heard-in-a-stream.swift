// The router subscribes to what the navigation controller shows.
// with: Kid, KidView, Mom, MomView, MomRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    viewController.uiviewController.navigationController?.pushViewController(
      router.viewControllable.uiviewController, animated: true)
  }
}

extension MomRouter {
  override func didLoad() {
    super.didLoad()
    viewController.uiviewController.navigationController?.rx.didShow
      .filter { [weak self] in $0.viewController === self?.viewController.uiviewController }
      .subscribe(onNext: { [weak self] _ in self?.close() })
      .disposed(by: DisposeBag())
  }
}
