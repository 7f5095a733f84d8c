import RIBsAnalysis

extension RuleExample {
  /// Routes after an await that the main actor isolates.
  static let routesOnTheMainActor = [
    RuleExample(
      "The task runs on the main actor",
      """
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
          Task { @MainActor [weak self] in
            await self?.server.login()
            self?.router?.routeToHome()
          }
        }
      }
      """),
    RuleExample(
      "The function, its class or the router's protocol is isolated",
      """
      @MainActor protocol AccountRouting: AnyObject {
        func routeToHome()
      }

      protocol LoginPresentableListener: AnyObject {
        func didTapLogin()
      }

      protocol LoginPresentable: Presentable {
        var listener: LoginPresentableListener? { get set }
      }

      final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
        weak var router: AccountRouting?
        private let server = Server()

        func didTapLogin() {
          Task { [weak self] in await self?.login() }
          Task { [weak self] in
            await self?.server.login()
            await self?.router?.routeToHome()
          }
        }

        @MainActor private func login() async {
          await server.login()
          router?.routeToHome()
        }
      }

      @MainActor final class SignUpInteractor: Interactor {
        weak var router: AccountRouting?
        private let server = Server()

        override func didBecomeActive() {
          super.didBecomeActive()
          Task { [weak self] in
            await self?.server.signUp()
            self?.router?.routeToHome()
          }
        }
      }
      """),
    RuleExample(
      "A task takes over the isolation of the function around it",
      """
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
      """),
    RuleExample(
      "The call goes back to the main thread",
      """
      protocol LoginRouting: Routing {
        func routeToHome()
      }

      protocol LoginPresentableListener: AnyObject {
        func didTapLogin()
        func didTapSkip()
      }

      protocol LoginPresentable: Presentable {
        var listener: LoginPresentableListener? { get set }
      }

      final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
        weak var router: LoginRouting?
        private let server = Server()

        func didTapLogin() {
          Task { [weak self] in
            await self?.server.login()
            await MainActor.run { self?.router?.routeToHome() }
          }
        }

        func didTapSkip() {
          Task { [weak self] in
            await self?.server.skip()
            DispatchQueue.main.async { self?.router?.routeToHome() }
          }
        }
      }
      """),
    RuleExample(
      "Nothing is awaited before the call",
      """
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
      """),
  ]
}
