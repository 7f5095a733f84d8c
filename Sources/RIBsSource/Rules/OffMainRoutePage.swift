import RIBsAnalysis

extension RulePage {
  /// `off-main-route`
  static let offMainRoute = RulePage(
    id: "off-main-route", severity: .warning,
    summary: "A route is taken after an await, on whatever thread that resumes on.",
    reason: """
      After an await, a function that no actor isolates continues on a background thread, also if a task on the main \
      actor calls it. Routers and views belong to the main thread, so the tree and UIKit are changed from two threads \
      at once. The same holds for a closure or a delegate that a session, a permission, a service or a stream calls in \
      the background, and for notifications that the system posts on a thread of its own, such as \
      NSProcessInfoPowerStateDidChange. Whether the build isolates to the main actor by default, or keeps such \
      functions on their caller's actor, is read from manifests, Xcode projects and their settings.
      """,
    fix: "Isolate the function or the task to the main actor, `Task { @MainActor in … }`.",
    triggering: [
      RuleExample(
        "A task without an actor",
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
            Task { [weak self] in
              await self?.server.login()
              self?.router?.routeToHome() // reported
            }
          }
        }
        """)
    ],
    nonTriggering: [
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
    ])
}
