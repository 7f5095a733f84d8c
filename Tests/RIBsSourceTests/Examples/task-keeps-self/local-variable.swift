// A variable of the function that has the task does not end it, unless something takes the task from there.
final class PlayerInteractor: Interactor {
  private let songs: AsyncStream<Song>
  private var tasks: [Task<Void, Never>] = []
  private var song: Song?

  func drop() {
    let task = Task {  // reported: warning
      for await next in songs { song = next }
    }
    print(task)
  }

  func keep() {
    let task = Task {
      for await next in songs { song = next }
    }
    tasks.append(task)
  }

  func other() {
    let songs = songs
    Task {
      for await next in songs { print(next) }
    }
  }

  override func willResignActive() {
    super.willResignActive()
    endAll()
  }

  private func endAll() { tasks.forEach { $0.cancel() } }
}
