/// Waits in a test.
enum Patience {
  /// Lets other work run until a condition holds, the time is up or the test is cancelled.
  static func wait(
    atMost time: Duration, isolation: isolated (any Actor)? = #isolation, until isDone: () -> Bool
  ) async {
    var left = time
    while !isDone(), left > .zero {
      let start = ContinuousClock.now
      guard (try? await Task.sleep(for: .milliseconds(10))) != nil else { return }
      // While other tests keep the machine busy, this one's app has no time either.
      left -= min(ContinuousClock.now - start, .milliseconds(20))
    }
  }
}
