// A function keeps the delegate that it is given.
final class Camera {
  var delegate: CameraDelegate?
  func start() { delegate?.cameraDidStart() }

  func connect(_ delegate: CameraDelegate) { self.delegate = delegate }
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
    camera.connect(self)  // reported: warning
    camera.start()
  }

  override func willResignActive() {
    super.willResignActive()
  }

  func cameraDidStart() {}
}
