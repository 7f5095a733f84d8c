// An operator of the app goes to the main thread.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let taps = PublishSubject<Void>()

  func didTapLogin() {
    taps.observe(on: SerialDispatchQueueScheduler(qos: .utility))
      .onMain()
      .subscribe(onNext: { [weak self] in self?.router?.routeToHome() })
      .disposeOnDeactivate(interactor: self)
  }
}

extension ObservableType {
  func onMain() -> Observable<Element> { observe(on: MainScheduler.instance) }
}
