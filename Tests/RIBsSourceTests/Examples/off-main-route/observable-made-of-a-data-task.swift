// The service makes a stream of any number of values of a data task.
// with: Login
final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginPresentableListener {
  weak var router: LoginRouting?
  private let api: LoginServing
  private let disposeBag = DisposeBag()

  init(presenter: LoginPresentable, api: LoginServing) {
    self.api = api
    super.init(presenter: presenter)
  }

  func didTapLogin() {
    api.login()
      .subscribe(onNext: { [weak self] _ in
        self?.router?.routeToHome()  // reported: warning
      })
      .disposed(by: disposeBag)
  }
}

protocol LoginServing {
  func login() -> Observable<Data>
}

final class LoginService: LoginServing {
  private let session = URLSession.shared

  func login() -> Observable<Data> {
    let request = URLRequest(url: URL(fileURLWithPath: "/"))
    return Observable.create { observer in
      let task = self.session.dataTask(with: request) { data, _, _ in
        observer.onNext(data ?? Data())
        observer.onCompleted()
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }
}
