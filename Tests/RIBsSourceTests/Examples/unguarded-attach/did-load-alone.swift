// The child is attached by didLoad alone.
final class RootRouter: LaunchRouter<RootInteractor, RootViewController> {
  private let homeBuilder: HomeBuilder
  private var home: HomeRouter?

  init(
    interactor: RootInteractor, viewController: RootViewController, homeBuilder: HomeBuilder
  ) {
    self.homeBuilder = homeBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  override func didLoad() {
    super.didLoad()
    attachHome()
  }

  private func attachHome() {
    let home = homeBuilder.build(withListener: interactor)
    self.home = home
    attachChild(home)
  }
}

final class HomeRouter: Router<HomeInteractor> {}

final class HomeBuilder: Builder<EmptyDependency> {
  func build(withListener listener: HomeListener) -> HomeRouter {
    HomeRouter(interactor: HomeInteractor(listener: listener))
  }
}
