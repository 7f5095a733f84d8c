// Kid is presented for one case alone.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
enum Visit {
  case long, short
}

extension MomRouter {
  func open() { open(.long) }

  func open(_ visit: Visit) {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    let view = router.viewControllable.uiviewController
    view.modalPresentationStyle = .fullScreen
    attachChild(router)  // reported: warning
    guard visit != .short else { return }
    viewController.uiviewController.present(view, animated: true)
  }
}

extension MomInteractor {
  func didTapVisit(_ visit: Visit) { (router as? MomRouter)?.open(visit) }
}
