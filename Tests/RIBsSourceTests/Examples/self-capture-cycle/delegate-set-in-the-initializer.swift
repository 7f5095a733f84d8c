// The initializer makes self the delegate of what it is given.
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
    camera.delegate = self  // reported: warning
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    camera.start()
  }

  override func willResignActive() {
    super.willResignActive()
  }

  func cameraDidStart() {}
}
