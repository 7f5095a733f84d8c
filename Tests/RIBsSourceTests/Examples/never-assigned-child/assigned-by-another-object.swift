// Another object assigns it.
final class HomeRouter: Router<HomeInteractor> {
  weak var parentRouting: RootRouting?

  func close() {
    parentRouting?.detachHome()
  }
}

final class HomeBuilder: Builder<HomeDependency> {
  func build(withListener listener: HomeListener, parent: RootRouting) -> HomeRouter {
    let router = HomeRouter(interactor: HomeInteractor(listener: listener))
    router.parentRouting = parent
    return router
  }
}

protocol RootRouting: Routing {
  func detachHome()
}
