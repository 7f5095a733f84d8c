import Combine
import ModernRIBs

protocol RootRouting: ViewableRouting {
  func routeToLoggedOut()
  func routeToLoggedIn(player: String) -> LoggedInActionableItem
}

protocol RootPresentable: Presentable {
  var listener: RootPresentableListener? { get set }
}

protocol RootListener: AnyObject {}

protocol RootActionableItem: AnyObject {
  func waitForLogin() -> AnyPublisher<(LoggedInActionableItem, ()), Error>
}

final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable,
  RootPresentableListener, RootActionableItem
{
  weak var router: RootRouting?
  weak var listener: RootListener?

  init(presenter: RootPresentable, journal: Journal) {
    self.journal = journal
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    journal.note("root is active")
  }

  override func willResignActive() {
    super.willResignActive()
    journal.note("root resigns")
  }

  // MARK: - LoggedOutListener

  func didLogIn(player: String) {
    loggedIn.send(router?.routeToLoggedIn(player: player))
  }

  // MARK: - LoggedInListener

  func didLogOut() {
    loggedIn.send(nil)
    router?.routeToLoggedOut()
  }

  // MARK: - RootActionableItem

  func waitForLogin() -> AnyPublisher<(LoggedInActionableItem, ()), Error> {
    return
      loggedIn
      .compactMap { $0 }
      .map { (loggedIn: LoggedInActionableItem) in (loggedIn, ()) }
      .setFailureType(to: Error.self)
      .eraseToAnyPublisher()
  }

  // MARK: - Private

  private let journal: Journal
  private let loggedIn = CurrentValueSubject<LoggedInActionableItem?, Never>(nil)
}
