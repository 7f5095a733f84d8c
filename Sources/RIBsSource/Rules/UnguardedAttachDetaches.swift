import RIBsAnalysis

extension RuleExample {
  /// Routes that detach the old child first.
  static let attachesAfterDetaches = [
    RuleExample(
      "The old child is detached in the route",
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
        private var detail: DetailRouter?
        private let detailBuilder: DetailBuilder

        init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
          self.detailBuilder = detailBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        func routeToDetail() {
          if let detail {
            detachChild(detail)
            self.detail = nil
          }
          let detail = detailBuilder.build(withListener: interactor)
          self.detail = detail
          attachChild(detail)
        }
      }

      final class DetailRouter: Router<DetailInteractor> {}

      final class DetailBuilder: Builder<EmptyDependency> {
        func build(withListener listener: DetailListener) -> DetailRouter {
          DetailRouter(interactor: DetailInteractor(listener: listener))
        }
      }
      """),
    RuleExample(
      "The old child is detached, and the assignment replaces it",
      """
      final class HomeInteractor: Interactor {
        weak var router: HomeRouter?
        let links = PassthroughSubject<URL, Never>()

        override func didBecomeActive() {
          super.didBecomeActive()
          links.sink { [weak self] _ in self?.router?.routeToDetail() }
            .cancelOnDeactivate(interactor: self)
        }
      }

      final class HomeRouter: Router<HomeInteractor> {
        private var detail: DetailRouter?
        private let detailBuilder: DetailBuilder

        init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
          self.detailBuilder = detailBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        func routeToDetail() {
          if let old = detail { detachChild(old) }
          let new = detailBuilder.build(withListener: interactor)
          detail = new
          attachChild(new)
        }
      }

      final class DetailRouter: Router<DetailInteractor> {}

      final class DetailBuilder: Builder<EmptyDependency> {
        func build(withListener listener: DetailListener) -> DetailRouter {
          DetailRouter(interactor: DetailInteractor(listener: listener))
        }
      }
      """),
    RuleExample(
      "The route calls the function that detaches",
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
        private var detail: DetailRouter?
        private let detailBuilder: DetailBuilder

        init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
          self.detailBuilder = detailBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        func routeToDetail() {
          detachDetail()
          let detail = detailBuilder.build(withListener: interactor)
          self.detail = detail
          attachChild(detail)
        }

        private func detachDetail() {
          guard let detail else { return }
          detachChild(detail)
          self.detail = nil
        }
      }

      final class DetailRouter: Router<DetailInteractor> {}

      final class DetailBuilder: Builder<EmptyDependency> {
        func build(withListener listener: DetailListener) -> DetailRouter {
          DetailRouter(interactor: DetailInteractor(listener: listener))
        }
      }
      """),
    RuleExample(
      "Siblings share a property, and each route detaches what it holds",
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
      """),
    RuleExample(
      "The interactor calls a function that detaches, whatever its name",
      """
      protocol MapRouting: Routing {
        func routeToMap()
        func routeToTrip()
      }

      final class MapInteractor: Interactor {
        weak var router: MapRouting?
        let trips = PassthroughSubject<Void, Never>()

        override func didBecomeActive() {
          super.didBecomeActive()
          trips
            .sink { [weak self] in
              self?.router?.routeToMap()
              self?.router?.routeToTrip()
            }
            .cancelOnDeactivate(interactor: self)
        }
      }

      final class MapRouter: Router<MapInteractor>, MapRouting {
        private var trip: TripRouter?
        private let tripBuilder: TripBuilder

        init(interactor: MapInteractor, tripBuilder: TripBuilder) {
          self.tripBuilder = tripBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        func routeToMap() {
          guard let trip else { return }
          detachChild(trip)
          self.trip = nil
        }

        func routeToTrip() {
          let trip = tripBuilder.build(withListener: interactor)
          self.trip = trip
          attachChild(trip)
        }
      }

      final class TripRouter: Router<TripInteractor> {}

      final class TripBuilder: Builder<EmptyDependency> {
        func build(withListener listener: TripListener) -> TripRouter {
          TripRouter(interactor: TripInteractor(listener: listener))
        }
      }
      """),
    RuleExample(
      "The caller detaches through a cast",
      """
      protocol TripDetaching {
        func detachTrip()
      }

      protocol MapRouting: Routing {
        func routeToTrip()
      }

      final class MapInteractor: Interactor {
        weak var router: MapRouting?
        let trips = PublishSubject<Void>()

        override func didBecomeActive() {
          super.didBecomeActive()
          trips
            .subscribe(onNext: { [weak self] in
              (self?.router as? TripDetaching)?.detachTrip()
              self?.router?.routeToTrip()
            })
            .disposeOnDeactivate(interactor: self)
        }
      }

      final class MapRouter: Router<MapInteractor>, MapRouting, TripDetaching {
        private var trip: TripRouter?
        private let tripBuilder: TripBuilder

        init(interactor: MapInteractor, tripBuilder: TripBuilder) {
          self.tripBuilder = tripBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        func detachTrip() {
          trip.map(detachChild)
          trip = nil
        }

        func routeToTrip() {
          let trip = tripBuilder.build(withListener: interactor)
          self.trip = trip
          attachChild(trip)
        }
      }

      final class TripRouter: Router<TripInteractor> {}

      final class TripBuilder: Builder<EmptyDependency> {
        func build(withListener listener: TripListener) -> TripRouter {
          TripRouter(interactor: TripInteractor(listener: listener))
        }
      }
      """),
    RuleExample(
      "All children are detached first",
      """
      final class HomeInteractor: Interactor {
        weak var router: HomeRouter?
        let links = PublishSubject<URL>()

        override func didBecomeActive() {
          super.didBecomeActive()
          links.subscribe(onNext: { [weak self] _ in self?.router?.routeToDetail() })
            .disposeOnDeactivate(interactor: self)
        }
      }

      final class HomeRouter: Router<HomeInteractor> {
        private var detail: DetailRouter?
        private let detailBuilder: DetailBuilder

        init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
          self.detailBuilder = detailBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        func routeToDetail() {
          children.forEach(detachChild)
          let detail = detailBuilder.build(withListener: interactor)
          self.detail = detail
          attachChild(detail)
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
