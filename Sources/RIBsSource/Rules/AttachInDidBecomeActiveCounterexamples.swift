import RIBsAnalysis

extension RuleExample {
  /// Children that each activation finds in order.
  static let attachesOnActivation = [
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
    RuleExample(
      "The router attaches the child in didLoad",
      """
      final class HomeInteractor: Interactor {
        weak var router: HomeRouter?

        override func didBecomeActive() {
          super.didBecomeActive()
          router?.showGreeting()
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

        override func didLoad() {
          super.didLoad()
          let cards = cardsBuilder.build(withListener: interactor)
          self.cards = cards
          attachChild(cards)
        }

        func showGreeting() {
          print("hello")
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
      "The child is detached before it is attached again",
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
          if let cards { detachChild(cards) }
          let new = cardsBuilder.build(withListener: interactor)
          cards = new
          attachChild(new)
        }
      }

      final class CardsRouter: Router<CardsInteractor> {}

      final class CardsBuilder: Builder<EmptyDependency> {
        func build(withListener listener: CardsListener) -> CardsRouter {
          CardsRouter(interactor: CardsInteractor(listener: listener))
        }
      }
      """),
  ]
}
