// Siblings share a property, and each route detaches what it holds.
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
  private var currentChild: Routing?
  private let homeBuilder: HomeBuilder
  private let settingsBuilder: SettingsBuilder

  init(interactor: TabsInteractor, homeBuilder: HomeBuilder, settingsBuilder: SettingsBuilder) {
    self.homeBuilder = homeBuilder
    self.settingsBuilder = settingsBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToHome() {
    replaceCurrentChild(with: homeBuilder.build(withListener: interactor))
  }

  func routeToSettings() {
    detachCurrentChild()
    let settings = settingsBuilder.build(withListener: interactor)
    currentChild = settings
    attachChild(settings)
  }

  private func replaceCurrentChild(with child: Routing) {
    detachCurrentChild()
    currentChild = child
    attachChild(child)
  }

  private func detachCurrentChild() {
    guard let child = currentChild else { return }
    currentChild = nil
    detachChild(child)
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
