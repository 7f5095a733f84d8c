// The interactor asks the router first.
protocol HomePresentableListener: AnyObject {
  func didTapDetail()
}

protocol HomePresentable: Presentable {
  var listener: HomePresentableListener? { get set }
}

protocol HomeRouting: Routing {
  var detail: Routing? { get }
  func routeToDetail()
}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
  weak var router: HomeRouting?

  func didTapDetail() {
    guard let router = router, router.detail == nil else { return }
    router.routeToDetail()
  }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private(set) var detail: Routing?
  private let detailBuilder: DetailBuilder

  init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
    self.detailBuilder = detailBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToDetail() {
    let detail = detailBuilder.build(withListener: interactor)
    self.detail = detail
    attachChild(detail)
  }
}

final class DetailRouter: Router<DetailInteractor> {}

final class DetailBuilder: Builder<EmptyDependency> {
  func build(withListener listener: DetailListener) -> DetailRouter {
    DetailRouter(interactor: DetailInteractor(listener: listener))
  }
}
