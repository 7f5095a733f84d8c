import RIBsAnalysis

extension RulePage {
  /// `attach-in-did-become-active`
  static let attachInDidBecomeActive = RulePage(
    id: "attach-in-did-become-active", severity: .info,
    summary: "A child is attached on each activation and not detached on deactivation.",
    reason: """
      A RIB that is kept for reuse is activated each time it is attached. Each time, this attaches another \
      child. The one before is still a child, and its property holds only the last one.
      """,
    fix:
      "Attach the child in the router's didLoad, which runs once, or detach it in willResignActive.",
    triggering: [
      RuleExample(
        "A screen attaches its parts when it becomes active",
        """
        protocol HomeRouting: Routing {
          func attachCards()
        }

        final class HomeInteractor: Interactor {
          weak var router: HomeRouting?

          override func didBecomeActive() {
            super.didBecomeActive()
            router?.attachCards() // reported
          }
        }

        final class HomeRouter: Router<HomeInteractor>, HomeRouting {
          private var cards: CardsRouter?
          private let cardsBuilder: CardsBuilder

          init(interactor: HomeInteractor, cardsBuilder: CardsBuilder) {
            self.cardsBuilder = cardsBuilder
            super.init(interactor: interactor)
            interactor.router = self
          }

          func attachCards() {
            let cards = cardsBuilder.build(withListener: interactor)
            self.cards = cards
            attachChild(cards)
          }
        }

        final class CardsRouter: Router<CardsInteractor> {}

        final class CardsBuilder: Builder<EmptyDependency> {
          func build(withListener listener: CardsListener) -> CardsRouter {
            CardsRouter(interactor: CardsInteractor(listener: listener))
          }
        }
        """),
      RuleExample(
        "Two parts of a dashboard, of which one is detached again",
        """
        final class DashboardInteractor: Interactor {
          weak var router: DashboardRouter?

          override func didBecomeActive() {
            super.didBecomeActive()
            router?.attachPoints()
            router?.attachCards() // reported
          }

          override func willResignActive() {
            super.willResignActive()
            router?.detachPoints()
          }
        }

        final class DashboardRouter: Router<DashboardInteractor> {
          private var points: PointsRouter?
          private var cards: CardsRouter?
          private let pointsBuilder: PointsBuilder
          private let cardsBuilder: CardsBuilder

          init(
            interactor: DashboardInteractor, pointsBuilder: PointsBuilder, cardsBuilder: CardsBuilder
          ) {
            self.pointsBuilder = pointsBuilder
            self.cardsBuilder = cardsBuilder
            super.init(interactor: interactor)
            interactor.router = self
          }

          func attachPoints() {
            let points = pointsBuilder.build(withListener: interactor)
            self.points = points
            attachChild(points)
          }

          func detachPoints() {
            guard let points else { return }
            detachChild(points)
            self.points = nil
          }

          func attachCards() {
            let cards = cardsBuilder.build(withListener: interactor)
            self.cards = cards
            attachChild(cards)
          }
        }

        final class PointsRouter: Router<PointsInteractor> {}

        final class PointsBuilder: Builder<EmptyDependency> {
          func build(withListener listener: PointsListener) -> PointsRouter {
            PointsRouter(interactor: PointsInteractor(listener: listener))
          }
        }

        final class CardsRouter: Router<CardsInteractor> {}

        final class CardsBuilder: Builder<EmptyDependency> {
          func build(withListener listener: CardsListener) -> CardsRouter {
            CardsRouter(interactor: CardsInteractor(listener: listener))
          }
        }
        """),
    ],
    nonTriggering: RuleExample.attachesOnActivation)
}
