import RIBsAnalysis

extension RulePage {
  /// `route-after-delay`
  static let routeAfterDelay = RulePage(
    id: "route-after-delay", severity: .info, or: [.warning],
    summary: "A route is taken after a delay, though the RIB may be gone by then.",
    reason: """
      The closure runs when the time is up, whether the interactor is still active or not. If its router was \
      detached in the meantime, the new child is attached to a RIB that is off the tree. A router that delays its \
      own work does the same. A closure that holds the interactor calls the listener even then, and the parent \
      takes the call for one of a child that is there. A task that waits for an answer is such a delay: it is \
      reported where the parent then attaches another child or pops its own view. A closure that detaches whatever \
      child is there when the time is up, such as a banner, is reported where that can be the next one.
      """,
    fix:
      "Test `isActive` when the time is up, or end the delay with the interactor, with disposeOnDeactivate or cancelOnDeactivate.",
    triggering: [
      RuleExample(
        "On the main queue",
        """
        protocol SplashRouting: Routing {
          func routeToHome()
        }

        final class SplashInteractor: Interactor {
          weak var router: SplashRouting?

          override func didBecomeActive() {
            super.didBecomeActive()
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
              self?.router?.routeToHome() // reported
            }
          }
        }
        """)
    ],
    nonTriggering: [
      RuleExample(
        "The closure tests whether the interactor is active",
        """
        protocol SplashRouting: Routing {
          func routeToHome()
        }

        final class SplashInteractor: Interactor {
          weak var router: SplashRouting?

          override func didBecomeActive() {
            super.didBecomeActive()
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
              guard let self, self.isActive else { return }
              self.router?.routeToHome()
            }
          }
        }
        """),
      RuleExample(
        "The delay ends with the interactor",
        """
        protocol SplashRouting: Routing {
          func routeToHome()
        }

        final class SplashInteractor: Interactor {
          weak var router: SplashRouting?

          override func didBecomeActive() {
            super.didBecomeActive()
            Observable<Int>.timer(.seconds(2), scheduler: MainScheduler.instance)
              .subscribe(onNext: { [weak self] _ in self?.router?.routeToHome() })
              .disposeOnDeactivate(interactor: self)
            Just(())
              .delay(for: .seconds(2), scheduler: DispatchQueue.main)
              .sink { [weak self] in self?.router?.routeToHome() }
              .cancelOnDeactivate(interactor: self)
          }
        }
        """),
    ])
}
