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
