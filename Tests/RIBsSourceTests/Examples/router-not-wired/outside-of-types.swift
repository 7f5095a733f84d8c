// A function outside of types, and a computed property, make the router and set it.
final class HomeInteractor: Interactor {
  weak var router: HomeRouter?

  func open() { router?.show() }
}

final class HomeRouter: ViewableRouter<HomeInteractor, UIViewController> {
  func show() {}
}

func makeHome() -> HomeRouter {
  let interactor = HomeInteractor()
  let router = HomeRouter(interactor: interactor, viewController: UIViewController())
  interactor.router = router
  return router
}

final class MenuInteractor: Interactor {
  weak var router: MenuRouter?

  func open() { router?.show() }
}

final class MenuRouter: ViewableRouter<MenuInteractor, UIViewController> {
  func show() {}
}

struct MenuFactory {
  var menu: MenuRouter {
    let interactor = MenuInteractor()
    let router = MenuRouter(interactor: interactor, viewController: UIViewController())
    connect(interactor, router)
    return router
  }
}

func connect(_ interactor: MenuInteractor, _ router: MenuRouter) {
  interactor.router = router
}
