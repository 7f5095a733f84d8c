// The route stores the child in another property.
protocol HomeRouting: Routing {
  func detachDetail()
}

final class HomeInteractor: Interactor, DetailListener {
  weak var router: HomeRouting?

  func detailDidClose() {
    router?.detachDetail()
  }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private var current: Routing?
  private var detail: (router: DetailRouter, item: DetailItem)?  // reported: warning
  private let detailBuilder: DetailBuilder

  init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
    self.detailBuilder = detailBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let router = detailBuilder.build(withListener: interactor)
    current = router
    attachChild(router)
  }

  func detachDetail() {
    if let detail = detail {
      detachChild(detail.router)
      self.detail = nil
    }
  }
}

protocol DetailListener: AnyObject {
  func detailDidClose()
}

protocol DetailPresentableListener: AnyObject {
  func didTapClose()
}

protocol DetailPresentable: Presentable {
  var listener: DetailPresentableListener? { get set }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
  weak var listener: DetailListener?

  func didTapClose() {
    listener?.detailDidClose()
  }
}

final class DetailRouter: Router<DetailInteractor> {}

final class DetailBuilder: Builder<EmptyDependency> {
  func build(withListener listener: DetailListener) -> DetailRouter {
    let interactor = DetailInteractor(presenter: DetailViewController())
    interactor.listener = listener
    return DetailRouter(interactor: interactor)
  }
}
