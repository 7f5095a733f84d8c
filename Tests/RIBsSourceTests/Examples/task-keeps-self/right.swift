// Tasks that end, and a task that is cancelled with the RIB.
final class PlayerInteractor: Interactor {
  private let songs: AsyncStream<Song>
  private var task: Task<Void, Never>?
  private var song: Song?

  override func didBecomeActive() {
    super.didBecomeActive()
    Task { song = await load() }
    task = Task { [weak self] in
      guard let self else { return }
      for await next in self.songs { self.song = next }
    }
  }

  override func willResignActive() {
    super.willResignActive()
    task?.cancel()
    task = nil
  }

  private func load() async -> Song { Song() }
}
