// The sequence of notifications is in a variable, and has no end.
final class FeedInteractor: Interactor {
  private var task: Task<Void, Never>?
  private var count = 0

  override func didBecomeActive() {
    super.didBecomeActive()
    task = Task {  // reported: warning
      let name = UIApplication.willEnterForegroundNotification
      let wakeUps = NotificationCenter.default.notifications(named: name)
      for await _ in wakeUps { self.count += 1 }
    }
  }

  deinit { task?.cancel() }
}
