import RIBsAnalysis

extension RulePage {
  /// `route-after-delay`
  static let routeAfterDelay = RulePage(
    id: "route-after-delay", severity: .info,
    summary: "A route is taken after a delay, though the RIB may be gone by then.",
    reason: """
      The closure runs when the time is up, whether the interactor is still active or not. If its router was \
      detached in the meantime, the new child is attached to a RIB that is off the tree.
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
        """),
      RuleExample(
        "A delayed stream that outlives the activation",
        """
        protocol ToastListener: AnyObject {
          func toastDidExpire()
        }

        final class ToastInteractor: Interactor {
          weak var listener: ToastListener?
          private let disposeBag = DisposeBag()

          override func didBecomeActive() {
            super.didBecomeActive()
            Observable.just(())
              .delay(.seconds(3), scheduler: MainScheduler.instance)
              .subscribe(onNext: { [weak self] in
                self?.listener?.toastDidExpire() // reported
              })
              .disposed(by: disposeBag)
          }
        }
        """),
      RuleExample(
        "A timer",
        """
        protocol ToastListener: AnyObject {
          func toastDidExpire()
        }

        final class ToastInteractor: Interactor {
          weak var listener: ToastListener?

          override func didBecomeActive() {
            super.didBecomeActive()
            Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { [weak self] _ in
              self?.listener?.toastDidExpire() // reported
            }
          }
        }
        """),
      RuleExample(
        "A task that sleeps",
        """
        protocol SplashRouting: Routing {
          func routeToHome()
        }

        final class SplashInteractor: Interactor {
          weak var router: SplashRouting?

          override func didBecomeActive() {
            super.didBecomeActive()
            Task { @MainActor [weak self] in
              try? await Task.sleep(nanoseconds: 2_000_000_000)
              self?.router?.routeToHome() // reported
            }
          }
        }
        """),
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
      RuleExample(
        "The work is cancelled on deactivation",
        """
        protocol SplashRouting: Routing {
          func routeToHome()
        }

        final class SplashInteractor: Interactor {
          weak var router: SplashRouting?
          private var timer: Timer?
          private var task: Task<Void, Never>?

          override func didBecomeActive() {
            super.didBecomeActive()
            timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { [weak self] _ in
              self?.router?.routeToHome()
            }
            task = Task { @MainActor [weak self] in
              try? await Task.sleep(for: .seconds(2))
              guard !Task.isCancelled else { return }
              self?.router?.routeToHome()
            }
          }

          override func willResignActive() {
            super.willResignActive()
            timer?.invalidate()
            task?.cancel()
          }
        }
        """),
      RuleExample(
        "Only the interactor's own values change",
        """
        final class SearchInteractor: Interactor {
          private var isWaiting = true

          override func didBecomeActive() {
            super.didBecomeActive()
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
              self?.isWaiting = false
            }
          }
        }
        """),
      RuleExample(
        "The route is taken at once, and something else later",
        """
        protocol SplashRouting: Routing {
          func routeToHome()
        }

        final class SplashInteractor: Interactor {
          weak var router: SplashRouting?

          override func didBecomeActive() {
            super.didBecomeActive()
            router?.routeToHome()
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { print("still here") }
          }
        }
        """),
    ])
}
