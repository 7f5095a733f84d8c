// A service's answer runs out of time in the background. The interactor asks whether that is the error.
import RIBs
import RxSwift

protocol ProfileListener: AnyObject {
  func profileDidLoad()
  func profileDidFail()
}

final class UserService {
  private let clock = ConcurrentDispatchQueueScheduler(qos: .background)
  private let server: Server

  func user() -> Single<User> {
    let request: Single<User> = server.user().observe(on: MainScheduler.instance)
    return request.timeout(.seconds(20), scheduler: clock)
  }
}

final class ProfileInteractor: Interactor {
  weak var listener: ProfileListener?
  private let service: UserService

  func load() {
    service.user()
      .subscribe(
        onSuccess: { [weak self] _ in self?.listener?.profileDidLoad() },
        onFailure: { [weak self] error in
          if case RxError.timeout = error {
            self?.listener?.profileDidFail()  // reported: warning
          } else {
            self?.listener?.profileDidLoad()
          }
        }
      )
      .disposeOnDeactivate(interactor: self)
  }
}

final class ProfileRouter: Router<ProfileInteractor> {}

final class ProfileBuilder: Builder<EmptyDependency> {
  func build(withListener listener: ProfileListener) -> ProfileRouter {
    let interactor = ProfileInteractor()
    interactor.listener = listener
    return ProfileRouter(interactor: interactor)
  }
}

final class HomeInteractor: Interactor, ProfileListener {
  private var results: [Bool] = []

  func profileDidLoad() { results.append(true) }
  func profileDidFail() { results.append(false) }
}
