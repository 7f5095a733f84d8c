// A screen with a back swipe.
protocol ListPresentableListener: AnyObject {
  func didTapDetail()
}

protocol ListPresentable: Presentable {
  var listener: ListPresentableListener? { get set }
}

final class ListInteractor: PresentableInteractor<ListPresentable>, ListPresentableListener,
  DetailListener
{
  weak var router: ListRouter?

  func didTapDetail() {
    router?.routeToDetail()
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
    attachChild(detail)  // reported: warning
    viewController.uiviewController.navigationController?.pushViewController(
      detail.viewControllable.uiviewController, animated: true)
  }

  func detachDetail() {
    guard let detail else { return }
    viewController.uiviewController.navigationController?.popViewController(animated: true)
    detachChild(detail)
    self.detail = nil
  }
}

protocol DetailListener: AnyObject {
  func detailDidClose()
}

protocol DetailPresentableListener: AnyObject {
  func didTapClose()
}

final class DetailInteractor: PresentableInteractor<DetailViewController>,
  DetailPresentableListener
{
  weak var listener: DetailListener?

  func didTapClose() {
    listener?.detailDidClose()
  }
}

final class DetailViewController: UIViewController, Presentable, ViewControllable {
  weak var listener: DetailPresentableListener?

  @objc private func closeTapped() {
    listener?.didTapClose()
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
