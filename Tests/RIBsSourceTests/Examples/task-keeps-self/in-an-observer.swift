// An observer of a property starts the task.
final class PlayerInteractor: Interactor {
  private let songs: AsyncStream<Song>
  private var song: Song?
  private var task: Task<Void, Never>?
  private var isListening = false {
    didSet {
      Task {  // reported: warning
        for await next in songs { song = next }
      }
    }
  }
  private var isRecording = false {
    didSet {
      task?.cancel()
      task = Task {
        for await next in songs { song = next }
      }
    }
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    isListening = true
    isRecording = true
  }

  override func willResignActive() {
    super.willResignActive()
    task?.cancel()
  }
}
