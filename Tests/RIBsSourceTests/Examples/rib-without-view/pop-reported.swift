// The view reports the pop.
final class ListInteractor: Interactor, DetailListener {
  weak var router: ListRouter?
  let links = PassthroughSubject<URL, Never>()

  override func didBecomeActive() {
    super.didBecomeActive()
    links.sink { [weak self] _ in self?.router?.routeToDetail() }
      .cancelOnDeactivate(interactor: self)
  }

  func detailDidClose() {
    router?.detachDetail()
  }
}

final class ListRouter: ViewableRouter<ListInteractor, ViewControllable> {
  private let detailBuilder: DetailBuilder
  private var detail: DetailRouter?

  init(
    interactor: ListInteractor, viewController: ViewControllable, detailBuilder: DetailBuilder
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
    viewController.uiviewController.navigationController?.pushViewController(
      detail.viewControllable.uiviewController, animated: true)
  }

  func detachDetail() {
    guard let detail else { return }
    detachChild(detail)
    self.detail = nil
  }
}

protocol DetailListener: AnyObject {
  func detailDidClose()
}

protocol DetailPresentableListener: AnyObject {
  func didPop()
}

final class DetailInteractor: PresentableInteractor<DetailViewController>,
  DetailPresentableListener
{
  weak var listener: DetailListener?

  func didPop() {
    listener?.detailDidClose()
  }
}

final class DetailViewController: UIViewController, Presentable, ViewControllable {
  weak var listener: DetailPresentableListener?

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { listener?.didPop() }
  }
}

final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}

final class DetailBuilder: Builder<EmptyDependency> {
  func build(withListener listener: DetailListener) -> DetailRouter {
    let viewController = DetailViewController()
    let interactor = DetailInteractor(presenter: viewController)
    viewController.listener = interactor
    interactor.listener = listener
    return DetailRouter(interactor: interactor, viewController: viewController)
  }
}
