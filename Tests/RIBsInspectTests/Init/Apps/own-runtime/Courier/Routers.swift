import Base

final class RouteInteractor: AppInteractor {}

final class RouteRouter: AppRouter {}

final class RootInteractor: AppInteractor {}

final class RootRouter: AppRouter {
  private var route: RouteRouter?

  func open() {
    let route = RouteRouter()
    self.route = route
    add(child: route)
  }
}
