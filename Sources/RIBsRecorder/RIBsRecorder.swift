import Foundation
import InstrumentedRIBs
import RIBsTrace

/// Writes a trace of everything that happens to an app's RIBs. Start it before the launch router is built:
///
///     try RIBsRecorder.start(to: url)
///
/// Each event is in the file when the call that caused it returns, so a killed app loses none. If the file cannot
/// be written, events are lost and counted, and the app goes on.
public enum RIBsRecorder {
  /// Why recording did not start.
  public enum StartError: Error, CustomStringConvertible {
    /// The file cannot be opened for appending.
    case cannotOpen(path: String, reason: String)
    /// Another process, or another recording of this one, writes to the file.
    case inUse(path: String)
    /// The file exists and is not a trace.
    case notATrace(path: String)
    /// No live reader listens at the address.
    case cannotConnect(address: String, reason: String)

    /// What happened and what to do about it.
    public var description: String {
      switch self {
      case .cannotOpen(let path, let reason):
        "Cannot record RIBs to \(path): \(reason). Give a file in a folder that exists and is writable."
      case .inUse(let path):
        "Cannot record RIBs to \(path): another process records to it. Give each process a file of its own."
      case .notATrace(let path):
        "Cannot record RIBs to \(path): the file is not a trace. It was left as it is; give another file, or delete this one."
      case .cannotConnect(let address, let reason):
        "Cannot record RIBs to \(address): \(reason). Start the reader that listens there first."
      }
    }
  }

  /// What a trace's header says, and how the recording is made.
  public struct Options: Sendable {
    /// The app's name, for the header.
    public var app: String
    /// Names the session, for the header.
    public var session: String
    /// The operating system, for the header.
    public var platform: String
    /// When the session began, in ISO 8601, for the header.
    public var startedAt: String
    /// The source of event times.
    public var clock: any TraceClock
    /// Whether to read which properties hold a child, which tells a lost child from a kept one. On in debug
    /// builds. It costs a look at the parent's properties at each attach and detach, and another one on the
    /// main queue's next turn.
    public var readsHolds: Bool
    /// Whether to replace a trace that is in the file. Otherwise the session is appended to it.
    public var startsAnew: Bool

    /// - Parameters:
    ///   - app: The app's name; the process's by default.
    ///   - session: Names the session; a new UUID by default.
    ///   - platform: The operating system; this one by default.
    ///   - startedAt: When the session began, in ISO 8601; now by default.
    ///   - clock: The source of event times; the monotonic clock by default.
    ///   - readsHolds: Whether to read which properties hold a child; in debug builds by default.
    ///   - startsAnew: Whether to replace a trace that is in the file; the session is appended by default.
    public init(
      app: String = ProcessInfo.processInfo.processName,
      session: String = UUID().uuidString,
      platform: String = ProcessInfo.processInfo.operatingSystemVersionString,
      startedAt: String = Date().formatted(
        Date.ISO8601FormatStyle(includingFractionalSeconds: true)),
      clock: any TraceClock = MonotonicTraceClock(),
      readsHolds: Bool = isDebugBuild,
      startsAnew: Bool = false
    ) {
      self.app = app
      self.session = session
      self.platform = platform
      self.startedAt = startedAt
      self.clock = clock
      self.readsHolds = readsHolds
      self.startsAnew = startsAnew
    }

    /// Whether this package was built without optimisation.
    public static var isDebugBuild: Bool {
      #if DEBUG
        true
      #else
        false
      #endif
    }
  }

  /// Records all routers initialised from now on. Stops the current recording first.
  ///
  /// - Parameters:
  ///   - url: The file: a new one, or a trace to append the session to. During the recording it ends in NULs,
  ///     which readers of traces skip. Or `tcp://HOST:PORT`, where a live reader listens.
  ///   - options: What the header says, and how the recording is made.
  /// - Throws: ``StartError`` if the file cannot be opened or is not a trace, or if nothing listens.
  public static func start(to url: URL, options: Options = Options()) throws(StartError) {
    try running.start(to: url, options)
  }

  /// How a recording ends.
  public enum Ending: Sendable {
    /// The tree may stay up.
    case exit
    /// The whole tree was taken down, and nothing may be left of it.
    case teardown
  }

  /// Reads the holds once more, closes the session and stops recording. Does nothing if nothing is recorded.
  ///
  /// - Parameter ending: Whether something may be left of the tree.
  public static func stop(_ ending: Ending = .exit) {
    running.stop(ending)
  }

  /// Names this moment in the trace.
  ///
  /// - Parameter name: The moment's name.
  public static func mark(_ name: String) {
    running.value?.write(.mark(name: name))
  }

  /// Waits until everything that is about to be deallocated has been, and writes `settle`: whatever left the
  /// tree and is still alive then is retained.
  ///
  /// It runs the main run loop meanwhile, drains autorelease pools, and lets the leak detector's time run out
  /// for what is not deallocated yet: a few seconds where something leaks, and next to nothing otherwise.
  ///
  /// Call it on the main thread, and not out of a block of the main queue, where nothing it waits for can
  /// happen. In async code there is `await RIBsRecorder.settle()`.
  ///
  /// - Parameter timeout: How many seconds to wait. After that it gives up and writes nothing.
  /// - Returns: Whether `settle` was written.
  @discardableResult
  public static func settle(timeout: TimeInterval = 60) -> Bool {
    guard running.value != nil, MainQueue.drain(),
      MainQueue.run(for: timeout, until: RIBObservation.pendingDeallocations())
    else { return false }
    writeSettle()
    return true
  }

  /// Waits until everything that is about to be deallocated has been, and writes `settle`: whatever left the
  /// tree and is still alive then is retained.
  ///
  /// It lets the main queue run meanwhile, and the leak detector's time run out for what is not deallocated
  /// yet.
  ///
  /// - Parameter timeout: How many seconds to wait. After that it gives up and writes nothing.
  /// - Returns: Whether `settle` was written.
  @MainActor @discardableResult
  public static func settle(timeout: TimeInterval = 60) async -> Bool {
    guard running.value != nil else { return false }
    await MainQueue.drained()
    guard await MainQueue.wait(for: timeout, until: RIBObservation.pendingDeallocations()) else {
      return false
    }
    writeSettle()
    return true
  }

  /// Writes `settle` without waiting, for a program in which nothing is asynchronous: whatever left the tree
  /// and is still alive now is retained. Call it where the app runs its RIBs.
  public static func assumeSettled() {
    guard running.value != nil else { return }
    RIBObservation.judgeLeaks()
    writeSettle()
  }

  private static func writeSettle() {
    RIBObservation.readHolds()
    running.value?.write(.settle)
  }

  /// Whether no thread is stuck in writing an event. A signal handler that interrupted one may end the process,
  /// and then waiting for the event would never end.
  static var isIdle: Bool { running.value?.isIdle ?? true }

  private static let running = RunningRecording()
}
