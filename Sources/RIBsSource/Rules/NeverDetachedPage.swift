import RIBsAnalysis

extension RulePage {
  /// `never-detached`
  static let neverDetached = RulePage(
    id: "never-detached", severity: .info, or: [.warning],
    summary: "Nothing that is ever called detaches the child.",
    reason: """
      A child that is attached once and never detached stays until its parent goes. The finding is a warning if \
      a function that detaches it exists, nobody calls it, and the user can take its view away. Then the RIB \
      works on unseen, and the guard of its route keeps it from being opened again.
      """,
    fix:
      "Call the function that detaches the child from the listener that hears of its end, or mark the attach with ribs-inspect:permanent.",
    triggering: [
      RuleExample(
        "A sheet can be pulled down, and nobody calls the function that detaches it",
        """
        protocol HomeRouting: ViewableRouting {
          func routeToFilter()
          func detachFilter()
        }

        protocol HomePresentable: Presentable {
          var listener: HomePresentableListener? { get set }
        }

        protocol HomePresentableListener: AnyObject {
          func didTapFilter()
        }

        final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener {
          weak var router: HomeRouting?

          func didTapFilter() {
            router?.routeToFilter()
          }
        }

        final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewController>, HomeRouting {
          private let filterBuilder: FilterBuilder
          private var filter: ViewableRouting?

          init(
            interactor: HomeInteractor, viewController: HomeViewController, filterBuilder: FilterBuilder
          ) {
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
            guard let filter = filter else { return }
            viewController.dismiss(animated: true)
            detachChild(filter)
            self.filter = nil
          }
        }

        final class HomeViewController: UIViewController, HomePresentable, ViewControllable {
          weak var listener: HomePresentableListener?
        }

        final class FilterRouter: ViewableRouter<FilterInteractor, FilterViewController> {}

        final class FilterBuilder: Builder<EmptyDependency> {
          func build(withListener listener: FilterListener) -> FilterRouter {
            let interactor = FilterInteractor(listener: listener)
            return FilterRouter(interactor: interactor, viewController: FilterViewController())
          }
        }
        """),
      RuleExample(
        "The listener is answered, but not with the detach",
        """
        protocol HomePresentableListener: AnyObject {
          func didTapCamera()
        }

        protocol HomePresentable: Presentable {
          var listener: HomePresentableListener? { get set }
        }

        final class HomeInteractor: PresentableInteractor<HomePresentable>, HomePresentableListener,
          CameraListener
        {
          weak var router: HomeRouter?

          func didTapCamera() {
            router?.routeToCamera()
          }

          func cameraDidClose() {
            print("camera closed")
          }
        }

        final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewController> {
          private let cameraBuilder: CameraBuilder
          private var camera: CameraRouter?

          init(
            interactor: HomeInteractor, viewController: HomeViewController, cameraBuilder: CameraBuilder
          ) {
            self.cameraBuilder = cameraBuilder
            super.init(interactor: interactor, viewController: viewController)
            interactor.router = self
          }

          func routeToCamera() {
            if camera != nil { return }
            let camera = cameraBuilder.build(withListener: interactor)
            self.camera = camera
            attachChild(camera) // reported
            viewController.present(camera.viewControllable.uiviewController, animated: true)
          }

          func detachCamera() {
            guard let camera else { return }
            detachChild(camera)
            self.camera = nil
          }
        }

        protocol CameraListener: AnyObject {
          func cameraDidClose()
        }

        final class CameraInteractor: PresentableInteractor<CameraViewController>,
          CameraPresentableListener
        {
          weak var listener: CameraListener?

          func didPullDown() {
            listener?.cameraDidClose()
          }
        }

        protocol CameraPresentableListener: AnyObject {
          func didPullDown()
        }

        final class CameraViewController: UIViewController, Presentable, ViewControllable {
          weak var listener: CameraPresentableListener?

          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            if isBeingDismissed { listener?.didPullDown() }
          }
        }

        final class CameraRouter: ViewableRouter<CameraInteractor, CameraViewController> {}

        final class CameraBuilder: Builder<EmptyDependency> {
          func build(withListener listener: CameraListener) -> CameraRouter {
            let viewController = CameraViewController()
            let interactor = CameraInteractor(presenter: viewController)
            viewController.listener = interactor
            interactor.listener = listener
            return CameraRouter(interactor: interactor, viewController: viewController)
          }
        }
        """),
      RuleExample(
        "There is no such function, which is info",
        """
        final class HomeInteractor: Interactor {
          weak var router: HomeRouter?
          let links = PassthroughSubject<URL, Never>()

          override func didBecomeActive() {
            super.didBecomeActive()
            links.sink { [weak self] _ in self?.router?.routeToPlayer() }
              .cancelOnDeactivate(interactor: self)
          }
        }

        final class HomeRouter: Router<HomeInteractor> {
          private var player: PlayerRouter?
          private let playerBuilder: PlayerBuilder

          init(interactor: HomeInteractor, playerBuilder: PlayerBuilder) {
            self.playerBuilder = playerBuilder
            super.init(interactor: interactor)
            interactor.router = self
          }

          func routeToPlayer() {
            guard player == nil else { return }
            let player = playerBuilder.build(withListener: interactor)
            self.player = player
            attachChild(player) // reported
          }
        }

        final class PlayerRouter: Router<PlayerInteractor> {}

        final class PlayerBuilder: Builder<EmptyDependency> {
          func build(withListener listener: PlayerListener) -> PlayerRouter {
            PlayerRouter(interactor: PlayerInteractor(listener: listener))
          }
        }
        """),
    ],
    nonTriggering: RuleExample.detachedChildren)
}
