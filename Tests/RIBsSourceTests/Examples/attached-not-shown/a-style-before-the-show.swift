// A case that only sets a style does not decide whether Kid is shown.
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
    attachChild(router)
    let view = router.viewControllable.uiviewController
    view.modalPresentationStyle = .fullScreen
    if visit == .short { view.view.backgroundColor = .red }
    guard let window = viewController.uiviewController.view.window else { return }
    window.rootViewController?.present(view, animated: true)
  }
}

extension MomInteractor {
  func didTapVisit(_ visit: Visit) { (router as? MomRouter)?.open(visit) }
}
