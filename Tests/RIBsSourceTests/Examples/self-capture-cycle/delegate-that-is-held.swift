// An object that the interactor holds has it as its delegate, strongly.
final class Camera {
  var delegate: CameraDelegate?
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
    camera.delegate = self  // reported: warning
    camera.start()
  }

  override func willResignActive() {
    super.willResignActive()
  }

  func cameraDidStart() {}
}
