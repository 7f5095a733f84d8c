import Dispatch

/// Lets other work run until a condition holds, but not forever: the tests of other targets may keep all threads busy
/// for minutes.
@MainActor
func waitUntil(_ isDone: () -> Bool) async {
  let end = ContinuousClock.now + .seconds(600)
  while !isDone(), ContinuousClock.now < end {
    do { try await Task.sleep(for: .milliseconds(1)) } catch { return }
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
  try? await Task.sleep(for: .seconds(600))
}
