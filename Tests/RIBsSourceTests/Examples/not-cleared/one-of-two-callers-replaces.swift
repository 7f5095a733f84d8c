// One of two callers replaces the child, the other does not.
final class HomeInteractor: Interactor, DetailListener {
  weak var router: HomeRouter?

  func detailDidSelectRelated() {
    router?.routeToDetail()
  }

  func detailDidClose() {
    router?.detachCurrent()
  }
}

final class HomeRouter: Router<HomeInteractor> {
  private var current: Routing?
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
    detachCurrent()
    let detail = detailBuilder.build(withListener: interactor)
    current = detail
    attachChild(detail)
  }

  func detachCurrent() {
    guard let child = current else { return }
    detachChild(child)  // reported: warning
  }
}

protocol DetailListener: AnyObject {
  func detailDidSelectRelated()
  func detailDidClose()
}

protocol DetailPresentableListener: AnyObject {
  func didTapRelated()
  func didTapClose()
}

protocol DetailPresentable: Presentable {
  var listener: DetailPresentableListener? { get set }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
  weak var listener: DetailListener?

  func didTapRelated() {
    listener?.detailDidSelectRelated()
  }

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
