// A grandchild asks, and the child passes it on.
protocol HomeRouting: Routing {
  func routeToTrip()
}

final class HomeInteractor: Interactor, TripListener {
  weak var router: HomeRouting?

  func tripDidRequestAnother() {
    router?.routeToTrip()
  }
}

final class HomeRouter: Router<HomeInteractor>, HomeRouting {
  private var trip: (router: TripRouter, actionableItem: TripActionableItem)?
  private let tripBuilder: TripBuilder

  init(interactor: HomeInteractor, tripBuilder: TripBuilder) {
    self.tripBuilder = tripBuilder
    super.init(interactor: interactor)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    routeToTrip()
  }

  func routeToTrip() {
    trip = tripBuilder.build(withListener: interactor)
    guard let trip = trip else { return }
    attachChild(trip.router)  // reported: error
  }
}

protocol TripListener: AnyObject {
  func tripDidRequestAnother()
}

final class TripInteractor: Interactor, ReceiptListener {
  weak var listener: TripListener?

  func receiptDidTapAgain() {
    listener?.tripDidRequestAnother()
  }
}

final class TripRouter: Router<TripInteractor> {
  private let receiptBuilder: ReceiptBuilder
  private var receipt: ReceiptRouter?

  init(interactor: TripInteractor, receiptBuilder: ReceiptBuilder) {
    self.receiptBuilder = receiptBuilder
    super.init(interactor: interactor)
  }

  override func didLoad() {
    super.didLoad()
    let receipt = receiptBuilder.build(withListener: interactor)
    self.receipt = receipt
    attachChild(receipt)
  }
}

final class TripBuilder: Builder<TripDependency> {
  func build(
    withListener listener: TripListener
  ) -> (router: TripRouter, actionableItem: TripActionableItem) {
    let interactor = TripInteractor()
    interactor.listener = listener
    let receiptBuilder = ReceiptBuilder(dependency: TripComponent(dependency: dependency))
    return (TripRouter(interactor: interactor, receiptBuilder: receiptBuilder), interactor)
  }
}

protocol ReceiptListener: AnyObject {
  func receiptDidTapAgain()
}

protocol ReceiptPresentableListener: AnyObject {
  func didTapAgain()
}

protocol ReceiptPresentable: Presentable {
  var listener: ReceiptPresentableListener? { get set }
}

final class ReceiptInteractor: PresentableInteractor<ReceiptPresentable>,
  ReceiptPresentableListener
{
  weak var listener: ReceiptListener?

  func didTapAgain() {
    listener?.receiptDidTapAgain()
  }
}

final class ReceiptRouter: Router<ReceiptInteractor> {}

final class ReceiptBuilder: Builder<EmptyDependency> {
  func build(withListener listener: ReceiptListener) -> ReceiptRouter {
    let interactor = ReceiptInteractor(presenter: ReceiptViewController())
    interactor.listener = listener
    return ReceiptRouter(interactor: interactor)
  }
}
