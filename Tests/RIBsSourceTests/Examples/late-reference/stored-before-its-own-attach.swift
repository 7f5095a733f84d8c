// The child stored after one attach is attached by the next line.
final class RootRouter: Router<RootInteractor> {
  private let homeBuilder: HomeBuilder
  private let menuBuilder: MenuBuilder
  private var home: HomeRouter?
  private var menu: MenuRouter?

  init(interactor: RootInteractor, homeBuilder: HomeBuilder, menuBuilder: MenuBuilder) {
    self.homeBuilder = homeBuilder
    self.menuBuilder = menuBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() {
    super.didLoad()
    let home = homeBuilder.build(withListener: interactor)
    self.home = home
    attachChild(home)
    let menu = menuBuilder.build(withListener: interactor)
    self.menu = menu
    attachChild(menu)
  }
}

final class HomeRouter: Router<HomeInteractor> {}

final class HomeBuilder: Builder<EmptyDependency> {
  func build(withListener listener: HomeListener) -> HomeRouter {
    HomeRouter(interactor: HomeInteractor(listener: listener))
  }
}

final class MenuRouter: Router<MenuInteractor> {}

final class MenuBuilder: Builder<EmptyDependency> {
  func build(withListener listener: MenuListener) -> MenuRouter {
    MenuRouter(interactor: MenuInteractor(listener: listener))
  }
}
