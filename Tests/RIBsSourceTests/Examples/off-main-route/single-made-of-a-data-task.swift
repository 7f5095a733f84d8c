// The service wraps a data task in a stream. The task answers on a queue of its own.
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
      .subscribe(onSuccess: { [weak self] _ in
        self?.router?.routeToHome()  // reported: warning
      })
      .disposed(by: disposeBag)
  }
}

protocol LoginServing {
  func login() -> Single<Data>
}

final class LoginService: LoginServing {
  private let session = URLSession.shared

  func login() -> Single<Data> {
    let request = URLRequest(url: URL(fileURLWithPath: "/"))
    return Single.create { [session] single in
      let task = session.dataTask(with: request) { data, _, error in
        if let data {
          single(.success(data))
        } else {
          single(.failure(error ?? URLError(.unknown)))
        }
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }
}
