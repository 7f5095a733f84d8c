// observe(on:) and receive(on:) say where values come, and subscribe(on:) where the work is done.
protocol LoginRouting: Routing {
  func routeToHome()
}

final class LoginInteractor: Interactor {
  weak var router: LoginRouting?
  private let server: Server
  private let users = PublishSubject<User>()
  private let names = PassthroughSubject<String, Never>()
  private let disposeBag = DisposeBag()
  private var cancellables = Set<AnyCancellable>()

  func load() async {
    await server.load()
    users.observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] _ in self?.router?.routeToHome() })
      .disposed(by: disposeBag)
    names.receive(on: DispatchQueue.main)
      .sink { [weak self] _ in self?.router?.routeToHome() }
      .store(in: &cancellables)
    users.observe(on: MainScheduler.instance).observe(
      on: ConcurrentDispatchQueueScheduler(qos: .utility)
    )
    .subscribe(onNext: { [weak self] _ in self?.router?.routeToHome() })  // reported: warning
    .disposed(by: disposeBag)
    names.receive(on: DispatchQueue.global())
      .sink { [weak self] _ in self?.router?.routeToHome() }  // reported: warning
      .store(in: &cancellables)
    // Where it runs does not depend on how often.
    names.removeDuplicates().receive(on: DispatchQueue.global())
      .sink { [weak self] name in
        if name.isEmpty { self?.router?.routeToHome() }  // reported: warning
      }
      .store(in: &cancellables)
    users.subscribe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] _ in self?.router?.routeToHome() })  // reported: warning
      .disposed(by: disposeBag)
  }
}
