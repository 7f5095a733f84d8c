import RIBsAnalysis

extension RulePage {
  /// `never-detached`
  static let neverDetached = RulePage(
    id: "never-detached", severity: .info, or: [.warning],
    summary: "Nothing that is ever called detaches the child.",
    reason: """
      A child that is attached once and never detached stays until its parent goes. The finding is a warning if \
      a function that detaches it exists, nobody calls it, and the user can take its view away. Then the RIB \
      keeps running unseen, and the guard of its route keeps it from being opened again.
      """,
    fix:
      "Call the function that detaches the child from the listener that hears of its end, or mark the attach with ribs-inspect:permanent.",
    triggering: [
      RuleExample(
        "A sheet can be pulled down, and nobody calls the function that detaches it",
        """
        protocol HomePresentableListener: AnyObject {
          func didTapFilter()
        }

        protocol HomePresentable: Presentable {
          var listener: HomePresentableListener? { get set }
        }

        final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
          weak var router: HomeRouter?

          func didTapFilter() { router?.routeToFilter() }
        }

        final class HomeRouter: ViewableRouter<HomeInteractor, UIViewController> {
          private var filter: FilterRouter?
          private let filterBuilder: FilterBuilder

          init(interactor: HomeInteractor, viewController: UIViewController, filterBuilder: FilterBuilder) {
            self.filterBuilder = filterBuilder
            super.init(interactor: interactor, viewController: viewController)
            interactor.router = self
          }

          func routeToFilter() {
            guard filter == nil else { return }
            let filter = filterBuilder.build(withListener: interactor)
            self.filter = filter
            attachChild(filter) // reported
            viewController.present(filter.viewControllable.uiviewController, animated: true)
          }

          func detachFilter() {
            guard let filter else { return }
            viewController.dismiss(animated: true)
            detachChild(filter)
            self.filter = nil
          }
        }

        final class FilterRouter: ViewableRouter<FilterInteractor, FilterViewController> {}

        final class FilterBuilder: Builder<EmptyDependency> {
          func build(withListener listener: FilterListener) -> FilterRouter {
            let interactor = FilterInteractor(listener: listener)
            return FilterRouter(interactor: interactor, viewController: FilterViewController())
          }
        }
        """)
    ],
    nonTriggering: [
      RuleExample(
        "The child stays for good, and a comment says so",
        """
        final class RootRouter: LaunchRouter<RootInteractor, RootViewController> {
          private let dashboardBuilder: DashboardBuilder
          // ribs-inspect:permanent
          private var dashboard: DashboardRouter?

          init(
            interactor: RootInteractor, viewController: RootViewController,
            dashboardBuilder: DashboardBuilder
          ) {
            self.dashboardBuilder = dashboardBuilder
            super.init(interactor: interactor, viewController: viewController)
          }

          override func didLoad() {
            super.didLoad()
            let dashboard = dashboardBuilder.build(withListener: interactor)
            self.dashboard = dashboard
            attachChild(dashboard)
          }

          func detachDashboard() {
            guard let dashboard else { return }
            detachChild(dashboard)
            self.dashboard = nil
          }
        }

        final class DashboardRouter: Router<DashboardInteractor> {}

        final class DashboardBuilder: Builder<EmptyDependency> {
          func build(withListener listener: DashboardListener) -> DashboardRouter {
            DashboardRouter(interactor: DashboardInteractor(listener: listener))
          }
        }
        """)
    ])
}
