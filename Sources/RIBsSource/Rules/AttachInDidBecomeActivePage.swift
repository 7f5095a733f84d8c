import RIBsAnalysis

extension RulePage {
  /// `attach-in-did-become-active`
  static let attachInDidBecomeActive = RulePage(
    id: "attach-in-did-become-active", severity: .info, or: [.warning],
    summary: "A child is attached on each activation and not detached on deactivation.",
    reason: """
      A RIB that is kept for reuse is activated each time it is attached. Each time, this attaches another \
      child. The one before is still a child, and its property holds only the last one. confineTo has the same \
      effect in a subscription that outlives the activation: it sends the last value again each time.
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
        """)
    ],
    nonTriggering: [
      RuleExample(
        "The route leaves if the child is there",
        """
        final class HomeInteractor: Interactor {
          weak var router: HomeRouter?

          override func didBecomeActive() {
            super.didBecomeActive()
            router?.attachCards()
          }
        }

        final class HomeRouter: Router<HomeInteractor> {
          private var cards: CardsRouter?
          private let cardsBuilder: CardsBuilder

          init(interactor: HomeInteractor, cardsBuilder: CardsBuilder) {
            self.cardsBuilder = cardsBuilder
            super.init(interactor: interactor)
            interactor.router = self
          }

          func attachCards() {
            guard cards == nil else { return }
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
        "The child is detached on deactivation",
        """
        final class HomeInteractor: Interactor {
          weak var router: HomeRouter?

          override func didBecomeActive() {
            super.didBecomeActive()
            router?.attachCards()
          }

          override func willResignActive() {
            super.willResignActive()
            router?.cleanup()
          }
        }

        final class HomeRouter: Router<HomeInteractor> {
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

          func cleanup() {
            guard let cards else { return }
            detachChild(cards)
            self.cards = nil
          }
        }

        final class CardsRouter: Router<CardsInteractor> {}

        final class CardsBuilder: Builder<EmptyDependency> {
          func build(withListener listener: CardsListener) -> CardsRouter {
            CardsRouter(interactor: CardsInteractor(listener: listener))
          }
        }
        """),
    ])
}
