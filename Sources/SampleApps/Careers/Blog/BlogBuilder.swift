import InstrumentedRIBs

extension CareersApp {
  protocol BlogDependency: Dependency {}

  protocol BlogBuildable: Buildable {
    func build(withListener listener: any BlogListener) -> any BlogRouting
  }

  final class BlogBuilder: Builder<any BlogDependency>, BlogBuildable {
    func build(withListener listener: any BlogListener) -> any BlogRouting {
      let viewController = BlogViewController(title: "Blog")
      let interactor = BlogInteractor(presenter: viewController)
      interactor.listener = listener
      return BlogRouter(interactor: interactor, viewController: viewController)
    }
  }
}
