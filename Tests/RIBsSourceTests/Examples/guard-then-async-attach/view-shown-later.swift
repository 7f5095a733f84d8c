// Only the view is shown later.
protocol HomeViewControllable: ViewControllable {
  func dismissMenu(completion: @escaping () -> Void)
  func show(_ view: ViewControllable)
}

protocol HomePresentableListener: AnyObject {
  func didTapDetail()
}

protocol HomePresentable: Presentable {
  var listener: HomePresentableListener? { get set }
}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
  weak var router: HomeRouter?

  func didTapDetail() {
    router?.routeToDetail()
  }
}

final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable> {
  private let detailBuilder: DetailBuilder
  private var detail: DetailRouter?

  init(
    interactor: HomeInteractor, viewController: HomeViewControllable, detailBuilder: DetailBuilder
  ) {
    self.detailBuilder = detailBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func routeToDetail() {
    guard detail == nil else { return }
    let detail = detailBuilder.build(withListener: interactor)
    self.detail = detail
    attachChild(detail)
    viewController.dismissMenu { [weak self] in
      self?.viewController.show(detail.viewControllable)
    }
  }
}

final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}

final class DetailBuilder: Builder<EmptyDependency> {
  func build(withListener listener: DetailListener) -> DetailRouter {
    let interactor = DetailInteractor(listener: listener)
    return DetailRouter(interactor: interactor, viewController: DetailViewController())
  }
}
