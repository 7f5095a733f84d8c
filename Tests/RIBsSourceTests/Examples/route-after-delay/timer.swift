// A timer.
protocol ToastListener: AnyObject {
  func toastDidExpire()
}

final class ToastInteractor: Interactor {
  weak var listener: ToastListener?

  override func didBecomeActive() {
    super.didBecomeActive()
    Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { [weak self] _ in
      self?.listener?.toastDidExpire()  // reported: info
    }
  }
}
