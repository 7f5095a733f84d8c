// Tasks that are cancelled before their property is set to nil, or by the property itself.
final class PlayerInteractor: Interactor {
  private let songs: AsyncStream<Song>
  private var song: Song?
  private var task: Task<Void, Never>?
  private var other: Task<Void, Never>?
  private var tasks: [Task<Void, Never>] = []
  private var byName: [String: Task<Void, Never>] = [:]
  private var observed: Task<Void, Never>? {
    didSet { oldValue?.cancel() }
  }
  private var kept: AnyCancellable?
  private var search: Task<Void, Never>?
  private var upload: Task<Void, Never>?

  override func didBecomeActive() {
    super.didBecomeActive()
    task = Task {
      for await next in songs { song = next }
    }
    other = Task {
      for await next in songs { song = next }
    }
    tasks.append(
      Task {
        for await next in songs { song = next }
      })
    byName["songs"] = Task {
      for await next in songs { song = next }
    }
    observed = Task {
      for await next in songs { song = next }
    }
    search = Task {
      for await next in songs { song = next }
    }
    upload = Task {
      for await next in songs { song = next }
    }
    let running = Task {
      for await next in songs { song = next }
    }
    kept = AnyCancellable { running.cancel() }
  }

  override func willResignActive() {
    super.willResignActive()
    let running = task
    task = nil
    running?.cancel()
    for task in tasks { task.cancel() }
    tasks = []
    byName.values.forEach { $0.cancel() }
    byName = [:]
    observed = nil
    kept = nil
    stopOther()
    for task in [search, nil] { task?.cancel() }
    (search, observed) = (nil, nil)
    stop(&upload)
  }

  private func stop(_ task: inout Task<Void, Never>?) {
    task?.cancel()
    task = nil
  }

  private func stopOther() {
    guard let last = other else { return }
    last.cancel()
    other = nil
  }
}
