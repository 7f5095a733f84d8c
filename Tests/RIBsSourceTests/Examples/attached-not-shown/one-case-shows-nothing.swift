// One case of a switch shows Kid, and the other shows something else.
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
    switch visit {
    case .long: viewController.uiviewController.present(view, animated: true)
    case .short: viewController.uiviewController.title = "Kid was here"
    }
  }
}

extension MomInteractor {
  func didTapVisit(_ visit: Visit) { (router as? MomRouter)?.open(visit) }
}
