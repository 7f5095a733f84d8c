// A group tells the service on a global queue.
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
  func login(_ done: @escaping (Bool) -> Void) {
    let group = DispatchGroup()
    group.enter()
    DispatchQueue.global().async { group.leave() }
    group.notify(queue: .global(qos: .userInitiated)) { done(true) }
  }
}
