import InstrumentedRIBs

extension CareersApp {
  protocol ApplyInteractable: Interactable, ApplyDetailListener {
    var router: (any ApplyRouting)? { get set }
    var listener: (any ApplyListener)? { get set }
  }

  protocol ApplyViewControllable: Navigating {}

  final class ApplyRouter: ViewableRouter<any ApplyInteractable, any ApplyViewControllable>,
    ApplyRouting
  {
    private let applyDetailBuilder: any ApplyDetailBuildable
    private var applyDetail: (any ApplyDetailRouting)?

    init(
      interactor: any ApplyInteractable, viewController: any ApplyViewControllable,
      applyDetailBuilder: any ApplyDetailBuildable
    ) {
      self.applyDetailBuilder = applyDetailBuilder
      super.init(interactor: interactor, viewController: viewController)
      interactor.router = self
    }

    func routeToApplyDetail(_ details: PostingDetails) {
      guard applyDetail == nil else { return }
      let applyDetail = applyDetailBuilder.build(withListener: interactor, details: details)
      self.applyDetail = applyDetail
      attachChild(applyDetail)
      viewController.push(applyDetail.viewControllable)
    }

    func detachApplyDetail() {
      guard let applyDetail else { return }
      detachChild(applyDetail)
      viewController.pop(applyDetail.viewControllable)
      self.applyDetail = nil
    }
  }
}
