import RIBsAnalysis

extension RulePage {
  /// `guard-then-async-attach`
  static let guardThenAsyncAttach = RulePage(
    id: "guard-then-async-attach", severity: .warning, or: [.info],
    summary: "The test for the child stands outside the closure that attaches it.",
    reason: """
      The closure runs later. Two calls pass the guard before the first of them has stored its child, and the \
      second child then replaces the first, which stays attached. By the time it runs, the router may also have \
      been detached.
      """,
    fix: "Test the property again in the closure, right before the attach.",
    triggering: [
      RuleExample(
        "On the main queue",
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
            guard detail == nil else { return }
            DispatchQueue.main.async { [weak self] in
              guard let self else { return }
              let detail = self.detailBuilder.build(withListener: self.interactor)
              self.detail = detail
              self.attachChild(detail) // reported
            }
          }
        }

        final class DetailRouter: Router<DetailInteractor> {}

        final class DetailBuilder: Builder<EmptyDependency> {
          func build(withListener listener: DetailListener) -> DetailRouter {
            DetailRouter(interactor: DetailInteractor(listener: listener))
          }
        }
        """),
      RuleExample(
        "After a request",
        """
        final class HomeInteractor: Interactor {
          weak var router: HomeRouter?
          let links = PassthroughSubject<URL, Never>()

          override func didBecomeActive() {
            super.didBecomeActive()
            links.sink { [weak self] _ in self?.router?.routeToDetail() }
              .cancelOnDeactivate(interactor: self)
          }
        }

        final class HomeRouter: Router<HomeInteractor> {
          private let server = Server()
          private var detail: DetailRouter?
          private let detailBuilder: DetailBuilder

          init(interactor: HomeInteractor, detailBuilder: DetailBuilder) {
            self.detailBuilder = detailBuilder
            super.init(interactor: interactor)
            interactor.router = self
          }

          func routeToDetail() {
            if detail != nil { return }
            Task { @MainActor [weak self] in
              await self?.server.prepare()
              guard let self else { return }
              let detail = self.detailBuilder.build(withListener: self.interactor)
              self.detail = detail
              self.attachChild(detail) // reported
            }
          }
        }

        final class DetailRouter: Router<DetailInteractor> {}

        final class DetailBuilder: Builder<EmptyDependency> {
          func build(withListener listener: DetailListener) -> DetailRouter {
            DetailRouter(interactor: DetailInteractor(listener: listener))
          }
        }
        """),
      RuleExample(
        "When a view has been dismissed",
        """
        protocol HomeViewControllable: ViewControllable {
          func dismissMenu(completion: @escaping () -> Void)
        }

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

        final class HomeRouter: ViewableRouter<HomeInteractor, HomeViewControllable> {
          private let detailBuilder: DetailBuilder
          private var detail: DetailRouter?

          init(
            interactor: HomeInteractor, viewController: HomeViewControllable, detailBuilder: DetailBuilder
          ) {
            self.detailBuilder = detailBuilder
            super.init(interactor: interactor, viewController: viewController)
            interactor.router = self
          }

          func routeToDetail() {
            guard detail == nil else { return }
            let detail = detailBuilder.build(withListener: interactor)
            viewController.dismissMenu { [weak self] in
              self?.detail = detail
              self?.attachChild(detail) // reported
            }
          }
        }

        final class DetailRouter: Router<DetailInteractor> {}

        final class DetailBuilder: Builder<EmptyDependency> {
          func build(withListener listener: DetailListener) -> DetailRouter {
            DetailRouter(interactor: DetailInteractor(listener: listener))
          }
        }
        """),
      RuleExample(
        "When a permission has been given",
        """
        final class HomeInteractor: Interactor {
          weak var router: HomeRouter?
          let links = PublishSubject<URL>()

          override func didBecomeActive() {
            super.didBecomeActive()
            links.subscribe(onNext: { [weak self] _ in self?.router?.routeToCamera() })
              .disposeOnDeactivate(interactor: self)
          }
        }

        final class HomeRouter: Router<HomeInteractor> {
          private let permissions = Permissions()
          private let disposeBag = DisposeBag()
          private var camera: CameraRouter?
          private let cameraBuilder: CameraBuilder

          init(interactor: HomeInteractor, cameraBuilder: CameraBuilder) {
            self.cameraBuilder = cameraBuilder
            super.init(interactor: interactor)
            interactor.router = self
          }

          func routeToCamera() {
            guard camera == nil else { return }
            permissions.camera()
              .subscribe(onSuccess: { [weak self] in self?.attachCamera() })
              .disposed(by: disposeBag)
          }

          private func attachCamera() {
            let camera = cameraBuilder.build(withListener: interactor)
            self.camera = camera
            attachChild(camera) // reported
          }
        }

        final class CameraRouter: Router<CameraInteractor> {}

        final class CameraBuilder: Builder<EmptyDependency> {
          func build(withListener listener: CameraListener) -> CameraRouter {
            CameraRouter(interactor: CameraInteractor(listener: listener))
          }
        }
        """),
    ],
    nonTriggering: RuleExample.attachesInOrder)
}
