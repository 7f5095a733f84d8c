import Combine
import ModernRIBs

protocol LoggedInRouting: Routing {
  func cleanupViews()
  func routeToLobby()
  func routeToGame(_ game: String) -> GameActionableItem?
  func routeToSettings()
  func detachSettings()
}

protocol LoggedInListener: AnyObject {
  func didLogOut()
}

protocol LoggedInActionableItem: AnyObject {
  func launchGame(with id: String?) -> AnyPublisher<(GameActionableItem, Score), Error>
}

enum LaunchError: Error {
  case noSuchGame
}

final class LoggedInInteractor: Interactor, LoggedInInteractable, LoggedInActionableItem,
  AdaptivePresentationControllerDelegate
{
  weak var router: LoggedInRouting?
  weak var listener: LoggedInListener?

  let presentationDelegateProxy = AdaptivePresentationControllerDelegateProxy()

  init(workers: [Working]) {
    self.workers = workers
    super.init()
    presentationDelegateProxy.delegate = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    for worker in workers {
      worker.start(self)
    }
    router?.routeToLobby()
  }

  override func willResignActive() {
    super.willResignActive()
    router?.cleanupViews()
    for worker in workers {
      worker.stop()
    }
  }

  // MARK: - LobbyListener

  func didRequestGame(_ game: String) {
    _ = router?.routeToGame(game)
  }

  func didRequestSettings() {
    router?.routeToSettings()
  }

  func didRequestLogOut() {
    listener?.didLogOut()
  }

  // MARK: - GameListener

  func gameDidEnd() {
    router?.routeToLobby()
  }

  // MARK: - SettingsListener

  func settingsDidClose() {
    router?.detachSettings()
  }

  // MARK: - AdaptivePresentationControllerDelegate

  func presentationControllerDidDismiss() {
    router?.detachSettings()
  }

  // MARK: - LoggedInActionableItem

  func launchGame(with id: String?) -> AnyPublisher<(GameActionableItem, Score), Error> {
    guard let id = id, let game = router?.routeToGame(id) else {
      return Fail(error: LaunchError.noSuchGame).eraseToAnyPublisher()
    }
    return Just((game, Score(white: 0, black: 0)))
      .setFailureType(to: Error.self)
      .eraseToAnyPublisher()
  }

  // MARK: - Private

  private let workers: [Working]
}
