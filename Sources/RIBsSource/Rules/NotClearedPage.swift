import RIBsAnalysis

extension RulePage {
  /// `not-cleared`
  static let notCleared = RulePage(
    id: "not-cleared", severity: .warning, or: [.info],
    summary: "A detached child stays in its property.",
    reason: """
      The child is off the tree, and the property keeps it in memory. The guard of the route takes it for one \
      that is still there, so the route never opens again, and the next call of this function detaches it a \
      second time.
      """,
    fix: "Set the property to nil when you detach what it holds.",
    triggering: [
      RuleExample(
        "A guard, a detach, and nothing else",
        """
        final class HomeInteractor: Interactor, DetailListener {
          weak var router: HomeRouter?

          func detailDidClose() {
            router?.detachDetail()
          }
        }

        final class HomeRouter: Router<HomeInteractor> {
          private var detail: DetailRouter?
          private let detailBuilder: DetailBuilder

          init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
            self.detailBuilder = detailBuilder
            super.init(interactor: interactor)
            interactor.router = self
          }

          override func didLoad() {
            super.didLoad()
            routeToDetail()
          }

          func routeToDetail() {
            guard detail == nil else { return }
            let detail = detailBuilder.build(withListener: interactor)
            self.detail = detail
            attachChild(detail)
          }

          func detachDetail() {
            guard let detail else { return }
            detachChild(detail) // reported
          }
        }

        protocol DetailListener: AnyObject {
          func detailDidClose()
        }

        protocol DetailPresentableListener: AnyObject {
          func didTapClose()
        }

        protocol DetailPresentable: Presentable {
          var listener: DetailPresentableListener? { get set }
        }

        final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
          weak var listener: DetailListener?

          func didTapClose() {
            listener?.detailDidClose()
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
        """),
      RuleExample(
        "A local is cleared instead",
        """
        protocol HomeRouting: Routing {
          func detachDetail()
        }

        final class HomeInteractor: Interactor, DetailListener {
          weak var router: HomeRouting?

          func detailDidClose() {
            router?.detachDetail()
          }
        }

        final class HomeRouter: Router<HomeInteractor>, HomeRouting {
          private var detail: (router: DetailRouter, openedAt: Date)?
          private let detailBuilder: DetailBuilder

          init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
            self.detailBuilder = detailBuilder
            super.init(interactor: interactor)
            interactor.router = self
          }

          override func didLoad() {
            super.didLoad()
            let router = detailBuilder.build(withListener: interactor)
            detail = (router, Date())
            attachChild(router)
          }

          func detachDetail() {
            var old = detail?.router
            if let router = old {
              detachChild(router) // reported
              old = nil
            }
          }
        }

        protocol DetailListener: AnyObject {
          func detailDidClose()
        }

        protocol DetailPresentableListener: AnyObject {
          func didTapClose()
        }

        protocol DetailPresentable: Presentable {
          var listener: DetailPresentableListener? { get set }
        }

        final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
          weak var listener: DetailListener?

          func didTapClose() {
            listener?.detailDidClose()
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
        """),
      RuleExample(
        "One of two callers replaces the child, the other does not",
        """
        final class HomeInteractor: Interactor, DetailListener {
          weak var router: HomeRouter?

          func detailDidSelectRelated() {
            router?.routeToDetail()
          }

          func detailDidClose() {
            router?.detachCurrent()
          }
        }

        final class HomeRouter: Router<HomeInteractor> {
          private var current: Routing?
          private let detailBuilder: DetailBuilder

          init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
            self.detailBuilder = detailBuilder
            super.init(interactor: interactor)
            interactor.router = self
          }

          override func didLoad() {
            super.didLoad()
            routeToDetail()
          }

          func routeToDetail() {
            detachCurrent()
            let detail = detailBuilder.build(withListener: interactor)
            current = detail
            attachChild(detail)
          }

          func detachCurrent() {
            guard let child = current else { return }
            detachChild(child) // reported
          }
        }

        protocol DetailListener: AnyObject {
          func detailDidSelectRelated()
          func detailDidClose()
        }

        protocol DetailPresentableListener: AnyObject {
          func didTapRelated()
          func didTapClose()
        }

        protocol DetailPresentable: Presentable {
          var listener: DetailPresentableListener? { get set }
        }

        final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
          weak var listener: DetailListener?

          func didTapRelated() {
            listener?.detailDidSelectRelated()
          }

          func didTapClose() {
            listener?.detailDidClose()
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
        """),
      RuleExample(
        "The entry of a dictionary stays",
        """
        protocol RoomPresentableListener: AnyObject {
          func didTapPlayer()
          func didTapLeave()
        }

        protocol RoomPresentable: Presentable {
          var listener: RoomPresentableListener? { get set }
        }

        final class RoomInteractor: PresentableInteractor<RoomPresentable>, RoomPresentableListener {
          weak var router: RoomRouter?

          func didTapPlayer() {
            router?.attachPlayer(id: "me")
          }

          func didTapLeave() {
            router?.detachPlayer(id: "me")
          }
        }

        final class RoomRouter: Router<RoomInteractor> {
          private var players: [String: PlayerRouter] = [:]
          private let playerBuilder: PlayerBuilder

          init(interactor: RoomInteractor, playerBuilder: PlayerBuilder) {
            self.playerBuilder = playerBuilder
            super.init(interactor: interactor)
            interactor.router = self
          }

          func attachPlayer(id: String) {
            guard players[id] == nil else { return }
            let player = playerBuilder.build(withListener: interactor)
            players[id] = player
            attachChild(player)
          }

          func detachPlayer(id: String) {
            guard let player = players[id] else { return }
            detachChild(player) // reported
          }
        }

        final class PlayerRouter: Router<PlayerInteractor> {}

        final class PlayerBuilder: Builder<EmptyDependency> {
          func build(withListener listener: PlayerListener) -> PlayerRouter {
            PlayerRouter(interactor: PlayerInteractor(listener: listener))
          }
        }
        """),
    ],
    nonTriggering: RuleExample.clearedProperties)
}
