// Two parts of a dashboard, of which one is detached again.
final class DashboardInteractor: Interactor {
  weak var router: DashboardRouter?

  override func didBecomeActive() {
    super.didBecomeActive()
    router?.attachPoints()
    router?.attachCards()  // reported: info
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
