// A service passes its completion to a framework that calls back anywhere.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let api: LoginServing

  init(presenter: LoginPresentable, api: LoginServing) {
    self.api = api
    super.init(presenter: presenter)
  }

  func didTapLogin() {
    api.login { [weak self] isIn in
      if isIn { self?.router?.routeToHome() }  // reported: warning
    }
  }
}

protocol LoginServing {
  func login(_ done: @escaping (Bool) -> Void)
}

final class LoginService: LoginServing {
  private let store = HKHealthStore()

  func login(_ done: @escaping (Bool) -> Void) {
    store.requestAuthorization(toShare: nil, read: nil) { isIn, _ in done(isIn) }
  }
}
