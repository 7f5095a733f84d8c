// Streams with a time limit that hand their values and errors to the main thread all the same.
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

  func observedAfterwards() {
    users
      .timeout(.seconds(30), scheduler: clock)
      .observe(on: MainScheduler.instance)
      .subscribe(
        onNext: { [weak self] _ in self?.listener?.profileDidLoad() },
        onError: { [weak self] _ in self?.listener?.profileDidFail() }
      )
      .disposeOnDeactivate(interactor: self)
  }

  func withoutErrors() {
    users
      .observe(on: MainScheduler.instance)
      .timeout(.seconds(30), other: .empty(), scheduler: clock)
      .subscribe(onNext: { [weak self] _ in self?.listener?.profileDidLoad() })
      .disposeOnDeactivate(interactor: self)
  }

  func limited() {
    users
      .observe(on: MainScheduler.instance)
      .take(for: .seconds(30), scheduler: clock)
      .subscribe(
        onNext: { [weak self] _ in self?.listener?.profileDidLoad() },
        onError: { [weak self] _ in self?.listener?.profileDidFail() }
      )
      .disposeOnDeactivate(interactor: self)
  }

  func onMain() {
    users
      .observe(on: MainScheduler.instance)
      .timeout(.seconds(30), scheduler: MainScheduler.instance)
      .subscribe(
        onNext: { [weak self] _ in self?.listener?.profileDidLoad() },
        onError: { [weak self] _ in self?.listener?.profileDidFail() }
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
