// A condition about something else keeps no second task out.
protocol PlayerPresentableListener: AnyObject {
  func didPullToRefresh()
}

final class PlayerInteractor: Interactor, PlayerPresentableListener {
  private let songs: AsyncStream<Song>
  private var task: Task<Void, Never>?
  private var song: Song?
  private var isListening = false

  override func didBecomeActive() {
    super.didBecomeActive()
    listen()
  }

  func didPullToRefresh() {
    listen()
  }

  override func willResignActive() {
    super.willResignActive()
    task?.cancel()
  }

  private func listen() {
    if isListening { song = nil }
    task = Task {  // reported: warning
      for await next in songs { song = next }
    }
  }
}

final class PlayerViewController: UIViewController {
  weak var listener: PlayerPresentableListener?

  @objc private func pulled() { listener?.didPullToRefresh() }
}
