// The function builds what it attaches.
final class HomeRouter: Router<HomeInteractor> {
  private let detailBuilder: DetailBuilder
  private var detail: DetailRouter?

  init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
    self.detailBuilder = detailBuilder
    super.init(interactor: interactor)
  }

  func routeToDetail(title: String) {
    guard detail == nil else { return }
    let detail = detailBuilder.build(withListener: interactor)
    self.detail = detail
    attachChild(detail)
    print(title)
  }
}

final class DetailRouter: Router<DetailInteractor> {}

final class DetailBuilder: Builder<EmptyDependency> {
  func build(withListener listener: DetailListener) -> DetailRouter {
    DetailRouter(interactor: DetailInteractor(listener: listener))
  }
}
