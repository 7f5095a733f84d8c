// A stream of RxSwift runs out of time on a scheduler in the background. Its values come on the main thread.
import RIBs
import RxSwift

protocol ProfileListener: AnyObject {
  func profileDidLoad()
  func profileDidFail()
}

final class ProfileInteractor: Interactor {
  weak var listener: ProfileListener?
  private let users: Observable<User>
  private let clock = SerialDispatchQueueScheduler(qos: .utility)

  func wait() {
    users
      .observe(on: MainScheduler.instance)
      .timeout(.seconds(30), scheduler: clock)
      .subscribe(
        onNext: { [weak self] _ in self?.listener?.profileDidLoad() },
        onError: { [weak self] _ in self?.listener?.profileDidFail() }  // reported: warning
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
