import InstrumentedRIBs

extension CareersApp {
  protocol LoggedInDependency: Dependency {
    var server: Server { get }
    var mistakes: Mistakes { get }
  }

  final class LoggedInComponent: Component<any LoggedInDependency>, BlogDependency,
    ApplyDependency, MyPageDependency, ScheduleDependency
  {
    let member: Member
    var server: Server { dependency.server }
    var mistakes: Mistakes { dependency.mistakes }

    init(dependency: any LoggedInDependency, member: Member) {
      self.member = member
      super.init(dependency: dependency)
    }
  }

  protocol LoggedInBuildable: Buildable {
    func build(
      withListener listener: any LoggedInListener, member: Member
    ) -> any LoggedInRouting
  }

  final class LoggedInBuilder: Builder<any LoggedInDependency>, LoggedInBuildable {
    func build(
      withListener listener: any LoggedInListener, member: Member
    ) -> any LoggedInRouting {
      let component = LoggedInComponent(dependency: dependency, member: member)
      let viewController = LoggedInViewController(title: "Careers")
      let interactor = LoggedInInteractor(presenter: viewController)
      interactor.listener = listener
      return LoggedInRouter(
        interactor: interactor, viewController: viewController,
        blogBuilder: BlogBuilder(dependency: component),
        applyBuilder: ApplyBuilder(dependency: component),
        myPageBuilder: MyPageBuilder(dependency: component),
        scheduleBuilder: ScheduleBuilder(dependency: component), mistakes: component.mistakes)
    }
  }
}
