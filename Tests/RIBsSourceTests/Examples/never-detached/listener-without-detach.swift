// The listener is answered, but not with the detach.
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
    attachChild(camera)  // reported: warning
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
