import InstrumentedRIBs

extension ProfileApp {
  protocol RootDependency: Dependency {
    var mistakes: Mistakes { get }
    var accountService: AccountService { get }
  }

  final class RootComponent: Component<any RootDependency>, ProfileDependency {
    var mistakes: Mistakes { dependency.mistakes }
    var accountService: AccountService { dependency.accountService }
  }

  protocol RootBuildable: Buildable {
    func build() -> any LaunchRouting
  }

  final class RootBuilder: Builder<any RootDependency>, RootBuildable {
    func build() -> any LaunchRouting {
      let component = RootComponent(dependency: dependency)
      let viewController = RootViewController(title: "Welcome")
      let interactor = RootInteractor(
        presenter: viewController, accountService: component.accountService)
      return RootRouter(
        interactor: interactor, viewController: viewController,
        profileBuilder: ProfileBuilder(dependency: component),
        accountService: component.accountService, mistakes: component.mistakes)
    }
  }
}
