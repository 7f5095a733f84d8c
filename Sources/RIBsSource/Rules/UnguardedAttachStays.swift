import RIBsAnalysis

extension RuleExample {
  /// Attaches that cannot replace a child, or are meant to stay.
  static let attachesThatCannotOverwrite = [
    RuleExample(
      "The child is attached by didLoad alone",
      """
      final class RootRouter: LaunchRouter<RootInteractor, RootViewController> {
        private let homeBuilder: HomeBuilder
        private var home: HomeRouter?

        init(
          interactor: RootInteractor, viewController: RootViewController, homeBuilder: HomeBuilder
        ) {
          self.homeBuilder = homeBuilder
          super.init(interactor: interactor, viewController: viewController)
        }

        override func didLoad() {
          super.didLoad()
          attachHome()
        }

        private func attachHome() {
          let home = homeBuilder.build(withListener: interactor)
          self.home = home
          attachChild(home)
        }
      }

      final class HomeRouter: Router<HomeInteractor> {}

      final class HomeBuilder: Builder<EmptyDependency> {
        func build(withListener listener: HomeListener) -> HomeRouter {
          HomeRouter(interactor: HomeInteractor(listener: listener))
        }
      }
      """),
    RuleExample(
      "A list keeps each child",
      """
      final class FeedInteractor: Interactor {
        weak var router: FeedRouter?
        let links = PassthroughSubject<URL, Never>()

        override func didBecomeActive() {
          super.didBecomeActive()
          links.sink { [weak self] _ in self?.router?.addPhoto() }
            .cancelOnDeactivate(interactor: self)
        }
      }

      final class FeedRouter: Router<FeedInteractor> {
        private var photos: [PhotoRouter] = []
        private let photoBuilder: PhotoBuilder

        init(interactor: FeedInteractor, photoBuilder: PhotoBuilder) {
          self.photoBuilder = photoBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        func addPhoto() {
          let photo = photoBuilder.build(withListener: interactor)
          photos.append(photo)
          attachChild(photo)
        }
      }

      final class PhotoRouter: Router<PhotoInteractor> {}

      final class PhotoBuilder: Builder<EmptyDependency> {
        func build(withListener listener: PhotoListener) -> PhotoRouter {
          PhotoRouter(interactor: PhotoInteractor(listener: listener))
        }
      }
      """),
    RuleExample(
      "Tabs are built once, and a tap on the selected tab does nothing",
      """
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
      """),
    RuleExample(
      "The line says why it is right",
      """
      final class HomeInteractor: Interactor {
        weak var router: HomeRouter?
        let links = PassthroughSubject<URL, Never>()

        override func didBecomeActive() {
          super.didBecomeActive()
          links.sink { [weak self] _ in self?.router?.routeToIntro() }
            .cancelOnDeactivate(interactor: self)
        }
      }

      final class HomeRouter: Router<HomeInteractor> {
        private var intro: IntroRouter?
        private let introBuilder: IntroBuilder

        init(interactor: HomeInteractor, introBuilder: IntroBuilder) {
          self.introBuilder = introBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        func routeToIntro() {
          let intro = introBuilder.build(withListener: interactor)
          self.intro = intro
          // ribs-inspect:ignore unguarded-attach - the server sends this link once
          attachChild(intro)
        }
      }

      final class IntroRouter: Router<IntroInteractor> {}

      final class IntroBuilder: Builder<EmptyDependency> {
        func build(withListener listener: IntroListener) -> IntroRouter {
          IntroRouter(interactor: IntroInteractor(listener: listener))
        }
      }
      """),
    RuleExample(
      "The code is commented out, or a text",
      """
      protocol HomePresentableListener: AnyObject {
        func didTapDetail()
      }

      protocol HomePresentable: Presentable {
        var listener: HomePresentableListener? { get set }
      }

      final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
        weak var router: HomeRouter?

        func didTapDetail() {
          router?.routeToDetail()
        }
      }

      final class HomeRouter: Router<HomeInteractor> {
        private let detailBuilder: DetailBuilder

        init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
          self.detailBuilder = detailBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        func routeToDetail() {
          /* let detail = detailBuilder.build(withListener: interactor)
             self.detail = detail
             attachChild(detail) */
          // attachChild(detailBuilder.build(withListener: interactor))
          print("see https://example.com: self.detail = detail; attachChild(detail)")
        }
      }

      final class DetailRouter: Router<DetailInteractor> {}

      final class DetailBuilder: Builder<EmptyDependency> {
        func build(withListener listener: DetailListener) -> DetailRouter {
          DetailRouter(interactor: DetailInteractor(listener: listener))
        }
      }
      """),
  ]
}
