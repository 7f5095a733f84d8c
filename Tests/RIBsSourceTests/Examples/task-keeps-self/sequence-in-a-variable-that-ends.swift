// The sequence in the variable ends.
final class FeedInteractor: Interactor {
  private var task: Task<Void, Never>?
  private var count = 0

  override func didBecomeActive() {
    super.didBecomeActive()
    task = Task {
      let name = UIApplication.willEnterForegroundNotification
      let wakeUps = NotificationCenter.default.notifications(named: name).prefix(3)
      for await _ in wakeUps { self.count += 1 }
    }
  }

  deinit { task?.cancel() }
}
