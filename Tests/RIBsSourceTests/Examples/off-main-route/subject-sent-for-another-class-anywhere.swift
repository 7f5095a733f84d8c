// Another class has the session send where a server answers.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let session: Session
  private let bag = DisposeBag()

  init(presenter: LoginPresentable, session: Session) {
    self.session = session
    super.init(presenter: presenter)
  }

  func didTapLogin() {}

  override func didBecomeActive() {
    super.didBecomeActive()
    session.user
      .map { $0 != nil }
      .distinctUntilChanged()
      .subscribe(onNext: { [weak self] isThere in
        if isThere { self?.router?.routeToHome() }  // reported: warning
      })
      .disposed(by: bag)
  }

  override func willResignActive() {
    super.willResignActive()
    session.end()
  }
}

final class Session {
  private let relay = BehaviorRelay<String?>(value: nil)
  var user: Observable<String?> { relay.asObservable() }

  func update(_ user: String?) { relay.accept(user) }
  func end() { relay.accept(nil) }
}

final class CodeChecker {
  private let session: Session

  init(session: Session) { self.session = session }

  func check(_ code: String) {
    let request = URLRequest(url: URL(fileURLWithPath: code))
    URLSession.shared.dataTask(with: request) { [session] data, _, _ in
      let user = data.map { String(decoding: $0, as: UTF8.self) }
      session.update(user)
    }
    .resume()
  }
}
