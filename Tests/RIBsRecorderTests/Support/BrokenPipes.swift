import Foundation

/// How often a body was sent what ends a process that writes where nobody reads. The body runs on a
/// thread that takes signals, as an app's does and a test's does not.
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

/// Written by the handler, on the body's thread, and read when that is done.
nonisolated(unsafe) private var signals = 0

/// `@unchecked`: the outcome is read after the semaphore was signalled.
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
    done.wait()
    try outcome.get()
  }
}
