// Nothing is awaited before the call.
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

  func didTapLogin() {
    router?.routeToHome()
    Task { [weak self] in await self?.server.login() }
  }
}
