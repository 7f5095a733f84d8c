import InstrumentedRIBs

extension DeepLinkApp {
  protocol LoggedInRouting: ViewableRouting {
    func routeToGame(_ game: String)
    func detachGame()
  }

  protocol LoggedInPresentable: Presentable {
    var listener: (any LoggedInPresentableListener)? { get set }
    func showGameIsMissing()
  }

  protocol LoggedInListener: AnyObject {
    func loggedInDidLogOut()
  }

  /// Why a link did not open a game.
  enum LinkError: Error {
    /// The link does not name a game.
    case namesNoGame
  }

  /// Launches games for the player or for a link.
  final class LoggedInInteractor: PresentableInteractor<any LoggedInPresentable>,
    LoggedInInteractable, LoggedInPresentableListener, LoggedInActionableItem
  {
    weak var router: (any LoggedInRouting)?
    weak var listener: (any LoggedInListener)?

    override init(presenter: any LoggedInPresentable) {
      super.init(presenter: presenter)
      presenter.listener = self
    }

    // MARK: LoggedInActionableItem

    func launchGame(
      id: String?
    ) -> AnyPublisher<(any LoggedInActionableItem, Void), any Error> {
      guard let id else {
        presenter.showGameIsMissing()
        return Fail(error: LinkError.namesNoGame).eraseToAnyPublisher()
      }
      router?.routeToGame(id)
      return Just((self, ())).setFailureType(to: (any Error).self).eraseToAnyPublisher()
    }

    // MARK: LoggedInPresentableListener

    func didTapLogOut() {
      listener?.loggedInDidLogOut()
    }

    // MARK: GameListener

    func gameDidEnd() {
      router?.detachGame()
    }
  }
}
