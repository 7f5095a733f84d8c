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

          func splashDidFinish() {
            router?.detachSplash()
          }
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
          private let session = Session()

          override func didBecomeActive() {
            super.didBecomeActive()
            if session.isRestored { listener?.splashDidFinish() }
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
        """),
      RuleExample(
        "The view of the child finishes when it loads, and a defer stores the child",
        """
        final class HomeInteractor: Interactor, AdListener {
          weak var router: HomeRouter?

          func adDidExpire() {
            router?.detachAd()
          }
        }

        final class HomeRouter: Router<HomeInteractor> {
          private let adBuilder: AdBuildable
          private var ad: ViewableRouting?

          init(interactor: HomeInteractor, adBuilder: AdBuildable) {
            self.adBuilder = adBuilder
            super.init(interactor: interactor)
            interactor.router = self
          }

          override func didLoad() {
            super.didLoad()
            let router = adBuilder.build(withListener: interactor)
            defer { ad = router }
            attachChild(router) // reported
            router.viewControllable.uiviewController.loadViewIfNeeded()
          }

          func detachAd() {
            if let ad = ad {
              detachChild(ad)
              self.ad = nil
            }
          }
        }

        protocol AdListener: AnyObject {
          func adDidExpire()
        }

        protocol AdPresentableListener: AnyObject {
          func viewDidLoad()
        }

        final class AdInteractor: PresentableInteractor<AdViewController>, AdPresentableListener {
          weak var listener: AdListener?

          func viewDidLoad() {
            listener?.adDidExpire()
          }
        }

        final class AdViewController: UIViewController, Presentable, ViewControllable {
          weak var listener: AdPresentableListener?

          override func viewDidLoad() {
            super.viewDidLoad()
            listener?.viewDidLoad()
          }
        }

        final class AdRouter: ViewableRouter<AdInteractor, AdViewController> {}

        protocol AdBuildable: Buildable {
          func build(withListener listener: AdListener) -> ViewableRouting
        }

        final class AdBuilder: Builder<AdDependency>, AdBuildable {
          func build(withListener listener: AdListener) -> ViewableRouting {
            let viewController = AdViewController()
            let interactor = AdInteractor(presenter: viewController)
            interactor.listener = listener
            viewController.listener = interactor
            return AdRouter(interactor: interactor, viewController: viewController)
          }
        }
        """),
      RuleExample(
        "The child waits for a tap, so this is info",
        """
        protocol HomePresentableListener: AnyObject {
          func didTapDetail()
        }

        protocol HomePresentable: Presentable {
          var listener: HomePresentableListener? { get set }
        }

        final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
          weak var router: HomeRouter?

          func didTapDetail() {
            router?.routeToDetail()
          }
        }

        final class HomeRouter: Router<HomeInteractor> {
          private var detail: DetailRouter?
          private let detailBuilder: DetailBuilder

          init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
            self.detailBuilder = detailBuilder
            super.init(interactor: interactor)
            interactor.router = self
          }

          func routeToDetail() {
            guard self.detail == nil else { return }
            let detail = detailBuilder.build(withListener: interactor)
            self.attachChild(detail) // reported
            self.detail = detail
          }
        }

        final class DetailRouter: Router<DetailInteractor> {}

        final class DetailBuilder: Builder<EmptyDependency> {
          func build(withListener listener: DetailListener) -> DetailRouter {
            DetailRouter(interactor: DetailInteractor(listener: listener))
          }
        }
        """),
    ],
    nonTriggering: RuleExample.storedInTime)
}
