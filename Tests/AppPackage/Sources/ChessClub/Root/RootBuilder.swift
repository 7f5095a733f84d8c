import ModernRIBs

protocol RootDependency: Dependency {
  var journal: Journal { get }
}

final class RootComponent: Component<RootDependency> {
  let rootViewController: RootViewController

  init(dependency: RootDependency, rootViewController: RootViewController) {
    self.rootViewController = rootViewController
    super.init(dependency: dependency)
  }

  var journal: Journal {
    return dependency.journal
  }

  var mutableScoreStream: MutableScoreStream {
    return shared { ScoreStreamImpl() }
  }
}

// MARK: - Builder

protocol RootBuildable: Buildable {
  func build() -> (launchRouter: LaunchRouting, actionableItem: RootActionableItem)
}

final class RootBuilder: Builder<RootDependency>, RootBuildable {
  override init(dependency: RootDependency) {
    super.init(dependency: dependency)
  }

  func build() -> (launchRouter: LaunchRouting, actionableItem: RootActionableItem) {
    let viewController = RootViewController()
    let component = RootComponent(dependency: dependency, rootViewController: viewController)
    let interactor = RootInteractor(presenter: viewController, journal: component.journal)
    let router = RootRouter(
      interactor: interactor,
      viewController: viewController,
      loggedOutBuilder: LoggedOutBuilder(dependency: component),
      loggedInBuilder: LoggedInBuilder(dependency: component))
    return (router, interactor)
  }
}
