// None of several children may be there.
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
  private var detail: Routing?
  private var settings: Routing?
  private let detailBuilder: DetailBuilder

  init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
    self.detailBuilder = detailBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToDetail() {
    guard [detail, settings].allSatisfy({ $0 == nil }) else { return }
    let detail = detailBuilder.build(withListener: interactor)
    self.detail = detail
    attachChild(detail)
  }

  func routeToSettings(_ settings: Routing) {
    guard self.settings == nil else { return }
    self.settings = settings
    attachChild(settings)
  }
}

final class DetailRouter: Router<DetailInteractor> {}

final class DetailBuilder: Builder<EmptyDependency> {
  func build(withListener listener: DetailListener) -> DetailRouter {
    DetailRouter(interactor: DetailInteractor(listener: listener))
  }
}
