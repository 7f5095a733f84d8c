// The stream is observed on the main thread after the flat map.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let gateway: Gateway
  private let taps = PublishSubject<String>()
  private let bag = DisposeBag()

  init(presenter: LoginPresentable, gateway: Gateway) {
    self.gateway = gateway
    super.init(presenter: presenter)
  }

  func didTapLogin() { taps.onNext("name") }

  override func didBecomeActive() {
    super.didBecomeActive()
    taps
      .do(onNext: { print($0) })
      .flatMapFirst { [gateway] name in gateway.charge(name) }
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] _ in
        self?.router?.routeToHome()
      })
      .disposed(by: bag)
  }

  override func willResignActive() {
    super.willResignActive()
    taps.onCompleted()
  }
}

final class Gateway {
  private let queue = SerialDispatchQueueScheduler(qos: .userInitiated)

  func charge(_ name: String) -> Single<String> {
    guard !name.isEmpty else { return .just("") }
    return Single.just(name).delay(.seconds(2), scheduler: queue)
  }
}
