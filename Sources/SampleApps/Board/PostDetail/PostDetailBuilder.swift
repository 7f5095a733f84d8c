import InstrumentedRIBs

extension BoardApp {
  protocol PostDetailDependency: Dependency {
    var postStream: any PostStream { get }
  }

  protocol PostDetailBuildable: Buildable {
    func build(
      withListener listener: any PostDetailListener, postAt index: Int
    ) -> any PostDetailRouting
  }

  final class PostDetailBuilder: Builder<any PostDetailDependency>, PostDetailBuildable {
    func build(
      withListener listener: any PostDetailListener, postAt index: Int
    ) -> any PostDetailRouting {
      let viewController = PostDetailViewController()
      let interactor = PostDetailInteractor(
        presenter: viewController, postStream: dependency.postStream, index: index)
      interactor.listener = listener
      return PostDetailRouter(interactor: interactor, viewController: viewController)
    }
  }
}
