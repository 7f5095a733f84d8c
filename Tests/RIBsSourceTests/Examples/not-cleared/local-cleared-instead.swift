// A local is cleared instead.
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
  private var detail: (router: DetailRouter, openedAt: Date)?
  private let detailBuilder: DetailBuilder

  init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
    self.detailBuilder = detailBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let router = detailBuilder.build(withListener: interactor)
    detail = (router, Date())
    attachChild(router)
  }

  func detachDetail() {
    var old = detail?.router
    if let router = old {
      detachChild(router)  // reported: warning
      old = nil
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
