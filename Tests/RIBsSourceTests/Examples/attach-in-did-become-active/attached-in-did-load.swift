// The router attaches the child in didLoad.
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
