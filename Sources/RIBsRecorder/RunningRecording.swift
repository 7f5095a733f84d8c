import Foundation
import RIBsRecording
import RIBsTrace

/// The current recording, if there is one. Starts and stops from several threads run one after the other.
///
/// `@unchecked`: `lock` guards all state that changes.
final class RunningRecording: @unchecked Sendable {
  private let changes = NSLock()
  private let lock = NSLock()
  private var recording: Recording?
  /// The file or address of the recording.
  private var target: URL?

  var value: Recording? { lock.withLock { recording } }

  /// Ends the current recording and starts another.
  func start(to url: URL, _ options: RIBsRecorder.Options) throws(RIBsRecorder.StartError) {
    _ = Self.endsWithTheProcess
    changes.lock()
    defer { changes.unlock() }
    // Only one recording can have a file, so the current one ends first if both want the same.
    if let target, Self.isSame(target, url) { end(.exit) }
    let sink = try RIBsRecorder.openSink(url, options)
    let next = Recording(sink: sink, options: options)
    end(.exit)
    target = url
    lock.withLock { recording = next }
    RIBObservation.start(next)
  }

  /// Whether two URLs name the same target, even by different paths.
  private static func isSame(_ one: URL, _ other: URL) -> Bool {
    if one == other { return true }
    guard one.isFileURL, other.isFileURL, let identity = FileIdentity(path: one.path) else {
      return false
    }
    return identity == FileIdentity(path: other.path)
  }

  func stop(_ ending: RIBsRecorder.Ending) {
    changes.withLock { end(ending) }
  }

  private func end(_ ending: RIBsRecorder.Ending) {
    guard let previous = value else { return }
    // After a teardown nothing may be left, so there is nothing to wait for.
    if ending == .teardown { RIBObservation.judgeLeaks() }
    RIBObservation.readHolds()
    RIBObservation.searchHolders(isTeardown: ending == .teardown)
    RIBObservation.stop(previous)
    lock.withLock { recording = nil }
    target = nil
    previous.finish(ending == .teardown ? .teardown : .exit)
  }

  /// Closes the session when the process exits in order, even if nothing calls `stop()`. A forked child must not do so:
  /// the session belongs to its parent.
  private static let endsWithTheProcess: Void = {
    _ = process
    atexit { if getpid() == process, RIBsRecorder.isIdle { RIBsRecorder.stop() } }
  }()

  /// The process that records.
  private static let process = getpid()
}
