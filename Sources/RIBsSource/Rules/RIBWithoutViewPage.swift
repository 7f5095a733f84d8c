import RIBsAnalysis

extension RulePage {
  /// `rib-without-view`
  static let ribWithoutView = RulePage(
    id: "rib-without-view", severity: .warning, or: [.info],
    summary: "The user can take a RIB's view away, and the RIB stays.",
    reason: """
      A back swipe pops a pushed view without asking the router. If neither the view nor one of its base classes \
      reports this, the RIB works on unseen, and the guard of its route keeps it from being opened again. The \
      same holds for a RIB without a view of its own that detaches its last view and tells nobody.
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

        final class ListInteractor: PresentableInteractor<ListPresentable>, ListPresentableListener,
          DetailListener
        {
          weak var router: ListRouter?

          func didTapDetail() {
            router?.routeToDetail()
          }

          func detailDidClose() {
            router?.detachDetail()
          }
        }

        final class ListRouter: ViewableRouter<ListInteractor, ViewControllable> {
          private let detailBuilder: DetailBuilder
          private var detail: DetailRouter?

          init(
            interactor: ListInteractor, viewController: ViewControllable, detailBuilder: DetailBuilder
          ) {
            self.detailBuilder = detailBuilder
            super.init(interactor: interactor, viewController: viewController)
            interactor.router = self
          }

          func routeToDetail() {
            guard detail == nil else { return }
            let detail = detailBuilder.build(withListener: interactor)
            self.detail = detail
            attachChild(detail) // reported
            viewController.uiviewController.navigationController?.pushViewController(
              detail.viewControllable.uiviewController, animated: true)
          }

          func detachDetail() {
            guard let detail else { return }
            viewController.uiviewController.navigationController?.popViewController(animated: true)
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

        final class DetailInteractor: PresentableInteractor<DetailViewController>,
          DetailPresentableListener
        {
          weak var listener: DetailListener?

          func didTapClose() {
            listener?.detailDidClose()
          }
        }

        final class DetailViewController: UIViewController, Presentable, ViewControllable {
          weak var listener: DetailPresentableListener?

          @objc private func closeTapped() {
            listener?.didTapClose()
          }
        }

        final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}

        final class DetailBuilder: Builder<EmptyDependency> {
          func build(withListener listener: DetailListener) -> DetailRouter {
            let viewController = DetailViewController()
            let interactor = DetailInteractor(presenter: viewController)
            viewController.listener = interactor
            interactor.listener = listener
            return DetailRouter(interactor: interactor, viewController: viewController)
          }
        }
        """),
      RuleExample(
        "The view of the parent pushes, and the child's view has no such report",
        """
        protocol ListViewControllable: ViewControllable {
          func show(_ view: ViewControllable)
        }

        final class ListViewController: UIViewController, ListViewControllable {
          func show(_ view: ViewControllable) {
            navigationController?.pushViewController(view.uiviewController, animated: true)
          }
        }

        final class ListInteractor: Interactor, DetailListener {
          weak var router: ListRouter?
          let links = PublishSubject<URL>()

          override func didBecomeActive() {
            super.didBecomeActive()
            links.subscribe(onNext: { [weak self] _ in self?.router?.routeToDetail() })
              .disposeOnDeactivate(interactor: self)
          }

          func detailDidClose() {
            router?.detachDetail()
          }
        }

        final class ListRouter: ViewableRouter<ListInteractor, ListViewControllable> {
          private let detailBuilder: DetailBuilder
          private var detail: ViewableRouting?

          init(
            interactor: ListInteractor, viewController: ListViewControllable, detailBuilder: DetailBuilder
          ) {
            self.detailBuilder = detailBuilder
            super.init(interactor: interactor, viewController: viewController)
            interactor.router = self
          }

          func routeToDetail() {
            if detail != nil { return }
            let detail = detailBuilder.build(withListener: interactor)
            self.detail = detail
            attachChild(detail) // reported
            viewController.show(detail.viewControllable)
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

        final class DetailInteractor: Interactor {
          weak var listener: DetailListener?
          let saved = PublishSubject<Void>()

          override func didBecomeActive() {
            super.didBecomeActive()
            saved.subscribe(onNext: { [weak self] in self?.listener?.detailDidClose() })
              .disposeOnDeactivate(interactor: self)
          }
        }

        final class DetailViewController: UIViewController, ViewControllable {
          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            view.endEditing(true)
          }
        }

        final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}

        final class DetailBuilder: Builder<EmptyDependency> {
          func build(withListener listener: DetailListener) -> ViewableRouting {
            let interactor = DetailInteractor()
            interactor.listener = listener
            return DetailRouter(interactor: interactor, viewController: DetailViewController())
          }
        }
        """),
      RuleExample(
        "A flow whose last screen is gone",
        """
        final class FlowInteractor: Interactor, StepListener {
          weak var router: FlowRouter?
          weak var listener: FlowListener?

          func stepDidClose() {
            router?.detachStep()
          }
        }

        protocol FlowListener: AnyObject {
          func flowDidClose()
        }

        final class FlowRouter: Router<FlowInteractor> {
          private let navigation: UINavigationController
          private let stepBuilder: StepBuilder
          private var step: StepRouter?

          init(interactor: FlowInteractor, navigation: UINavigationController, stepBuilder: StepBuilder) {
            self.navigation = navigation
            self.stepBuilder = stepBuilder
            super.init(interactor: interactor)
            interactor.router = self
          }

          override func didLoad() {
            super.didLoad()
            let step = stepBuilder.build(withListener: interactor)
            self.step = step
            attachChild(step) // reported
            navigation.pushViewController(step.viewControllable.uiviewController, animated: true)
          }

          func detachStep() {
            guard let step else { return }
            navigation.popViewController(animated: true)
            detachChild(step)
            self.step = nil
          }
        }

        protocol StepListener: AnyObject {
          func stepDidClose()
        }

        final class StepInteractor: PresentableInteractor<StepViewController>, StepPresentableListener {
          weak var listener: StepListener?

          func didPop() {
            listener?.stepDidClose()
          }
        }

        protocol StepPresentableListener: AnyObject {
          func didPop()
        }

        final class StepViewController: UIViewController, Presentable, ViewControllable {
          weak var listener: StepPresentableListener?

          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if isMovingFromParent { listener?.didPop() }
          }
        }

        final class StepRouter: ViewableRouter<StepInteractor, StepViewController> {}

        final class StepBuilder: Builder<EmptyDependency> {
          func build(withListener listener: StepListener) -> StepRouter {
            let viewController = StepViewController()
            let interactor = StepInteractor(presenter: viewController)
            viewController.listener = interactor
            interactor.listener = listener
            return StepRouter(interactor: interactor, viewController: viewController)
          }
        }
        """),
    ],
    nonTriggering: RuleExample.viewsThatReport + RuleExample.viewsThatStay)
}
