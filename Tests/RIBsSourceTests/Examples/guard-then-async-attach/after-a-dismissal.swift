// When a view has been dismissed.
protocol HomeViewControllable: ViewControllable {
  func dismissMenu(completion: @escaping () -> Void)
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
    viewController.dismissMenu { [weak self] in
      self?.detail = detail
      self?.attachChild(detail)  // reported: warning
    }
  }
}

final class DetailRouter: Router<DetailInteractor> {}

final class DetailBuilder: Builder<EmptyDependency> {
  func build(withListener listener: DetailListener) -> DetailRouter {
    DetailRouter(interactor: DetailInteractor(listener: listener))
  }
}
