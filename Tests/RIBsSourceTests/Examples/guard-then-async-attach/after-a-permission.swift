// When a permission has been given.
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
    attachChild(camera)  // reported: warning
  }
}

final class CameraRouter: Router<CameraInteractor> {}

final class CameraBuilder: Builder<EmptyDependency> {
  func build(withListener listener: CameraListener) -> CameraRouter {
    CameraRouter(interactor: CameraInteractor(listener: listener))
  }
}
