// Setting its property to nil does not cancel a task.
final class PlayerInteractor: Interactor {
  private let songs: AsyncStream<Song>
  private var song: Song?
  private var task: Task<Void, Never>?
  private var tasks: [Task<Void, Never>] = []
  private var search: Task<Void, Never>?
  private var byName: [String: Task<Void, Never>] = [:]

  override func didBecomeActive() {
    super.didBecomeActive()
    task = Task {  // reported: warning
      for await next in songs { song = next }
    }
    tasks.append(
      Task {  // reported: warning
        for await next in songs { song = next }
      })
    search = Task {  // reported: warning
      for await next in songs { song = next }
    }
    byName["songs"] = Task {  // reported: warning
      for await next in songs { song = next }
    }
  }

  override func willResignActive() {
    super.willResignActive()
    (task, search) = (nil, nil)
    forget()
  }

  private func forget() {
    tasks.removeAll()
    byName = [:]
  }
}
