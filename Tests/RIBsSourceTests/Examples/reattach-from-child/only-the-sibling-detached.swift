// The sibling is detached, but not the child itself.
final class HomeInteractor: Interactor, DetailListener {
  weak var router: HomeRouter?

  func detailDidSelectRelated() {
    router?.detachSettings()
    router?.routeToDetail()
  }
}

final class HomeRouter: Router<HomeInteractor> {
  private var detail: DetailRouter?
  private var settings: SettingsRouter?
  private let detailBuilder: DetailBuilder
  private let settingsBuilder: SettingsBuilder

  init(
    interactor: HomeInteractor, detailBuilder: DetailBuilder, settingsBuilder: SettingsBuilder
  ) {
    self.detailBuilder = detailBuilder
    self.settingsBuilder = settingsBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let settings = settingsBuilder.build(withListener: interactor)
    self.settings = settings
    attachChild(settings)
    routeToDetail()
  }

  func routeToDetail() {
    let detail = detailBuilder.build(withListener: interactor)
    self.detail = detail
    attachChild(detail)  // reported: error
  }

  func detachSettings() {
    guard let settings else { return }
    detachChild(settings)
    self.settings = nil
  }
}

protocol DetailListener: AnyObject {
  func detailDidSelectRelated()
}

protocol DetailPresentableListener: AnyObject {
  func didTapRelated()
}

protocol DetailPresentable: Presentable {
  var listener: DetailPresentableListener? { get set }
}

final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
  weak var listener: DetailListener?

  func didTapRelated() {
    listener?.detailDidSelectRelated()
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

final class SettingsRouter: Router<SettingsInteractor> {}

final class SettingsBuilder: Builder<EmptyDependency> {
  func build(withListener listener: SettingsListener) -> SettingsRouter {
    SettingsRouter(interactor: SettingsInteractor(listener: listener))
  }
}
