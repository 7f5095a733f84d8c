import RIBsAnalysis

extension RulePage {
  /// `late-reference`
  static let lateReference = RulePage(
    id: "late-reference", severity: .info, or: [.warning],
    summary: "A child is stored only after it was attached.",
    reason: """
      attachChild activates and loads the child before it returns. A child that finishes at once calls its \
      listener in that time. The parent then finds nothing to detach, and stores a child that is already done. \
      The finding is a warning if the child calls its listener in didBecomeActive, didLoad or viewDidLoad.
      """,
    fix: "Store the router in its property first, then attach it.",
    triggering: [
      RuleExample(
        "The child can finish as soon as it is active",
        """
        final class RootInteractor: Interactor, SplashListener {
          weak var router: RootRouter?

          func splashDidFinish() { router?.detachSplash() }
        }

        final class RootRouter: Router<RootInteractor> {
          private var splash: SplashRouter?
          private let splashBuilder: SplashBuilder

          init(interactor: RootInteractor, splashBuilder: SplashBuilder) {
            self.splashBuilder = splashBuilder
            super.init(interactor: interactor)
            interactor.router = self
          }

          override func didLoad() {
            super.didLoad()
            let splash = splashBuilder.build(withListener: interactor)
            attachChild(splash) // reported
            self.splash = splash
          }

          func detachSplash() {
            guard let splash else { return }
            detachChild(splash)
            self.splash = nil
          }
        }

        protocol SplashListener: AnyObject {
          func splashDidFinish()
        }

        final class SplashInteractor: Interactor {
          weak var listener: SplashListener?

          override func didBecomeActive() {
            super.didBecomeActive()
            listener?.splashDidFinish()
          }
        }

        final class SplashRouter: Router<SplashInteractor> {}

        final class SplashBuilder: Builder<EmptyDependency> {
          func build(withListener listener: SplashListener) -> SplashRouter {
            let interactor = SplashInteractor()
            interactor.listener = listener
            return SplashRouter(interactor: interactor)
          }
        }
        """)
    ],
    nonTriggering: [
      RuleExample(
        "The child is stored first",
        """
        final class RootInteractor: Interactor, SplashListener {
          weak var router: RootRouter?

          func splashDidFinish() { router?.detachSplash() }
        }

        final class RootRouter: Router<RootInteractor> {
          private var splash: SplashRouter?
          private let splashBuilder: SplashBuilder

          init(interactor: RootInteractor, splashBuilder: SplashBuilder) {
            self.splashBuilder = splashBuilder
            super.init(interactor: interactor)
            interactor.router = self
          }

          override func didLoad() {
            super.didLoad()
            let splash = splashBuilder.build(withListener: interactor)
            self.splash = splash
            attachChild(splash)
          }

          func detachSplash() {
            guard let splash else { return }
            detachChild(splash)
            self.splash = nil
          }
        }

        protocol SplashListener: AnyObject {
          func splashDidFinish()
        }

        final class SplashInteractor: Interactor {
          weak var listener: SplashListener?

          override func didBecomeActive() {
            super.didBecomeActive()
            listener?.splashDidFinish()
          }
        }

        final class SplashRouter: Router<SplashInteractor> {}

        final class SplashBuilder: Builder<EmptyDependency> {
          func build(withListener listener: SplashListener) -> SplashRouter {
            let interactor = SplashInteractor()
            interactor.listener = listener
            return SplashRouter(interactor: interactor)
          }
        }
        """)
    ])
}
