// An operator of the app leaves the main thread.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let taps = PublishSubject<Void>()

  func didTapLogin() {
    taps.inBackground()
      .subscribe(onNext: { [weak self] in self?.router?.routeToHome() })  // reported: warning
      .disposeOnDeactivate(interactor: self)
  }
}

extension ObservableType {
  func inBackground() -> Observable<Element> {
    observe(on: SerialDispatchQueueScheduler(qos: .utility))
  }
}
