import InstrumentedRIBs

extension SignUpApp {
  protocol RootDependency: Dependency {
    var design: Design { get }
  }

  final class RootComponent: Component<any RootDependency>, Horizontal.SignUpDependency,
    Vertical.SignUpDependency
  {
    /// Only this property depends on which design is in use.
    var signUpBuilder: any SignUpBuildable {
      switch dependency.design {
      case .horizontal: Horizontal.SignUpBuilder(dependency: self)
      case .vertical: Vertical.SignUpBuilder(dependency: self)
      }
    }
  }

  protocol RootBuildable: Buildable {
    func build() -> any LaunchRouting
  }

  final class RootBuilder: Builder<any RootDependency>, RootBuildable {
    func build() -> any LaunchRouting {
      let component = RootComponent(dependency: dependency)
      let viewController = RootViewController()
      return RootRouter(
        interactor: RootInteractor(presenter: viewController), viewController: viewController,
        signUpBuilder: component.signUpBuilder)
    }
  }
}
