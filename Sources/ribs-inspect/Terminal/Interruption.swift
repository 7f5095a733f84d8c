import Dispatch
import Foundation

/// The unfinished files and the progress bar to remove if a signal ends the command: from Ctrl-C, or from a CI that has reached its
/// time limit.
///
/// `@unchecked`: `lock` guards all state.
final class Interruption: @unchecked Sendable {
  static let shared = Interruption()

  private let lock = NSLock()
  private var unfinished: Set<String> = []
  private var showsBar = false
  private var sources: [any DispatchSourceSignal] = []

  private init() {
    let queue = DispatchQueue(label: "interruption")
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // Keep ignoring a signal that is already ignored, for example by nohup.
      guard signal(number, SIG_IGN) == nil else { continue }
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { [self] in end(by: number) }
      source.resume()
      sources.append(source)
    }
  }

  /// - Parameter file: The file to remove if a signal ends the command.
  func remove(_ file: URL) { _ = lock.withLock { unfinished.insert(file.path) } }

  /// Runs `body`, after which the file no longer needs to be removed.
  func keep<Result>(_ file: URL, _ body: () throws -> Result) rethrows -> Result {
    try lock.withLock {
      defer { unfinished.remove(file.path) }
      return try body()
    }
  }

  /// Draws a progress bar.
  func show(bar: String) {
    lock.withLock {
      showsBar = true
      try? OpenFile.standardError.add(bar)
    }
  }

  /// Removes the progress bar.
  func removeBar() { lock.withLock { eraseBar() } }

  private func eraseBar() {
    guard showsBar else { return }
    showsBar = false
    try? OpenFile.standardError.add("\r\u{1B}[K")
  }

  private func end(by number: Int32) {
    // Never unlocked: from here on, no output may replace a file, and no bar may appear.
    lock.lock()
    eraseBar()
    for file in unfinished { unlink(file) }
    // End with the same signal, so that the parent process sees the cause. All threads may have the signal
    // blocked, if the parent's threads did.
    signal(number, SIG_DFL)
    var signals = sigset_t()
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    kill(getpid(), number)
  }
}
