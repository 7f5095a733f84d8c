import RIBsAnalysis

extension RulePage {
  /// `reattach-from-child`
  static let reattachFromChild = RulePage(
    id: "reattach-from-child", severity: .error,
    summary: "A child makes its parent attach another of its kind over it.",
    reason: """
      The child calls its listener while it is attached. The parent's answer builds the child again and stores \
      it in the property that still holds the one that called. That one stays attached, active and in memory \
      until the parent goes.
      """,
    fix:
      "Detach the child before you attach it again, or leave early if the property still holds it.",
    triggering: [
      RuleExample(
        "The listener routes forward instead of back",
        """
        final class FlowInteractor: Interactor, RandomListener {
          weak var router: FlowRouter?

          func randomDidTapBack() {
            router?.routeToRandom()
          }
        }

        final class FlowRouter: Router<FlowInteractor> {
          private var random: RandomRouter?
          private let randomBuilder: RandomBuilder

          init(interactor: FlowInteractor, randomBuilder: RandomBuilder) {
            self.randomBuilder = randomBuilder
            super.init(interactor: interactor)
            interactor.router = self
          }

          override func didLoad() {
            super.didLoad()
            routeToRandom()
          }

          func routeToRandom() {
            let random = randomBuilder.build(withListener: interactor)
            self.random = random
            attachChild(random) // reported
          }
        }

        protocol RandomListener: AnyObject {
          func randomDidTapBack()
        }

        protocol RandomPresentableListener: AnyObject {
          func didTapBack()
        }

        protocol RandomPresentable: Presentable {
          var listener: RandomPresentableListener? { get set }
        }

        final class RandomInteractor: PresentableInteractor<RandomPresentable>, RandomPresentableListener {
          weak var listener: RandomListener?

          func didTapBack() {
            listener?.randomDidTapBack()
          }
        }

        final class RandomRouter: Router<RandomInteractor> {}

        final class RandomBuilder: Builder<EmptyDependency> {
          func build(withListener listener: RandomListener) -> RandomRouter {
            let interactor = RandomInteractor(presenter: RandomViewController())
            interactor.listener = listener
            return RandomRouter(interactor: interactor)
          }
        }
        """),
      RuleExample(
        "A grandchild asks, and the child passes it on",
        """
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
            attachChild(trip.router) // reported
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
        """),
      RuleExample(
        "The sibling is detached, but not the child itself",
        """
        final class HomeInteractor: Interactor, DetailListener {
          weak var router: HomeRouter?

          func detailDidSelectRelated() {
            router?.detachSettings()
            router?.routeToDetail()
          }
        }

        final class HomeRouter: Router<HomeInteractor> {
          private var detail: DetailRouter?
          private var settings: SettingsRouter?
          private let detailBuilder: DetailBuilder
          private let settingsBuilder: SettingsBuilder

          init(
            interactor: HomeInteractor, detailBuilder: DetailBuilder, settingsBuilder: SettingsBuilder
          ) {
            self.detailBuilder = detailBuilder
            self.settingsBuilder = settingsBuilder
            super.init(interactor: interactor)
            interactor.router = self
          }

          override func didLoad() {
            super.didLoad()
            let settings = settingsBuilder.build(withListener: interactor)
            self.settings = settings
            attachChild(settings)
            routeToDetail()
          }

          func routeToDetail() {
            let detail = detailBuilder.build(withListener: interactor)
            self.detail = detail
            attachChild(detail) // reported
          }

          func detachSettings() {
            guard let settings else { return }
            detachChild(settings)
            self.settings = nil
          }
        }

        protocol DetailListener: AnyObject {
          func detailDidSelectRelated()
        }

        protocol DetailPresentableListener: AnyObject {
          func didTapRelated()
        }

        protocol DetailPresentable: Presentable {
          var listener: DetailPresentableListener? { get set }
        }

        final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
          weak var listener: DetailListener?

          func didTapRelated() {
            listener?.detailDidSelectRelated()
          }
        }

        final class DetailRouter: Router<DetailInteractor> {}

        final class DetailBuilder: Builder<EmptyDependency> {
          func build(withListener listener: DetailListener) -> DetailRouter {
            let interactor = DetailInteractor(presenter: DetailViewController())
            interactor.listener = listener
            return DetailRouter(interactor: interactor)
          }
        }

        final class SettingsRouter: Router<SettingsInteractor> {}

        final class SettingsBuilder: Builder<EmptyDependency> {
          func build(withListener listener: SettingsListener) -> SettingsRouter {
            SettingsRouter(interactor: SettingsInteractor(listener: listener))
          }
        }
        """),
    ],
    nonTriggering: RuleExample.reattachesInOrder)
}
