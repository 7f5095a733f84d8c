import RIBsAnalysis

extension RuleExample {
  /// Guards of several children, a dictionary, or in a wrapper.
  static let attachesIntoOtherSlots = [
    RuleExample(
      "None of several children may be there",
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
        private var detail: Routing?
        private var settings: Routing?
        private let detailBuilder: DetailBuilder

        init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
          self.detailBuilder = detailBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        func routeToDetail() {
          guard [detail, settings].allSatisfy({ $0 == nil }) else { return }
          let detail = detailBuilder.build(withListener: interactor)
          self.detail = detail
          attachChild(detail)
        }

        func routeToSettings(_ settings: Routing) {
          guard self.settings == nil else { return }
          self.settings = settings
          attachChild(settings)
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
      "The router has no child at all",
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
          guard children.isEmpty else { return }
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
      "The dictionary has no entry yet",
      """
      final class RoomInteractor: Interactor {
        weak var router: RoomRouter?
        let links = PassthroughSubject<URL, Never>()

        override func didBecomeActive() {
          super.didBecomeActive()
          links.sink { [weak self] _ in self?.router?.routeToPlayer() }
            .cancelOnDeactivate(interactor: self)
        }
      }

      final class RoomRouter: Router<RoomInteractor> {
        private var players: [String: PlayerRouter] = [:]
        private let playerBuilder: PlayerBuilder

        init(interactor: RoomInteractor, playerBuilder: PlayerBuilder) {
          self.playerBuilder = playerBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        func routeToPlayer() {
          guard players["me"] == nil else { return }
          let player = playerBuilder.build(withListener: interactor)
          players["me"] = player
          attachChild(player)
        }
      }

      final class PlayerRouter: Router<PlayerInteractor> {}

      final class PlayerBuilder: Builder<EmptyDependency> {
        func build(withListener listener: PlayerListener) -> PlayerRouter {
          PlayerRouter(interactor: PlayerInteractor(listener: listener))
        }
      }
      """),
    RuleExample(
      "A wrapper has the guard",
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
        private var current: Routing?
        private let detailBuilder: DetailBuilder

        init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
          self.detailBuilder = detailBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        func routeToDetail() {
          open(detailBuilder.build(withListener: interactor))
        }

        private func open(_ child: Routing) {
          guard current == nil else { return }
          current = child
          attachChild(child)
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
