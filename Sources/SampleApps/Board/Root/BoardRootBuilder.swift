import InstrumentedRIBs

extension BoardApp {
  protocol RootDependency: Dependency {
    var mistakes: Mistakes { get }
  }

  final class RootComponent: Component<any RootDependency>, BoardDependency {
    var mistakes: Mistakes { dependency.mistakes }
  }

  protocol RootBuildable: Buildable {
    func build() -> any LaunchRouting
  }

  final class RootBuilder: Builder<any RootDependency>, RootBuildable {
    func build() -> any LaunchRouting {
      let component = RootComponent(dependency: dependency)
      return RootRouter(
        interactor: RootInteractor(), viewController: RootViewController(),
        boardBuilder: BoardBuilder(dependency: component))
    }
  }
}
