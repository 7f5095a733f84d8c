// What one case does not show is shown when Mom appears.
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
    attachChild(router)
    if visit == .long {
      viewController.uiviewController.present(view, animated: true)
    }
  }

  func showWhatIsOpen() {
    guard let kid else { return }
    viewController.uiviewController.present(kid.viewControllable.uiviewController, animated: true)
  }
}

extension MomInteractor {
  func didTapVisit(_ visit: Visit) { (router as? MomRouter)?.open(visit) }

  func didAppear() { (router as? MomRouter)?.showWhatIsOpen() }
}
