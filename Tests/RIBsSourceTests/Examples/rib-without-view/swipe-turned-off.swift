// The view turns the swipe off.
final class ListRouter: ViewableRouter<ListInteractor, UINavigationController> {
  private let detailBuilder: DetailBuilder
  private var detail: DetailRouter?

  init(
    interactor: ListInteractor, viewController: UINavigationController,
    detailBuilder: DetailBuilder
  ) {
    self.detailBuilder = detailBuilder
    super.init(interactor: interactor, viewController: viewController)
  }

  override func didLoad() {
    super.didLoad()
    let detail = detailBuilder.build(withListener: interactor)
    self.detail = detail
    attachChild(detail)
    viewController.pushViewController(detail.viewControllable.uiviewController, animated: true)
  }
}

final class DetailViewController: UIViewController, ViewControllable {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationController?.interactivePopGestureRecognizer?.isEnabled = false
  }
}

final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}

final class DetailBuilder: Builder<EmptyDependency> {
  func build(withListener listener: DetailListener) -> DetailRouter {
    let interactor = DetailInteractor(listener: listener)
    return DetailRouter(interactor: interactor, viewController: DetailViewController())
  }
}
