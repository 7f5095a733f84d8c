// Another object is given the child, and may detach it.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    let view = router.viewControllable.uiviewController
    view.modalPresentationStyle = .fullScreen
    viewController.uiviewController.present(view, animated: true)
  }

  func forget() {
    guard let old = kid else { return }
    kid = nil
    recycler.take(old)
  }

  private var recycler: ChildRecycler { .shared }
}

extension MomInteractor {
  func didTapForget() { (router as? MomRouter)?.forget() }
}
