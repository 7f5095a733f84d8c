import RIBsAnalysis

extension RuleExample {
  /// Properties that are assigned somewhere else than in the route.
  static let assignedChildren = [
    RuleExample(
      "An extension assigns it",
      """
      final class HomeRouter: Router<HomeInteractor> {
        private let detailBuilder: DetailBuilder
        private var detail: DetailRouter?

        init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
          self.detailBuilder = detailBuilder
          super.init(interactor: interactor)
        }

        override func didLoad() {
          super.didLoad()
          attachDetail()
        }
      }

      extension HomeRouter {
        private func attachDetail() {
          let router = detailBuilder.build(withListener: interactor)
          detail = router
          attachChild(router)
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
      "A protocol's extension assigns it",
      """
      protocol ShowsAlert: AnyObject {
        var alert: AlertRouter? { get set }
        var alertBuilder: AlertBuilder { get }
      }

      extension ShowsAlert where Self: Router<HomeInteractor> {
        func attachAlert() {
          let router = alertBuilder.build(withListener: interactor)
          alert = router
          attachChild(router)
        }
      }

      final class HomeRouter: Router<HomeInteractor>, ShowsAlert {
        let alertBuilder: AlertBuilder
        var alert: AlertRouter?

        init(interactor: HomeInteractor, alertBuilder: AlertBuilder) {
          self.alertBuilder = alertBuilder
          super.init(interactor: interactor)
        }

        override func didLoad() {
          super.didLoad()
          attachAlert()
        }
      }

      final class AlertRouter: Router<AlertInteractor> {}

      final class AlertBuilder: Builder<EmptyDependency> {
        func build(withListener listener: AlertListener) -> AlertRouter {
          AlertRouter(interactor: AlertInteractor(listener: listener))
        }
      }
      """),
    RuleExample(
      "The init assigns it",
      """
      final class HomeRouter: Router<HomeInteractor> {
        private var detail: DetailRouter?

        init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
          detail = detailBuilder.build(withListener: interactor)
          super.init(interactor: interactor)
        }

        override func didLoad() {
          super.didLoad()
          detail.map(attachChild)
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
      "A tuple is taken apart into it",
      """
      final class RootRouter: Router<RootInteractor> {
        private let gameBuilder: GameBuilder
        private var game: GameRouter?
        private var item: GameActionableItem?

        init(interactor: RootInteractor, gameBuilder: GameBuilder) {
          self.gameBuilder = gameBuilder
          super.init(interactor: interactor)
        }

        override func didLoad() {
          super.didLoad()
          (game, item) = gameBuilder.build(withListener: interactor)
          if let game { attachChild(game) }
        }
      }

      final class GameRouter: Router<GameInteractor> {}

      final class GameBuilder: Builder<GameDependency> {
        func build(
          withListener listener: GameListener
        ) -> (router: GameRouter, actionableItem: GameActionableItem) {
          let interactor = GameInteractor(listener: listener)
          return (GameRouter(interactor: interactor), interactor)
        }
      }
      """),
    RuleExample(
      "A subclass assigns it",
      """
      class PageRouter: Router<PageInteractor> {
        var page: Routing?

        func detachPage() {
          guard let page else { return }
          detachChild(page)
          self.page = nil
        }
      }

      final class HomeRouter: PageRouter {
        private let detailBuilder: DetailBuilder

        init(interactor: PageInteractor, detailBuilder: DetailBuilder) {
          self.detailBuilder = detailBuilder
          super.init(interactor: interactor)
        }

        override func didLoad() {
          super.didLoad()
          detachPage()
          let detail = detailBuilder.build(withListener: interactor)
          page = detail
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
      "Another object assigns it",
      """
      final class HomeRouter: Router<HomeInteractor> {
        weak var parentRouting: RootRouting?

        func close() {
          parentRouting?.detachHome()
        }
      }

      final class HomeBuilder: Builder<HomeDependency> {
        func build(withListener listener: HomeListener, parent: RootRouting) -> HomeRouter {
          let router = HomeRouter(interactor: HomeInteractor(listener: listener))
          router.parentRouting = parent
          return router
        }
      }

      protocol RootRouting: Routing {
        func detachHome()
      }
      """),
    RuleExample(
      "A key path or an inout argument assigns it",
      """
      final class HomeRouter: Router<HomeInteractor> {
        private let detailBuilder: DetailBuilder
        private var detail: Routing?
        private var settings: Routing?

        init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
          self.detailBuilder = detailBuilder
          super.init(interactor: interactor)
        }

        override func didLoad() {
          super.didLoad()
          attach(detailBuilder.build(withListener: interactor), to: \\.detail)
          store(detailBuilder.build(withListener: interactor), in: &settings)
        }

        private func attach(_ child: Routing, to slot: ReferenceWritableKeyPath<HomeRouter, Routing?>) {
          self[keyPath: slot] = child
          attachChild(child)
        }

        private func store(_ child: Routing, in slot: inout Routing?) {
          slot = child
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
    RuleExample(
      "A computed property stores nothing",
      """
      final class HomeRouter: Router<HomeInteractor> {
        private let detailBuilder: DetailBuilder
        private var current: Routing? { children.last }

        init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
          self.detailBuilder = detailBuilder
          super.init(interactor: interactor)
        }

        override func didLoad() {
          super.didLoad()
          attachChild(detailBuilder.build(withListener: interactor))
        }

        func detachCurrent() {
          if let current { detachChild(current) }
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
