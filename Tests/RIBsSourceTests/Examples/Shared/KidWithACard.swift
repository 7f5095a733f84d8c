// Mom, whose taps open and close Kid, without her router, and Kid's router with its card, without Kid's interactor.
import RIBs

final class CardInteractor: Interactor {}

final class CardRouter: Router<CardInteractor> {}

final class CardBuilder: Builder<EmptyDependency> {
  func build() -> CardRouter { CardRouter(interactor: CardInteractor()) }
}

final class KidRouter: Router<KidInteractor> {
  private let cardBuilder: CardBuilder
  private var card: CardRouter?

  init(interactor: KidInteractor, cardBuilder: CardBuilder) {
    self.cardBuilder = cardBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func openCard() {
    let card = cardBuilder.build()
    self.card = card
    attachChild(card)
  }

  func closeCard() {
    guard let card else { return }
    self.card = nil
    detachChild(card)
  }
}

final class KidBuilder: Builder<EmptyDependency> {
  func build() -> KidRouter {
    KidRouter(interactor: KidInteractor(), cardBuilder: CardBuilder(dependency: dependency))
  }
}

final class MomInteractor: Interactor {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
  func didTapClose() { router?.close() }
}
