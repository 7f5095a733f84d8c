// A path monitor calls its handler on the main queue.
// with: Login
import Network

final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let monitor = NWPathMonitor()

  func didTapLogin() {}

  override func didBecomeActive() {
    super.didBecomeActive()
    monitor.pathUpdateHandler = { [weak self] path in
      guard path.status == .satisfied else { return }
      self?.router?.routeToHome()
    }
    monitor.start(queue: .main)
  }

  override func willResignActive() {
    super.willResignActive()
    monitor.cancel()
  }
}
