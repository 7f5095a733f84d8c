// The property is weak.
protocol HomePresentableListener: AnyObject {
  func didTapClose()
}

protocol HomePresentable: Presentable {
  var listener: HomePresentableListener? { get set }
}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
  weak var router: HomeRouter?

  func didTapClose() {
    router?.detachDetail()
  }
}

final class HomeRouter: Router<HomeInteractor> {
  private weak var detail: DetailRouter?
  private let detailBuilder: DetailBuilder

  init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
    self.detailBuilder = detailBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let detail = detailBuilder.build(withListener: interactor)
    self.detail = detail
    attachChild(detail)
  }

  func detachDetail() {
    guard let detail else { return }
    detachChild(detail)
  }
}

final class DetailRouter: Router<DetailInteractor> {}

final class DetailBuilder: Builder<EmptyDependency> {
  func build(withListener listener: DetailListener) -> DetailRouter {
    DetailRouter(interactor: DetailInteractor(listener: listener))
  }
}
