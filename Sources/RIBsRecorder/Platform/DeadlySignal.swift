import Foundation

/// What the system ends a process by that writes where it cannot. An app must not die of its trace.
enum DeadlySignal {
  /// Nobody reads the pipe any more.
  case brokenPipe
  /// Files may not become so long.
  case fileTooLong

  private var number: Int32 {
    switch self {
    case .brokenPipe: SIGPIPE
    case .fileTooLong: SIGXFSZ
    }
  }

  /// Runs a body in which such a write is an error and no signal, on this thread alone.
  func withheld<T>(_ body: () -> T) -> T {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    let wasWaiting = isWaiting
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &set, &before)
    let result = body()
    if !wasWaiting, isWaiting {
      var signal: Int32 = 0
      sigwait(&set, &signal)
    }
    pthread_sigmask(SIG_SETMASK, &before, nil)
    return result
  }

  private var isWaiting: Bool {
    var waiting = sigset_t()
    sigpending(&waiting)
    return sigismember(&waiting, number) == 1
  }
}
