import RIBsAnalysis

extension RuleExample {
  /// Screens that no swipe can take away, and flows that end.
  static let viewsThatStay = [
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
    RuleExample(
      "The view turns the swipe off",
      """
      final class ListRouter: ViewableRouter<ListInteractor, UINavigationController> {
        private let detailBuilder: DetailBuilder
        private var detail: DetailRouter?

        init(
          interactor: ListInteractor, viewController: UINavigationController,
          detailBuilder: DetailBuilder
        ) {
          self.detailBuilder = detailBuilder
          super.init(interactor: interactor, viewController: viewController)
        }

        override func didLoad() {
          super.didLoad()
          let detail = detailBuilder.build(withListener: interactor)
          self.detail = detail
          attachChild(detail)
          viewController.pushViewController(detail.viewControllable.uiviewController, animated: true)
        }
      }

      final class DetailViewController: UIViewController, ViewControllable {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          navigationController?.interactivePopGestureRecognizer?.isEnabled = false
        }
      }

      final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}

      final class DetailBuilder: Builder<EmptyDependency> {
        func build(withListener listener: DetailListener) -> DetailRouter {
          let interactor = DetailInteractor(listener: listener)
          return DetailRouter(interactor: interactor, viewController: DetailViewController())
        }
      }
      """),
    RuleExample(
      "The view covers the whole screen",
      """
      final class ListRouter: ViewableRouter<ListInteractor, UINavigationController> {
        private let detailBuilder: DetailBuilder
        private var detail: DetailRouter?

        init(
          interactor: ListInteractor, viewController: UINavigationController,
          detailBuilder: DetailBuilder
        ) {
          self.detailBuilder = detailBuilder
          super.init(interactor: interactor, viewController: viewController)
        }

        override func didLoad() {
          super.didLoad()
          let detail = detailBuilder.build(withListener: interactor)
          self.detail = detail
          attachChild(detail)
          let view = detail.viewControllable.uiviewController
          view.modalPresentationStyle = .fullScreen
          viewController.present(view, animated: true)
        }
      }

      final class DetailRouter: ViewableRouter<DetailInteractor, DetailViewController> {}

      final class DetailBuilder: Builder<EmptyDependency> {
        func build(withListener listener: DetailListener) -> DetailRouter {
          let interactor = DetailInteractor(listener: listener)
          return DetailRouter(interactor: interactor, viewController: DetailViewController())
        }
      }
      """),
    RuleExample(
      "The flow tells its listener when the last screen is gone",
      """
      final class FlowInteractor: Interactor, StepListener {
        weak var router: FlowRouter?
        weak var listener: FlowListener?

        func stepDidClose() {
          router?.detachStep()
          listener?.flowDidClose()
        }
      }

      protocol FlowListener: AnyObject {
        func flowDidClose()
      }

      final class FlowRouter: Router<FlowInteractor> {
        private let viewController: ViewControllable
        private let stepBuilder: StepBuilder
        private var step: StepRouter?

        init(interactor: FlowInteractor, viewController: ViewControllable, stepBuilder: StepBuilder) {
          self.viewController = viewController
          self.stepBuilder = stepBuilder
          super.init(interactor: interactor)
          interactor.router = self
        }

        override func didLoad() {
          super.didLoad()
          let step = stepBuilder.build(withListener: interactor)
          self.step = step
          attachChild(step)
          let view = step.viewControllable.uiviewController
          view.modalPresentationStyle = .fullScreen
          viewController.uiviewController.present(view, animated: true)
        }

        func detachStep() {
          guard let step else { return }
          viewController.uiviewController.dismiss(animated: true)
          detachChild(step)
          self.step = nil
        }
      }

      protocol StepListener: AnyObject {
        func stepDidClose()
      }

      final class StepInteractor: Interactor {
        weak var listener: StepListener?
      }

      final class StepRouter: ViewableRouter<StepInteractor, StepViewController> {}

      final class StepBuilder: Builder<EmptyDependency> {
        func build(withListener listener: StepListener) -> StepRouter {
          let interactor = StepInteractor()
          interactor.listener = listener
          return StepRouter(interactor: interactor, viewController: StepViewController())
        }
      }
      """),
  ]
}
