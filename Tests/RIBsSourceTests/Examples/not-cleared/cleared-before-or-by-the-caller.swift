// Cleared before the detach, in a defer, or by the caller.
protocol HomePresentableListener: AnyObject {
  func didTapClose()
}

protocol HomePresentable: Presentable {
  var listener: HomePresentableListener? { get set }
}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
  weak var router: HomeRouter?

  func didTapClose() {
    router?.detachDetail()
    router?.detachMenu()
    router?.detachPlayer()
  }
}

final class HomeRouter: Router<HomeInteractor> {
  private var detail: DetailRouter?
  private var menu: DetailRouter?
  private var player: DetailRouter?
  private let detailBuilder: DetailBuilder

  init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
    self.detailBuilder = detailBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    detail = detailBuilder.build(withListener: interactor)
    menu = detailBuilder.build(withListener: interactor)
    player = detailBuilder.build(withListener: interactor)
    [detail, menu, player].compactMap { $0 }.forEach(attachChild)
  }

  func detachDetail() {
    guard let old = detail else { return }
    detail = nil
    detachChild(old)
  }

  func detachMenu() {
    guard let menu else { return }
    defer { self.menu = nil }
    detachChild(menu)
  }

  func detachPlayer() {
    removePlayer()
    player = nil
  }

  private func removePlayer() {
    player.map(detachChild)
  }
}

final class DetailRouter: Router<DetailInteractor> {}

final class DetailBuilder: Builder<EmptyDependency> {
  func build(withListener listener: DetailListener) -> DetailRouter {
    DetailRouter(interactor: DetailInteractor(listener: listener))
  }
}
