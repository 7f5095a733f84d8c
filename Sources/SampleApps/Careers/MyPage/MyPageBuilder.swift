import InstrumentedRIBs

extension CareersApp {
  protocol MyPageDependency: Dependency {
    var member: Member { get }
  }

  protocol MyPageBuildable: Buildable {
    func build(withListener listener: any MyPageListener) -> any MyPageRouting
  }

  final class MyPageBuilder: Builder<any MyPageDependency>, MyPageBuildable {
    func build(withListener listener: any MyPageListener) -> any MyPageRouting {
      let viewController = MyPageViewController(title: "My page")
      let interactor = MyPageInteractor(presenter: viewController, member: dependency.member)
      interactor.listener = listener
      return MyPageRouter(interactor: interactor, viewController: viewController)
    }
  }
}
