// An async function.
protocol ProfileListener: AnyObject {
  func profileDidLoad(_ user: User)
}

final class ProfileInteractor: Interactor {
  weak var listener: ProfileListener?
  private let server = Server()

  override func didBecomeActive() {
    super.didBecomeActive()
    Task { [weak self] in await self?.load() }
  }

  private func load() async {
    guard let user = try? await server.user() else { return }
    listener?.profileDidLoad(user)  // reported: warning
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
  private var users: [User] = []

  func profileDidLoad(_ user: User) { users.append(user) }
}
