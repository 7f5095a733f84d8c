import Foundation

/// Writing to a pipe that nobody reads any more ends a process by a signal. An app must not die of its
/// trace.
enum BrokenPipe {
  /// Runs a body in which such a write is an error and no signal, on this thread alone.
  static func withoutSignal<T>(_ body: () -> T) -> T {
    var pipe = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    var waiting = sigset_t()
    sigpending(&waiting)
    let wasWaiting = sigismember(&waiting, SIGPIPE) == 1
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &pipe, &before)
    let result = body()
    sigpending(&waiting)
    if !wasWaiting, sigismember(&waiting, SIGPIPE) == 1 {
      var signal: Int32 = 0
      sigwait(&pipe, &signal)
    }
    pthread_sigmask(SIG_SETMASK, &before, nil)
    return result
  }
}
