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

/// Waits until it is cancelled.
nonisolated(nonsending) func waitForever() async {
  for await _ in AsyncStream<Void>(unfolding: { try? await Task.sleep(for: .seconds(3600)) }) {
    if Task.isCancelled { return }
  }
}
