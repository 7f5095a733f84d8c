// A task takes over the isolation of the function around it.
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
    Task { [weak self] in
      await self?.server.login()
      self?.router?.routeToHome()
    }
  }
}
