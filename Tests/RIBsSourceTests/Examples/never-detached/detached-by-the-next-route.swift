// The next route detaches it through the shared property.
protocol TabsPresentableListener: AnyObject {
  func didTapHome()
  func didTapSettings()
}

protocol TabsPresentable: Presentable {
  var listener: TabsPresentableListener? { get set }
}

final class TabsInteractor: PresentableInteractor<TabsPresentable>, TabsPresentableListener {
  weak var router: TabsRouter?

  func didTapHome() {
    router?.routeToHome()
  }

  func didTapSettings() {
    router?.routeToSettings()
  }
}

final class TabsRouter: Router<TabsInteractor> {
  private var current: Routing?
  private let homeBuilder: HomeBuilder
  private let settingsBuilder: SettingsBuilder

  init(interactor: TabsInteractor, homeBuilder: HomeBuilder, settingsBuilder: SettingsBuilder) {
    self.homeBuilder = homeBuilder
    self.settingsBuilder = settingsBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToHome() {
    detachCurrent()
    let home = homeBuilder.build(withListener: interactor)
    current = home
    attachChild(home)
  }

  func routeToSettings() {
    detachCurrent()
    let settings = settingsBuilder.build(withListener: interactor)
    current = settings
    attachChild(settings)
  }

  private func detachCurrent() {
    guard let current else { return }
    detachChild(current)
    self.current = nil
  }
}

final class HomeRouter: Router<HomeInteractor> {}

final class HomeBuilder: Builder<EmptyDependency> {
  func build(withListener listener: HomeListener) -> HomeRouter {
    HomeRouter(interactor: HomeInteractor(listener: listener))
  }
}

final class SettingsRouter: Router<SettingsInteractor> {}

final class SettingsBuilder: Builder<EmptyDependency> {
  func build(withListener listener: SettingsListener) -> SettingsRouter {
    SettingsRouter(interactor: SettingsInteractor(listener: listener))
  }
}
