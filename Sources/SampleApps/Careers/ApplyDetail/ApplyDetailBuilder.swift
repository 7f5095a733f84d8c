import InstrumentedRIBs

extension CareersApp {
  protocol ApplyDetailDependency: Dependency {}

  protocol ApplyDetailBuildable: Buildable {
    func build(
      withListener listener: any ApplyDetailListener, details: PostingDetails
    ) -> any ApplyDetailRouting
  }

  final class ApplyDetailBuilder: Builder<any ApplyDetailDependency>, ApplyDetailBuildable {
    func build(
      withListener listener: any ApplyDetailListener, details: PostingDetails
    ) -> any ApplyDetailRouting {
      let viewController = ApplyDetailViewController(title: details.posting.title)
      let interactor = ApplyDetailInteractor(presenter: viewController, details: details)
      interactor.listener = listener
      return ApplyDetailRouter(interactor: interactor, viewController: viewController)
    }
  }
}
