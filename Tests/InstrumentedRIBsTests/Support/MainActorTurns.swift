import Dispatch

/// Lets the main actor's pending work run until a condition holds, or for long enough for all work of the tests.
@MainActor
func waitUntil(_ isDone: () -> Bool) async {
  for _ in 0..<1000 {
    if isDone() { return }
    await Task.yield()
  }
}

/// Whether this runs on the main queue, which is the main actor's and can run on another thread than the main thread.
func isOnMainQueue() -> Bool { DispatchQueue.getSpecific(key: mainQueue) == true }

private let mainQueue = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Waits until the task is cancelled, but not forever.
nonisolated(nonsending) func waitUntilCancelled() async {
  for _ in 0..<1000 where !Task.isCancelled { await Task.yield() }
}
