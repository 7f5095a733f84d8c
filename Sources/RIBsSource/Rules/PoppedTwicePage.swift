import RIBsAnalysis

extension RulePage {
  /// `popped-twice`
  static let poppedTwice = RulePage(
    id: "popped-twice", severity: .warning, or: [.info],
    summary: "A view that is gone has its parent pop another one.",
    reason: """
      After a back swipe the view is popped already. If it reports this, to a listener or through a closure, and the \
      parent answers with popViewController, UIKit pops the next view: the parent's own. It goes unasked, and its RIB \
      stays attached or leaves with it.
      """,
    fix:
      "Pop only where the parent decides to: let the report lead to a function that detaches and does not pop. Or pop to the parent's view, `popToViewController`.",
    triggering: [
      RuleExample(
        "The report of a pop leads to a pop",
        """
        \(poppedTwiceApp)
        final class ListInteractor: Interactor, ListInteractable {
          weak var router: ListRouting?

          func didTapDetail() { router?.routeToDetail() }
          func detailDidLeave() { router?.closeDetail() }
        }

        final class ListRouter: ViewableRouter<ListInteractable, ViewControllable>, ListRouting {
          private var detail: DetailRouter?
          private let detailBuilder: DetailBuilder

          init(interactor: ListInteractable, viewController: ViewControllable, detailBuilder: DetailBuilder) {
            self.detailBuilder = detailBuilder
            super.init(interactor: interactor, viewController: viewController)
            interactor.router = self
          }

          func routeToDetail() {
            guard detail == nil else { return }
            let detail = detailBuilder.build(withListener: interactor)
            self.detail = detail
            attachChild(detail)
            viewController.uiviewController.navigationController?.pushViewController(
              detail.viewControllable.uiviewController, animated: true)
          }

          func closeDetail() {
            guard let detail else { return }
            viewController.uiviewController.navigationController?.popViewController(animated: true) // reported
            detachChild(detail)
            self.detail = nil
          }
        }
        """)
    ],
    nonTriggering: [
      RuleExample(
        "The report of a pop leads to a detach",
        """
        \(poppedTwiceApp)
        final class ListInteractor: Interactor, ListInteractable {
          weak var router: ListRouting?

          func didTapDetail() { router?.routeToDetail() }
          func detailDidLeave() { router?.closeDetail() }
        }

        final class ListRouter: ViewableRouter<ListInteractable, ViewControllable>, ListRouting {
          private var detail: DetailRouter?
          private let detailBuilder: DetailBuilder

          init(interactor: ListInteractable, viewController: ViewControllable, detailBuilder: DetailBuilder) {
            self.detailBuilder = detailBuilder
            super.init(interactor: interactor, viewController: viewController)
            interactor.router = self
          }

          func routeToDetail() {
            guard detail == nil else { return }
            let detail = detailBuilder.build(withListener: interactor)
            self.detail = detail
            attachChild(detail)
            viewController.uiviewController.navigationController?.pushViewController(
              detail.viewControllable.uiviewController, animated: true)
          }

          func closeDetail() {
            guard let detail else { return }
            detachChild(detail)
            self.detail = nil
          }
        }
        """)
    ])

  /// A list that is pushed itself, and a detail that reports its pop.
  private static let poppedTwiceApp = """
    protocol DetailListener: AnyObject {
      func detailDidLeave()
    }

    protocol DetailPresentableListener: AnyObject {
      func didLeave()
    }

    final class DetailInteractor: Interactor, DetailPresentableListener {
      weak var listener: DetailListener?

      func didLeave() { listener?.detailDidLeave() }
    }

    final class DetailViewController: UIViewController, ViewControllable {
      weak var listener: DetailPresentableListener?

      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { listener?.didLeave() }
      }
    }

    final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}

    final class DetailBuilder: Builder<EmptyDependency> {
      func build(withListener listener: DetailListener) -> DetailRouter {
        let (view, interactor) = (DetailViewController(), DetailInteractor())
        view.listener = interactor
        interactor.listener = listener
        return DetailRouter(interactor: interactor, viewController: view)
      }
    }

    protocol ListInteractable: Interactable, DetailListener {
      var router: ListRouting? { get set }
    }

    protocol ListRouting: ViewableRouting {
      func routeToDetail()
      func closeDetail()
    }

    final class ListBuilder: Builder<EmptyDependency> {
      func build() -> ListRouting {
        ListRouter(
          interactor: ListInteractor(), viewController: ListViewController(),
          detailBuilder: DetailBuilder(dependency: dependency))
      }
    }

    final class ListViewController: UIViewController, ViewControllable {}

    final class HomeInteractor: Interactor {
      weak var router: HomeRouter?

      func didTapList() { router?.routeToList() }
    }

    final class HomeRouter: ViewableRouter<HomeInteractor, ViewControllable> {
      private var list: ListRouting?
      private let listBuilder: ListBuilder

      init(interactor: HomeInteractor, viewController: ViewControllable, listBuilder: ListBuilder) {
        self.listBuilder = listBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
      }

      func routeToList() {
        guard list == nil else { return }
        let list = listBuilder.build()
        self.list = list
        attachChild(list)
        viewController.uiviewController.navigationController?.isNavigationBarHidden = true
        viewController.uiviewController.navigationController?.pushViewController(
          list.viewControllable.uiviewController, animated: true)
      }
    }

    """
}
