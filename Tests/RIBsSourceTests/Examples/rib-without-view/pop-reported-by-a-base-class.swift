// A base class reports the pop.
protocol PageListener: AnyObject {
  func pageDidPop()
}

class PageViewController: UIViewController, ViewControllable {
  weak var pageListener: PageListener?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { pageListener?.pageDidPop() }
  }
}

final class DetailViewController: PageViewController {}

final class ListInteractor: Interactor, PageListener {
  weak var router: ListRouter?

  func pageDidPop() {
    router?.detachDetail()
  }
}

final class ListRouter: ViewableRouter<ListInteractor, UINavigationController> {
  private var detail: DetailRouter?

  override init(interactor: ListInteractor, viewController: UINavigationController) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let view = DetailViewController()
    view.pageListener = interactor
    let detail = DetailRouter(interactor: DetailInteractor(), viewController: view)
    self.detail = detail
    attachChild(detail)
    viewController.pushViewController(view, animated: true)
  }

  func detachDetail() {
    guard let detail else { return }
    detachChild(detail)
    self.detail = nil
  }
}

final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}
