// A detached task in a function on the main actor.
protocol LoginRouting: Routing {
  func routeToHome()
}

protocol LoginPresentableListener: AnyObject {
  func didTapLogin()
}

protocol LoginPresentable: Presentable {
  var listener: LoginPresentableListener? { get set }
}

final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let server = Server()

  @MainActor func didTapLogin() {
    Task.detached { [weak self] in
      await self?.server.login()
      self?.router?.routeToHome()  // reported: warning
    }
  }
}
