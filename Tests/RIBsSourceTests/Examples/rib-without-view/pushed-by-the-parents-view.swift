// The view of the parent pushes, and the child's view has no such report.
protocol ListViewControllable: ViewControllable {
  func show(_ view: ViewControllable)
}

final class ListViewController: UIViewController, ListViewControllable {
  func show(_ view: ViewControllable) {
    navigationController?.pushViewController(view.uiviewController, animated: true)
  }
}

final class ListInteractor: Interactor, DetailListener {
  weak var router: ListRouter?
  let links = PublishSubject<URL>()

  override func didBecomeActive() {
    super.didBecomeActive()
    links.subscribe(onNext: { [weak self] _ in self?.router?.routeToDetail() })
      .disposeOnDeactivate(interactor: self)
  }

  func detailDidClose() {
    router?.detachDetail()
  }
}

final class ListRouter: ViewableRouter<ListInteractor, ListViewControllable> {
  private let detailBuilder: DetailBuilder
  private var detail: ViewableRouting?

  init(
    interactor: ListInteractor, viewController: ListViewControllable, detailBuilder: DetailBuilder
  ) {
    self.detailBuilder = detailBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func routeToDetail() {
    if detail != nil { return }
    let detail = detailBuilder.build(withListener: interactor)
    self.detail = detail
    attachChild(detail)  // reported: warning
    viewController.show(detail.viewControllable)
  }

  func detachDetail() {
    guard let detail = detail else { return }
    detachChild(detail)
    self.detail = nil
  }
}

protocol DetailListener: AnyObject {
  func detailDidClose()
}

final class DetailInteractor: Interactor {
  weak var listener: DetailListener?
  let saved = PublishSubject<Void>()

  override func didBecomeActive() {
    super.didBecomeActive()
    saved.subscribe(onNext: { [weak self] in self?.listener?.detailDidClose() })
      .disposeOnDeactivate(interactor: self)
  }
}

final class DetailViewController: UIViewController, ViewControllable {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    view.endEditing(true)
  }
}

final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}

final class DetailBuilder: Builder<EmptyDependency> {
  func build(withListener listener: DetailListener) -> ViewableRouting {
    let interactor = DetailInteractor()
    interactor.listener = listener
    return DetailRouter(interactor: interactor, viewController: DetailViewController())
  }
}
