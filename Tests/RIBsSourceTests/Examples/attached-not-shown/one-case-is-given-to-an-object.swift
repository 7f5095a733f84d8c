// An object has the router of one case and shows it.
// with: Kid, KidView, Mom, MomView, MomSheetRouter
enum Visit {
  case long, short
}

final class Showcase {
  private var routers: [ViewableRouting] = []

  func add(_ router: ViewableRouting) { routers.append(router) }
}

extension MomRouter {
  func open() { open(.long, in: Showcase()) }

  func open(_ visit: Visit, in showcase: Showcase) {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    let view = router.viewControllable.uiviewController
    view.modalPresentationStyle = .fullScreen
    attachChild(router)
    switch visit {
    case .long: viewController.uiviewController.present(view, animated: true)
    case .short: showcase.add(router)
    }
  }
}

extension MomInteractor {
  func didTapVisit(_ visit: Visit) { (router as? MomRouter)?.open(visit, in: Showcase()) }
}
