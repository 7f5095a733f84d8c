import RIBsAnalysis

extension RulePage {
  /// `unstored-child`
  static let unstoredChild = RulePage(
    id: "unstored-child", severity: .warning, or: [.info],
    summary: "A child is attached, and no property holds it.",
    reason: """
      Nothing but the list of children refers to the child, so no function of the router can detach it, and the \
      next call of the route attaches another beside it. A child that didLoad attaches once and that stays for \
      good is reported as info.
      """,
    fix:
      "Store the router in a property before you attach it, and detach what the property holds.",
    triggering: [
      RuleExample(
        "A tap attaches a local",
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
            let detail = detailBuilder.build(withListener: interactor)
            attachChild(detail) // reported
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
        "Each event of a stream attaches what it builds",
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
          private let detailBuilder: DetailBuilder

          init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
            self.detailBuilder = detailBuilder
            super.init(interactor: interactor)
            interactor.router = self
          }

          func routeToDetail() {
            attachChild(detailBuilder.build(withListener: interactor)) // reported
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
        "Only the actionable item of a tuple is kept",
        """
        final class RootInteractor: Interactor {
          weak var router: RootRouter?
          let links = PublishSubject<URL>()

          override func didBecomeActive() {
            super.didBecomeActive()
            links.subscribe(onNext: { [weak self] _ in self?.router?.routeToGame() })
              .disposeOnDeactivate(interactor: self)
          }
        }

        final class RootRouter: Router<RootInteractor> {
          private weak var game: GameActionableItem?
          private let gameBuilder: GameBuilder

          init(interactor: RootInteractor, gameBuilder: GameBuilder) {
            self.gameBuilder = gameBuilder
            super.init(interactor: interactor)
            interactor.router = self
          }

          func routeToGame() {
            let rib = gameBuilder.build(withListener: interactor)
            game = rib.actionableItem
            attachChild(rib.router) // reported
          }
        }

        protocol GameActionableItem: AnyObject {}

        final class GameInteractor: Interactor, GameActionableItem {
          weak var listener: GameListener?
        }

        final class GameRouter: Router<GameInteractor> {}

        final class GameBuilder: Builder<GameDependency> {
          func build(
            withListener listener: GameListener
          ) -> (router: GameRouter, actionableItem: GameActionableItem) {
            let interactor = GameInteractor()
            interactor.listener = listener
            return (GameRouter(interactor: interactor), interactor)
          }
        }
        """),
      RuleExample(
        "Attached once by didLoad, which is info",
        """
        final class RootRouter: LaunchRouter<RootInteractor, RootViewController> {
          private let menuBuilder: MenuBuilder

          init(
            interactor: RootInteractor, viewController: RootViewController, menuBuilder: MenuBuilder
          ) {
            self.menuBuilder = menuBuilder
            super.init(interactor: interactor, viewController: viewController)
          }

          override func didLoad() {
            super.didLoad()
            let menu = menuBuilder.build(withListener: interactor)
            attachChild(menu) // reported
          }
        }

        final class MenuRouter: Router<MenuInteractor> {}

        final class MenuBuilder: Builder<EmptyDependency> {
          func build(withListener listener: MenuListener) -> MenuRouter {
            MenuRouter(interactor: MenuInteractor(listener: listener))
          }
        }
        """),
    ],
    nonTriggering: RuleExample.storedChildren)
}
