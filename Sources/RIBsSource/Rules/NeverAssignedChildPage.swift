import RIBsAnalysis

extension RulePage {
  /// `never-assigned-child`
  static let neverAssignedChild = RulePage(
    id: "never-assigned-child", severity: .warning,
    summary: "A property for a child is never given one.",
    reason: """
      The property is tested and cleared, but nothing ever stores a router in it. So its guard lets every call \
      through, and the function that detaches what it holds detaches nothing. Often a local of the same name is \
      set instead.
      """,
    fix: "Store the router in the property before you attach it, or delete the property.",
    triggering: [
      RuleExample(
        "A local of the same name is set instead",
        """
        final class HomeInteractor: Interactor, DetailListener {
          weak var router: HomeRouter?

          func detailDidClose() {
            router?.detachDetail()
          }
        }

        final class HomeRouter: Router<HomeInteractor> {
          private var detail: DetailRouter? // reported
          private let detailBuilder: DetailBuilder

          init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
            self.detailBuilder = detailBuilder
            super.init(interactor: interactor)
            interactor.router = self
          }

          override func didLoad() {
            super.didLoad()
            let detail = detailBuilder.build(withListener: interactor)
            attachChild(detail)
          }

          func detachDetail() {
            guard let detail = detail else { return }
            detachChild(detail)
            self.detail = nil
          }
        }

        protocol DetailListener: AnyObject {
          func detailDidClose()
        }

        protocol DetailPresentableListener: AnyObject {
          func didTapClose()
        }

        protocol DetailPresentable: Presentable {
          var listener: DetailPresentableListener? { get set }
        }

        final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
          weak var listener: DetailListener?

          func didTapClose() {
            listener?.detailDidClose()
          }
        }

        final class DetailRouter: Router<DetailInteractor> {}

        final class DetailBuilder: Builder<EmptyDependency> {
          func build(withListener listener: DetailListener) -> DetailRouter {
            let interactor = DetailInteractor(presenter: DetailViewController())
            interactor.listener = listener
            return DetailRouter(interactor: interactor)
          }
        }
        """),
      RuleExample(
        "It is given nil and nothing else",
        """
        final class RootRouter: LaunchRouter<RootInteractor, RootViewController> {
          private var menu: (any ViewableRouting)? = nil // reported
          private let menuBuilder: MenuBuilder

          init(
            interactor: RootInteractor, viewController: RootViewController, menuBuilder: MenuBuilder
          ) {
            self.menuBuilder = menuBuilder
            super.init(interactor: interactor, viewController: viewController)
          }

          override func didLoad() {
            super.didLoad()
            if menu == nil {
              attachChild(menuBuilder.build(withListener: interactor))
            }
          }

          func removeMenu() {
            menu = nil
          }
        }

        final class MenuRouter: Router<MenuInteractor> {}

        final class MenuBuilder: Builder<EmptyDependency> {
          func build(withListener listener: MenuListener) -> MenuRouter {
            MenuRouter(interactor: MenuInteractor(listener: listener))
          }
        }
        """),
      RuleExample(
        "The route stores the child in another property",
        """
        protocol HomeRouting: Routing {
          func detachDetail()
        }

        final class HomeInteractor: Interactor, DetailListener {
          weak var router: HomeRouting?

          func detailDidClose() {
            router?.detachDetail()
          }
        }

        final class HomeRouter: Router<HomeInteractor>, HomeRouting {
          private var current: Routing?
          private var detail: (router: DetailRouter, item: DetailItem)? // reported
          private let detailBuilder: DetailBuilder

          init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
            self.detailBuilder = detailBuilder
            super.init(interactor: interactor)
            interactor.router = self
          }

          override func didLoad() {
            super.didLoad()
            let router = detailBuilder.build(withListener: interactor)
            current = router
            attachChild(router)
          }

          func detachDetail() {
            if let detail = detail {
              detachChild(detail.router)
              self.detail = nil
            }
          }
        }

        protocol DetailListener: AnyObject {
          func detailDidClose()
        }

        protocol DetailPresentableListener: AnyObject {
          func didTapClose()
        }

        protocol DetailPresentable: Presentable {
          var listener: DetailPresentableListener? { get set }
        }

        final class DetailInteractor: PresentableInteractor<DetailPresentable>, DetailPresentableListener {
          weak var listener: DetailListener?

          func didTapClose() {
            listener?.detailDidClose()
          }
        }

        final class DetailRouter: Router<DetailInteractor> {}

        final class DetailBuilder: Builder<EmptyDependency> {
          func build(withListener listener: DetailListener) -> DetailRouter {
            let interactor = DetailInteractor(presenter: DetailViewController())
            interactor.listener = listener
            return DetailRouter(interactor: interactor)
          }
        }
        """),
    ],
    nonTriggering: RuleExample.assignedChildren)
}
