// A guard, a detach, and nothing else.
final class HomeInteractor: Interactor, DetailListener {
  weak var router: HomeRouter?

  func detailDidClose() {
    router?.detachDetail()
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

  override func didLoad() {
    super.didLoad()
    routeToDetail()
  }

  func routeToDetail() {
    guard detail == nil else { return }
    let detail = detailBuilder.build(withListener: interactor)
    self.detail = detail
    attachChild(detail)
  }

  func detachDetail() {
    guard let detail else { return }
    detachChild(detail)  // reported: warning
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
