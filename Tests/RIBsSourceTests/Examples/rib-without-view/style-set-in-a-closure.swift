// A closure that is called at once sets the style.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    let view = router.viewControllable.uiviewController
    with(view) { $0.modalPresentationStyle = .fullScreen }
    viewController.uiviewController.present(view, animated: true)
  }
}

private func with<Item: AnyObject>(_ item: Item, _ change: (Item) -> Void) { change(item) }
