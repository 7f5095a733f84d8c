// A wrapper stores the child before it attaches it.
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
  private var currentChild: Routing?
  private let detailBuilder: DetailBuilder

  init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
    self.detailBuilder = detailBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToDetail() {
    let detail = detailBuilder.build(withListener: interactor)
    replace(with: detail)
  }

  private func replace(with child: Routing) {
    if let currentChild { detachChild(currentChild) }
    currentChild = child
    attachChild(child)
  }
}

final class DetailRouter: Router<DetailInteractor> {}

final class DetailBuilder: Builder<EmptyDependency> {
  func build(withListener listener: DetailListener) -> DetailRouter {
    DetailRouter(interactor: DetailInteractor(listener: listener))
  }
}
