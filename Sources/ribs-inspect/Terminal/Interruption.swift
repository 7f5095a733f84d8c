import Dispatch
import Foundation

/// What has to go where somebody ends the command before it is done: Ctrl-C, or a CI that has waited enough.
///
/// `@unchecked`: everything is guarded by `lock`.
final class Interruption: @unchecked Sendable {
  static let shared = Interruption()

  private let lock = NSLock()
  private var unfinished: Set<String> = []
  private var sources: [any DispatchSourceSignal] = []

  private init() {
    let queue = DispatchQueue(label: "interruption")
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // One that is ignored, as nohup asks, stays so.
      guard signal(number, SIG_IGN) == nil else { continue }
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { [self] in end(by: number) }
      source.resume()
      sources.append(source)
    }
  }

  /// - Parameter file: Is removed if the command is ended from now on.
  func remove(_ file: URL) { _ = lock.withLock { unfinished.insert(file.path) } }

  /// Does something with a file that need not be removed afterwards.
  func keep<Result>(_ file: URL, _ body: () throws -> Result) rethrows -> Result {
    try lock.withLock {
      defer { unfinished.remove(file.path) }
      return try body()
    }
  }

  private func end(by number: Int32) {
    // Not unlocked again: nothing is put in its place any more.
    lock.lock()
    for file in unfinished { unlink(file) }
    // Whoever started the command sees that it was ended, and by what. All threads may have the signal blocked,
    // as those of the process had that started this one.
    signal(number, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    kill(getpid(), number)
  }
}
