// The interactor calls a function that detaches, whatever its name.
protocol MapRouting: Routing {
  func routeToMap()
  func routeToTrip()
}

final class MapInteractor: Interactor {
  weak var router: MapRouting?
  let trips = PassthroughSubject<Void, Never>()

  override func didBecomeActive() {
    super.didBecomeActive()
    trips
      .sink { [weak self] in
        self?.router?.routeToMap()
        self?.router?.routeToTrip()
      }
      .cancelOnDeactivate(interactor: self)
  }
}

final class MapRouter: Router<MapInteractor>, MapRouting {
  private var trip: TripRouter?
  private let tripBuilder: TripBuilder

  init(interactor: MapInteractor, tripBuilder: TripBuilder) {
    self.tripBuilder = tripBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func routeToMap() {
    guard let trip else { return }
    detachChild(trip)
    self.trip = nil
  }

  func routeToTrip() {
    let trip = tripBuilder.build(withListener: interactor)
    self.trip = trip
    attachChild(trip)
  }
}

final class TripRouter: Router<TripInteractor> {}

final class TripBuilder: Builder<EmptyDependency> {
  func build(withListener listener: TripListener) -> TripRouter {
    TripRouter(interactor: TripInteractor(listener: listener))
  }
}
