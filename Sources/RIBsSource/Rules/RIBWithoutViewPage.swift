import RIBsAnalysis

extension RulePage {
  /// `rib-without-view`
  static let ribWithoutView = RulePage(
    id: "rib-without-view", severity: .warning, or: [.info],
    summary: "The user can take a RIB's view away, and the RIB stays.",
    reason: """
      A back swipe pops a pushed view, and a pull takes a sheet away, without asking the router. If nobody \
      reports this, the RIB keeps running unseen, and the guard of its route keeps it from being opened again. The \
      same holds where the parent takes the view away and does not detach the RIB, where the view dismisses or \
      pops itself and the parent is not told or does not detach, and for a RIB without a view of its own that \
      detaches its last view and tells nobody. A view that another one covers has disappeared already: where the user \
      goes back past both, UIKit calls its didMove(toParent:) and not its viewDidDisappear. It calls the delegate's \
      didShow once then, and `.from` is the view that was on top: whoever detaches one RIB for each call forgets the \
      others. A link that dismisses whatever is presented takes \
      the views of RIBs further down the tree away, and their parents hear nothing: UIKit calls \
      presentationControllerDidDismiss for the user alone. Where the navigation bar is \
      hidden there is no back swipe, unless the recognizer's delegate is set.
      """,
    fix:
      "Report the pop to the listener, in viewDidDisappear if `isMovingFromParent`, and let the parent detach the RIB.",
    triggering: [
      RuleExample(
        "A screen with a back swipe",
        """
        protocol ListPresentableListener: AnyObject {
          func didTapDetail()
        }

        protocol ListPresentable: Presentable {
          var listener: ListPresentableListener? { get set }
        }

        final class ListInteractor: PresentableInteractor<ListPresentable>, ListPresentableListener {
          weak var router: ListRouter?

          func didTapDetail() { router?.routeToDetail() }
        }

        final class ListRouter: ViewableRouter<ListInteractor, UIViewController> {
          private var detail: DetailRouter?
          private let detailBuilder: DetailBuilder

          init(interactor: ListInteractor, viewController: UIViewController, detailBuilder: DetailBuilder) {
            self.detailBuilder = detailBuilder
            super.init(interactor: interactor, viewController: viewController)
            interactor.router = self
          }

          func routeToDetail() {
            guard detail == nil else { return }
            let detail = detailBuilder.build(withListener: interactor)
            self.detail = detail
            attachChild(detail) // reported
            viewController.navigationController?.pushViewController(
              detail.viewControllable.uiviewController, animated: true)
          }
        }

        final class DetailViewController: UIViewController, ViewControllable {}

        final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}

        final class DetailBuilder: Builder<EmptyDependency> {
          func build(withListener listener: DetailListener) -> DetailRouter {
            let interactor = DetailInteractor(listener: listener)
            return DetailRouter(interactor: interactor, viewController: DetailViewController())
          }
        }
        """)
    ],
    nonTriggering: [
      RuleExample(
        "The view reports the pop",
        """
        protocol ListPresentableListener: AnyObject {
          func didTapDetail()
        }

        protocol ListPresentable: Presentable {
          var listener: ListPresentableListener? { get set }
        }

        final class ListInteractor: PresentableInteractor<ListPresentable>, ListPresentableListener,
          DetailListener
        {
          weak var router: ListRouter?

          func didTapDetail() { router?.routeToDetail() }

          func detailDidClose() { router?.detachDetail() }
        }

        final class ListRouter: ViewableRouter<ListInteractor, UIViewController> {
          private var detail: DetailRouter?
          private let detailBuilder: DetailBuilder

          init(interactor: ListInteractor, viewController: UIViewController, detailBuilder: DetailBuilder) {
            self.detailBuilder = detailBuilder
            super.init(interactor: interactor, viewController: viewController)
            interactor.router = self
          }

          func routeToDetail() {
            guard detail == nil else { return }
            let detail = detailBuilder.build(withListener: interactor)
            self.detail = detail
            attachChild(detail)
            viewController.navigationController?.pushViewController(
              detail.viewControllable.uiviewController, animated: true)
          }

          func detachDetail() {
            guard let detail else { return }
            detachChild(detail)
            self.detail = nil
          }
        }

        protocol DetailListener: AnyObject {
          func detailDidClose()
        }

        protocol DetailPresentableListener: AnyObject {
          func didPop()
        }

        final class DetailInteractor: Interactor, DetailPresentableListener {
          weak var listener: DetailListener?

          func didPop() { listener?.detailDidClose() }
        }

        final class DetailViewController: UIViewController, ViewControllable {
          weak var listener: DetailPresentableListener?

          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if isMovingFromParent { listener?.didPop() }
          }
        }

        final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}

        final class DetailBuilder: Builder<EmptyDependency> {
          func build(withListener listener: DetailListener) -> DetailRouter {
            let viewController = DetailViewController()
            let interactor = DetailInteractor()
            viewController.listener = interactor
            interactor.listener = listener
            return DetailRouter(interactor: interactor, viewController: viewController)
          }
        }
        """),
      RuleExample(
        "The view is the first of its stack, or replaces all others",
        """
        final class RootRouter: LaunchRouter<RootInteractor, UINavigationController> {
          private let homeBuilder: HomeBuilder
          private var home: HomeRouter?

          init(
            interactor: RootInteractor, viewController: UINavigationController, homeBuilder: HomeBuilder
          ) {
            self.homeBuilder = homeBuilder
            super.init(interactor: interactor, viewController: viewController)
          }

          override func didLoad() {
            super.didLoad()
            let home = homeBuilder.build(withListener: interactor)
            self.home = home
            attachChild(home)
            viewController.setViewControllers([home.viewControllable.uiviewController], animated: false)
          }
        }

        final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewController> {}

        final class HomeBuilder: Builder<EmptyDependency> {
          func build(withListener listener: HomeListener) -> HomeRouter {
            let interactor = HomeInteractor(listener: listener)
            return HomeRouter(interactor: interactor, viewController: HomeViewController())
          }
        }
        """),
    ])
}
