// The delegate is weak.
final class Camera {
  weak var delegate: CameraDelegate?
  func start() { delegate?.cameraDidStart() }
}

protocol CameraDelegate: AnyObject {
  func cameraDidStart()
}

final class ScanInteractor: Interactor, CameraDelegate {
  private let camera: Camera

  init(camera: Camera) {
    self.camera = camera
    super.init()
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    camera.delegate = self
    camera.start()
  }

  override func willResignActive() {
    super.willResignActive()
  }

  func cameraDidStart() {}
}
