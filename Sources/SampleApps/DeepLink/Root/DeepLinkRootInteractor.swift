import Foundation
import InstrumentedRIBs

extension DeepLinkApp {
  protocol RootRouting: LaunchRouting {
    func routeToLoggedOut()
    func detachLoggedOut()
    func routeToLoggedIn(player: String) -> any LoggedInActionableItem
    func detachLoggedIn()
  }

  /// Opens links, before and after the login.
  final class RootInteractor: Interactor, RootInteractable, URLHandler, RootActionableItem {
    weak var router: (any RootRouting)?
    private weak var loggedIn: (any LoggedInActionableItem)?
    private let logins = PassthroughSubject<any LoggedInActionableItem, any Error>()

    // MARK: URLHandler

    func open(_ url: URL) {
      AnyCancellable(LaunchGameWorkflow(url: url).subscribe(self))
        .cancelOnDeactivate(interactor: self)
    }

    // MARK: RootActionableItem

    func waitForLogin() -> AnyPublisher<(any LoggedInActionableItem, Void), any Error> {
      guard let loggedIn else {
        return logins.first().map { ($0, ()) }.eraseToAnyPublisher()
      }
      return Just((loggedIn, ())).setFailureType(to: (any Error).self).eraseToAnyPublisher()
    }

    // MARK: LoggedOutListener

    func loggedOutDidLogIn(player: String) {
      router?.detachLoggedOut()
      guard let loggedIn = router?.routeToLoggedIn(player: player) else { return }
      self.loggedIn = loggedIn
      logins.send(loggedIn)
    }

    // MARK: LoggedInListener

    func loggedInDidLogOut() {
      router?.detachLoggedIn()
      router?.routeToLoggedOut()
    }
  }
}
