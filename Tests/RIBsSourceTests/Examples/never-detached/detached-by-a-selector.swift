// A selector or a function value calls the function.
final class HomeInteractor: Interactor {
  weak var router: HomeRouter?
  let closed = PassthroughSubject<Void, Never>()
}

final class HomeRouter: Router<HomeInteractor> {
  private var detail: DetailRouter?
  private var menu: DetailRouter?
  private let closeButton = UIButton()
  private let detailBuilder: DetailBuilder

  init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
    self.detailBuilder = detailBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let detail = detailBuilder.build(withListener: interactor)
    self.detail = detail
    attachChild(detail)
    closeButton.addTarget(self, action: #selector(detachDetail), for: .touchUpInside)

    let menu = detailBuilder.build(withListener: interactor)
    self.menu = menu
    attachChild(menu)
    interactor.closed.sink(receiveValue: detachMenu).cancelOnDeactivate(interactor: interactor)
  }

  @objc private func detachDetail() {
    guard let detail else { return }
    detachChild(detail)
    self.detail = nil
  }

  private func detachMenu() {
    guard let menu else { return }
    detachChild(menu)
    self.menu = nil
  }
}

final class DetailRouter: Router<DetailInteractor> {}

final class DetailBuilder: Builder<EmptyDependency> {
  func build(withListener listener: DetailListener) -> DetailRouter {
    DetailRouter(interactor: DetailInteractor(listener: listener))
  }
}
