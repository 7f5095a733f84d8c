// The function outside of types sets the router of another interactor only.
final class HomeInteractor: Interactor {
  weak var router: HomeRouter?

  func open() { router?.show() }
}

final class HomeRouter: ViewableRouter<HomeInteractor, UIViewController> {  // reported: warning
  func show() {}
}

final class MenuInteractor: Interactor {
  weak var router: MenuRouter?

  func open() { router?.show() }
}

final class MenuRouter: ViewableRouter<MenuInteractor, UIViewController> {
  func show() {}
}

func makeHome() -> HomeRouter {
  HomeRouter(interactor: HomeInteractor(), viewController: UIViewController())
}

func makeMenu() -> MenuRouter {
  let interactor = MenuInteractor()
  let router = MenuRouter(interactor: interactor, viewController: UIViewController())
  interactor.router = router
  return router
}
