// The caller detaches through a cast.
protocol TripDetaching {
  func detachTrip()
}

protocol MapRouting: Routing {
  func routeToTrip()
}

final class MapInteractor: Interactor {
  weak var router: MapRouting?
  let trips = PublishSubject<Void>()

  override func didBecomeActive() {
    super.didBecomeActive()
    trips
      .subscribe(onNext: { [weak self] in
        (self?.router as? TripDetaching)?.detachTrip()
        self?.router?.routeToTrip()
      })
      .disposeOnDeactivate(interactor: self)
  }
}

final class MapRouter: Router<MapInteractor>, MapRouting, TripDetaching {
  private var trip: TripRouter?
  private let tripBuilder: TripBuilder

  init(interactor: MapInteractor, tripBuilder: TripBuilder) {
    self.tripBuilder = tripBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  func detachTrip() {
    trip.map(detachChild)
    trip = nil
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
