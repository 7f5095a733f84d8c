// The route returns if the child is there.
final class HomeInteractor: Interactor {
  weak var router: HomeRouter?
  let links = PublishSubject<URL>()

  override func didBecomeActive() {
    super.didBecomeActive()
    links.subscribe(onNext: { [weak self] _ in self?.router?.routeToDetail() })
      .disposeOnDeactivate(interactor: self)
  }
}

final class HomeRouter: Router<HomeInteractor> {
  private var detail: DetailRouter?
  private let detailBuilder: DetailBuilder

  init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
    self.detailBuilder = detailBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToDetail() {
    if detail != nil { return }

    let router = detailBuilder.build(withListener: interactor)
    detail = router
    attachChild(router)
  }
}

final class DetailRouter: Router<DetailInteractor> {}

final class DetailBuilder: Builder<EmptyDependency> {
  func build(withListener listener: DetailListener) -> DetailRouter {
    DetailRouter(interactor: DetailInteractor(listener: listener))
  }
}
