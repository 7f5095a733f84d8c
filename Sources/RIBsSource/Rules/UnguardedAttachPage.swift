import RIBsAnalysis

extension RulePage {
  /// `unguarded-attach`
  static let unguardedAttach = RulePage(
    id: "unguarded-attach", severity: .warning, or: [.error, .info],
    summary: "A child is attached over one that may still be there.",
    reason: """
      The route stores the new child in the property that still holds the old one. The old child stays attached, \
      active and in memory until its parent goes, and nothing can detach it any more. A double tap does this, or \
      a stream that sends twice.
      """,
    fix:
      "Leave early if the property holds a child, `guard child == nil else { return }`, or detach the old child first.",
    triggering: [
      RuleExample(
        "A double tap attaches two children",
        """
        protocol BoardRouting: ViewableRouting {
          func routeToPost()
          func detachPost()
        }

        protocol BoardPresentable: Presentable {
          var listener: BoardPresentableListener? { get set }
        }

        protocol BoardPresentableListener: AnyObject {
          func didTapPost()
        }

        final class BoardInteractor: PresentableInteractor<BoardPresentable>, BoardInteractable,
          BoardPresentableListener
        {
          weak var router: BoardRouting?

          override init(presenter: BoardPresentable) {
            super.init(presenter: presenter)
            presenter.listener = self
          }

          func didTapPost() {
            router?.routeToPost()
          }

          func postDidClose() {
            router?.detachPost()
          }
        }

        protocol BoardInteractable: Interactable, PostListener {
          var router: BoardRouting? { get set }
        }

        protocol BoardViewControllable: ViewControllable {
          func show(_ view: ViewControllable)
        }

        final class BoardViewController: UIViewController, BoardPresentable, BoardViewControllable {
          weak var listener: BoardPresentableListener?

          @objc private func postTapped() {
            listener?.didTapPost()
          }

          func show(_ view: ViewControllable) {
            embed(view.uiviewController)
          }
        }

        final class BoardRouter: ViewableRouter<BoardInteractable, BoardViewControllable>, BoardRouting {
          private let postBuilder: PostBuildable
          private var post: ViewableRouting?

          init(
            interactor: BoardInteractable, viewController: BoardViewControllable,
            postBuilder: PostBuildable
          ) {
            self.postBuilder = postBuilder
            super.init(interactor: interactor, viewController: viewController)
            interactor.router = self
          }

          func routeToPost() {
            let post = postBuilder.build(withListener: interactor)
            self.post = post
            attachChild(post) // reported
            viewController.show(post.viewControllable)
          }

          func detachPost() {
            guard let post = post else { return }
            detachChild(post)
            self.post = nil
          }
        }

        protocol PostListener: AnyObject {
          func postDidClose()
        }

        protocol PostBuildable: Buildable {
          func build(withListener listener: PostListener) -> ViewableRouting
        }

        final class PostBuilder: Builder<PostDependency>, PostBuildable {
          func build(withListener listener: PostListener) -> ViewableRouting {
            let interactor = PostInteractor(listener: listener)
            return PostRouter(interactor: interactor, viewController: PostViewController())
          }
        }

        final class PostRouter: ViewableRouter<PostInteractor, PostViewController> {}
        """),
      RuleExample(
        "Each event of a stream replaces a tuple",
        """
        final class RootInteractor: Interactor {
          weak var router: RootRouter?
          let links = PublishSubject<URL>()

          override func didBecomeActive() {
            super.didBecomeActive()
            links.subscribe(onNext: { [weak self] _ in self?.router?.routeToGame() })
              .disposeOnDeactivate(interactor: self)
          }
        }

        final class RootRouter: Router<RootInteractor> {
          private var game: (router: GameRouting, actionableItem: GameActionableItem)?
          private let gameBuilder: GameBuilder

          init(interactor: RootInteractor, gameBuilder: GameBuilder) {
            self.gameBuilder = gameBuilder
            super.init(interactor: interactor)
            interactor.router = self
          }

          func routeToGame() {
            let game = gameBuilder.build(withListener: interactor)
            self.game = game
            attachChild(game.router) // reported
          }
        }

        protocol GameRouting: Routing {}

        final class GameRouter: Router<GameInteractor>, GameRouting {}

        final class GameBuilder: Builder<GameDependency> {
          func build(
            withListener listener: GameListener
          ) -> (router: GameRouting, actionableItem: GameActionableItem) {
            let interactor = GameInteractor(listener: listener)
            return (GameRouter(interactor: interactor), interactor)
          }
        }
        """),
      RuleExample(
        "A second tap on the same row replaces the entry of a dictionary",
        """
        protocol ListPresentableListener: AnyObject {
          func didSelectRow(id: String)
        }

        protocol ListPresentable: Presentable {
          var listener: ListPresentableListener? { get set }
        }

        final class ListInteractor: PresentableInteractor<ListPresentable>, ListPresentableListener {
          weak var router: ListRouter?

          func didSelectRow(id: String) {
            router?.routeToDetail(of: id)
          }
        }

        final class ListRouter: Router<ListInteractor> {
          private var details: [String: DetailRouter] = [:]
          private let detailBuilder: DetailBuilder

          init(interactor: ListInteractor, detailBuilder: DetailBuilder) {
            self.detailBuilder = detailBuilder
            super.init(interactor: interactor)
            interactor.router = self
          }

          func routeToDetail(of id: String) {
            let detail = detailBuilder.build(withListener: interactor)
            details[id] = detail
            attachChild(detail) // reported
          }
        }

        final class DetailRouter: Router<DetailInteractor> {}

        final class DetailBuilder: Builder<EmptyDependency> {
          func build(withListener listener: DetailListener) -> DetailRouter {
            DetailRouter(interactor: DetailInteractor(listener: listener))
          }
        }
        """),
    ] + RuleExample.attachesWithWrongGuards,
    nonTriggering: RuleExample.attachesWithGuards + RuleExample.attachesIntoOtherSlots
      + RuleExample.attachesAfterDetaches + RuleExample.attachesThatCannotOverwrite)
}
