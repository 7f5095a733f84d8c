// The child is detached before it is attached again.
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
