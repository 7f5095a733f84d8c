// A loop over a stream goes on until its task is cancelled, and the task holds what its closure uses.
final class PlayerInteractor: Interactor {
  private let songs: AsyncStream<Song>
  private let stops = PassthroughSubject<Void, Never>()
  private var song: Song?

  func memberWithoutSelf() {
    Task {  // reported: warning
      for await next in songs { song = next }
    }
  }

  func guardBeforeLoop() {
    Task { [weak self] in  // reported: warning
      guard let self else { return }
      for await _ in NotificationCenter.default.notifications(named: .stop) { self.stop() }
    }
  }

  func ifBeforeLoop() {
    _ = Task.detached { [weak self, stops] in  // reported: warning
      if let self {
        for await _ in stops.values { await self.stop() }
      }
    }
  }

  func awaitedFunction() {
    Task { [weak self] in await self?.listen() }  // reported: warning
  }

  private func listen() async {
    for await next in songs.filter({ $0.isNew }) { song = next }
  }

  func guardInLoop() {
    Task { [weak self, songs] in
      for await next in songs {
        guard let self else { return }
        self.song = next
      }
    }
  }

  func optionalInLoop() {
    Task { [weak self, stops] in
      for await _ in stops.values { self?.stop() }
    }
  }

  func awaitedFunctionInLoop() {
    Task { [weak self, songs] in
      for await _ in songs { await self?.load() }
    }
  }

  private func load() async {}

  func nothingOfSelf() {
    Task { [songs] in
      for await song in songs { print(song) }
    }
  }

  private func stop() {}
}
