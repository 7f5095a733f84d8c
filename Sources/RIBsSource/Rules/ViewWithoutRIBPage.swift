import RIBsAnalysis

extension RulePage {
  /// `view-without-rib`
  static let viewWithoutRIB = RulePage(
    id: "view-without-rib", severity: .warning, or: [.info],
    summary: "A child is detached, and its view stays on the screen.",
    reason: """
      detachChild ends the child's interactor and does nothing to its view. A router that showed the view has to \
      dismiss, pop or remove it as well. Otherwise the screen stays: its buttons call an interactor that is not \
      active or is gone, and the next attach shows another view over it. A view that reports its pop in \
      viewWillDisappear has the same end: UIKit calls it when a back swipe begins, even if the user cancels it. \
      presentationControllerWillDismiss is called as soon as the user begins to pull a sheet down. So \
      has one that reports whenever it disappears: it disappears as well when another view covers it. A RIB that \
      tells its parent first, and then detaches what it presents, does nothing any more: the parent has detached it, \
      and its router is gone. removeFromParent() and removeArrangedSubview(_:) leave the view where it is, and \
      removeFromSuperview() removes it. And a view that is asked to dismiss itself while it presents another one \
      stays: UIKit dismisses the other one alone. What a RIB presents stays as well when an ancestor of the RIB is \
      detached: taking the ancestor's view out of its container dismisses nothing.
      """,
    fix: "Dismiss, pop or remove the view where the child is detached.",
    triggering: [
      RuleExample(
        "The player is detached, and its bar stays",
        """
        \(viewWithoutRIBApp)
        extension ListRouter {
          func closePlayer() {
            guard let player else { return }
            detachChild(player) // reported
            self.player = nil
          }
        }
        """)
    ],
    nonTriggering: [
      RuleExample(
        "The bar goes with the player",
        """
        \(viewWithoutRIBApp)
        extension ListRouter {
          func closePlayer() {
            guard let player else { return }
            viewController.hidePlayer(player.viewControllable)
            detachChild(player)
            self.player = nil
          }
        }
        """)
    ])

  /// A list that shows a player above itself.
  private static let viewWithoutRIBApp = """
    protocol PlayerListener: AnyObject {
      func playerDidClose()
    }

    final class PlayerInteractor: Interactor {
      weak var listener: PlayerListener?

      func didTapClose() { listener?.playerDidClose() }
    }

    final class PlayerViewController: UIViewController, ViewControllable {
      weak var interactor: PlayerInteractor?

      @objc private func closeTapped() { interactor?.didTapClose() }
    }

    final class PlayerRouter: ViewableRouter<PlayerInteractor, PlayerViewController> {}

    final class PlayerBuilder: Builder<EmptyDependency> {
      func build(withListener listener: PlayerListener) -> PlayerRouter {
        let (view, interactor) = (PlayerViewController(), PlayerInteractor())
        view.interactor = interactor
        interactor.listener = listener
        return PlayerRouter(interactor: interactor, viewController: view)
      }
    }

    final class ListInteractor: Interactor, PlayerListener {
      weak var router: ListRouter?

      func didSelectRow() { router?.routeToPlayer() }
      func playerDidClose() { router?.closePlayer() }
    }

    final class ListViewController: UIViewController, ViewControllable {
      weak var interactor: ListInteractor?

      @objc private func rowTapped() { interactor?.didSelectRow() }

      func showPlayer(_ player: ViewControllable) {
        addChild(player.uiviewController)
        view.addSubview(player.uiviewController.view)
      }

      func hidePlayer(_ player: ViewControllable) {
        player.uiviewController.view.removeFromSuperview()
        player.uiviewController.removeFromParent()
      }
    }

    final class ListRouter: ViewableRouter<ListInteractor, ListViewController> {
      private let playerBuilder: PlayerBuilder
      private var player: PlayerRouter?

      init(
        interactor: ListInteractor, viewController: ListViewController, playerBuilder: PlayerBuilder
      ) {
        self.playerBuilder = playerBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
      }

      func routeToPlayer() {
        guard player == nil else { return }
        let player = playerBuilder.build(withListener: interactor)
        self.player = player
        attachChild(player)
        viewController.showPlayer(player.viewControllable)
      }
    }

    """
}
