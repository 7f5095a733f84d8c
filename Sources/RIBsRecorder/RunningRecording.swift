import Foundation
import InstrumentedRIBs
import RIBsTrace

/// The recording that runs, if one does. Starts and stops from several threads come one after the other.
///
/// `@unchecked`: guarded by `lock`.
final class RunningRecording: @unchecked Sendable {
  private let changes = NSLock()
  private let lock = NSLock()
  private var recording: Recording?

  var value: Recording? { lock.withLock { recording } }

  /// Ends the recording that runs, and starts another.
  func start(to url: URL, _ options: RIBsRecorder.Options) throws(RIBsRecorder.StartError) {
    _ = Self.endsWithTheProcess
    changes.lock()
    defer { changes.unlock() }
    // The same file may be wanted again, and only one recording can have it.
    if let running = value, Self.isSame(running.target, url) { end(.exit) }
    let sink = try RIBsRecorder.openSink(url, startsAnew: options.startsAnew)
    let next = Recording(sink: sink, target: url, options: options)
    end(.exit)
    lock.withLock { recording = next }
    RIBObservation.start(next)
  }

  /// Whether two URLs name one target, by whatever path.
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
    // Nothing may be left, so that nothing needs to be waited for.
    if ending == .teardown { RIBObservation.judgeLeaks() }
    RIBObservation.readHolds()
    RIBObservation.stop(previous)
    lock.withLock { recording = nil }
    previous.finish(ending == .teardown ? .teardown : .exit)
  }

  /// A process that ends in order closes its session, also where nobody calls `stop()`. A copy that it
  /// made of itself ends too, and the session is not the copy's.
  private static let endsWithTheProcess: Void = {
    _ = process
    atexit { if getpid() == process, RIBsRecorder.isIdle { RIBsRecorder.stop() } }
  }()

  /// The process that records.
  private static let process = getpid()
}
