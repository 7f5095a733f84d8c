// The guard tests another property.
protocol HomePresentableListener: AnyObject {
  func didTapDetail()
  func didTapSettings()
}

protocol HomePresentable: Presentable {
  var listener: HomePresentableListener? { get set }
}

final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
  weak var router: HomeRouter?

  func didTapDetail() {
    router?.routeToDetail()
  }

  func didTapSettings() {
    router?.routeToSettings()
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

  func routeToDetail() {
    guard detail == nil else { return }
    let detail = detailBuilder.build(withListener: interactor)
    self.detail = detail
    attachChild(detail)
  }

  func routeToSettings() {
    guard detail == nil else { return }
    let settings = settingsBuilder.build(withListener: interactor)
    self.settings = settings
    attachChild(settings)  // reported: error
  }
}

final class DetailRouter: Router<DetailInteractor> {}

final class DetailBuilder: Builder<EmptyDependency> {
  func build(withListener listener: DetailListener) -> DetailRouter {
    DetailRouter(interactor: DetailInteractor(listener: listener))
  }
}

final class SettingsRouter: Router<SettingsInteractor> {}

final class SettingsBuilder: Builder<EmptyDependency> {
  func build(withListener listener: SettingsListener) -> SettingsRouter {
    SettingsRouter(interactor: SettingsInteractor(listener: listener))
  }
}
