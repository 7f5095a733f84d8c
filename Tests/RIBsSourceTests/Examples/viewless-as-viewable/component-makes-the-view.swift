// The RIB's own component makes the view.
protocol RootDependency: Dependency {}

final class RootComponent: Component<RootDependency>, MenuDependency {
  var menuViewController: MenuViewControllable { rootViewController }
  var rootViewController: RootViewController { shared { RootViewController() } }
}

protocol MenuDependency: Dependency {
  var menuViewController: MenuViewControllable { get }
}

final class RootRouter: LaunchRouter<RootInteractor, RootViewController> {}

final class RootBuilder: Builder<RootDependency> {
  func build() -> LaunchRouting {
    let component = RootComponent(dependency: dependency)
    return RootRouter(
      interactor: RootInteractor(), viewController: component.rootViewController)
  }
}
