import Dispatch

/// Lets what waits on the main actor run, until something holds; long enough for all that tests put there.
@MainActor
func waitUntil(_ isDone: () -> Bool) async {
  for _ in 0..<1000 {
    if isDone() { return }
    await Task.yield()
  }
}

/// Whether this runs where the main actor does: on the main queue, which need not be the main thread's.
func isOnMainQueue() -> Bool { DispatchQueue.getSpecific(key: mainQueue) == true }

private let mainQueue = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Waits until it is cancelled, though not for ever.
nonisolated(nonsending) func waitUntilCancelled() async {
  for _ in 0..<1000 where !Task.isCancelled { await Task.yield() }
}
