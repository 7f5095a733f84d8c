// Tasks that end with the RIB, and tasks that only deinit would cancel, which does not run.
final class PlayerInteractor: Interactor {
  private let songs: AsyncStream<Song>
  private var song: Song?
  private var task: Task<Void, Never>?
  private var otherTask: Task<Void, Never>?
  private var tasks: [Task<Void, Never>] = []
  private var otherTasks: Set<Task<Void, Never>> = []

  override func didBecomeActive() {
    super.didBecomeActive()
    task = Task {
      for await next in songs { song = next }
    }
    tasks.append(
      Task {
        for await next in songs { song = next }
      })
    Task {
      for await next in songs { song = next }
    }
    .cancelOnDeactivate(interactor: self)

    otherTask = Task {  // reported: warning
      for await next in songs { song = next }
    }
    otherTasks.insert(
      Task {  // reported: warning
        for await next in songs { song = next }
      })
  }

  override func willResignActive() {
    super.willResignActive()
    task?.cancel()
    tasks.forEach { $0.cancel() }
  }

  func given() -> Task<Void, Never> {
    Task {
      for await next in songs { song = next }
    }
  }

  deinit {
    otherTask?.cancel()
  }
}
