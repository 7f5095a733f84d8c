// A tab is detached and kept for the next visit.
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
    router?.routeTo(0)
  }

  func didTapSettings() {
    router?.routeTo(1)
  }
}

final class TabsRouter: Router<TabsInteractor> {
  private let tabs: [Routing]
  private var selected: Int?

  init(interactor: TabsInteractor, homeBuilder: HomeBuilder, settingsBuilder: SettingsBuilder) {
    tabs = [
      homeBuilder.build(withListener: interactor),
      settingsBuilder.build(withListener: interactor),
    ]
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeTo(_ tab: Int) {
    guard tab != selected else { return }
    if let selected { detachChild(tabs[selected]) }
    selected = tab
    attachChild(tabs[tab])
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
