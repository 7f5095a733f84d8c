import Foundation

/// Counts the SIGPIPEs that a body receives. The body runs on a thread that accepts signals, as an app's threads do and
/// a test's do not.
func brokenPipes(_ body: @escaping @Sendable () throws -> Void) throws -> Int {
  signals = 0
  let before = signal(SIGPIPE) { _ in signals += 1 }
  defer { signal(SIGPIPE, before) }
  let run = Run(body)
  Thread.detachNewThread {
    var pipe = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    pthread_sigmask(SIG_UNBLOCK, &pipe, nil)
    run.now()
  }
  try run.wait()
  return signals
}

/// The handler writes it on the body's thread. It is read after that thread is done.
nonisolated(unsafe) private var signals = 0

/// `@unchecked`: the outcome is read only after the semaphore is signalled.
private final class Run: @unchecked Sendable {
  private let body: @Sendable () throws -> Void
  private let done = DispatchSemaphore(value: 0)
  private var outcome: Result<Void, any Error> = .success(())

  init(_ body: @escaping @Sendable () throws -> Void) {
    self.body = body
  }

  func now() {
    outcome = Result(catching: body)
    done.signal()
  }

  func wait() throws {
    guard done.wait(timeout: .now() + 60) == .success else { throw Hung() }
    try outcome.get()
  }

  private struct Hung: Error {}
}
