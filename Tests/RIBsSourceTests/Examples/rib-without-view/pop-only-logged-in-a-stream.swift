// The router subscribes to what the navigation controller shows, and only logs it.
// with: Kid, KidView, Mom, MomView, MomRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)  // reported: warning
    viewController.uiviewController.navigationController?.pushViewController(
      router.viewControllable.uiviewController, animated: true)
  }
}

extension MomRouter {
  override func didLoad() {
    super.didLoad()
    viewController.uiviewController.navigationController?.rx.didShow
      .filter { [weak self] in $0.viewController === self?.viewController.uiviewController }
      .subscribe(onNext: { _ in print("shown") })
      .disposed(by: DisposeBag())
  }
}
