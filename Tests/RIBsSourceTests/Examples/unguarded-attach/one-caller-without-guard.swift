// One of two callers has no guard.
protocol HomePresentableListener: AnyObject {
  func didTapDetail()
  func didTapBanner()
}

protocol HomePresentable: Presentable {
  var listener: HomePresentableListener? { get set }
}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
  weak var router: HomeRouter?

  func didTapDetail() {
    router?.routeToDetail()
  }

  func didTapBanner() {
    router?.routeToDetailFromBanner()
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
    guard detail == nil else { return }
    attachDetail()
  }

  func routeToDetailFromBanner() {
    attachDetail()
  }

  private func attachDetail() {
    let detail = detailBuilder.build(withListener: interactor)
    self.detail = detail
    attachChild(detail)  // reported: error
  }
}

final class DetailRouter: Router<DetailInteractor> {}

final class DetailBuilder: Builder<EmptyDependency> {
  func build(withListener listener: DetailListener) -> DetailRouter {
    DetailRouter(interactor: DetailInteractor(listener: listener))
  }
}
