// The old child is detached, and the assignment replaces it.
final class HomeInteractor: Interactor {
  weak var router: HomeRouter?
  let links = PassthroughSubject<URL, Never>()

  override func didBecomeActive() {
    super.didBecomeActive()
    links.sink { [weak self] _ in self?.router?.routeToDetail() }
      .cancelOnDeactivate(interactor: self)
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
    if let old = detail { detachChild(old) }
    let new = detailBuilder.build(withListener: interactor)
    detail = new
    attachChild(new)
  }
}

final class DetailRouter: Router<DetailInteractor> {}

final class DetailBuilder: Builder<EmptyDependency> {
  func build(withListener listener: DetailListener) -> DetailRouter {
    DetailRouter(interactor: DetailInteractor(listener: listener))
  }
}
