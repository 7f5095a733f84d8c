import Foundation
import RIBsRecording
import RIBsTrace

/// Writes a trace of everything that happens to an app's RIBs. Start it before the launch router is built:
///
///     do { try RIBsRecorder.start(to: url) } catch { print(error) }
///
/// Catch the error and go on: an app must not die because it cannot be recorded. On an iPhone that was not unlocked since
/// its restart, for instance, the file cannot be opened.
///
/// Each event is in the file when the call that caused it returns, so a killed app loses none. If the file cannot
/// be written, events are lost and counted, and the app goes on. `docs/recorder.md` says what a trace contains, what
/// the recorder does in an app, and how to switch each part off.
public enum RIBsRecorder {
  /// Why recording did not start.
  public enum StartError: Error, CustomStringConvertible {
    /// The file cannot be opened for appending.
    case cannotOpen(path: String, reason: String)
    /// Another recording of this process writes to the file.
    case inUse(path: String)
    /// The file exists and is not a trace.
    case notATrace(path: String)
    /// No live reader listens at the address.
    case cannotConnect(address: String, reason: String)

    /// The reason and the remedy.
    public var description: String {
      switch self {
      case .cannotOpen(let path, let reason):
        "Cannot record RIBs to \(path): \(reason). Give a file in a folder that exists and is writable."
      case .inUse(let path):
        "Cannot record RIBs to \(path): this app records to it already. Stop that recording first, or give another file."
      case .notATrace(let path):
        "Cannot record RIBs to \(path): the file is not a trace. It was left as it is; give another file, or delete this one."
      case .cannotConnect(let address, let reason):
        "Cannot record RIBs to \(address): \(reason). Start the reader that listens there first."
      }
    }
  }

  /// What the trace's header says, and how the recording is made.
  public struct Options: Sendable {
    /// The app's name, for the header.
    public var app: String
    /// The session's name, for the header.
    public var session: String
    /// The app's version, for the header.
    public var appVersion: String?
    /// The number of the app's build, for the header.
    public var build: String?
    /// The device's model, such as `iPhone16,1`, for the header. It must not identify one device.
    public var device: String?
    /// What else the header says about the session, such as the release channel: a few short words, and nothing about the
    /// user.
    public var tags: [String: String]
    /// Whether the tree has nodes that are no RIBs, for the header. Reports then say node instead of RIB.
    public var hasOtherNodes: Bool
    /// What is recorded, with its version, for the header. A fork of another runtime names itself here.
    public var runtime: String
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
    /// Whether to look for what holds a RIB that should be gone, through the stored properties of RIBs. It happens when
    /// something leaks, on the main thread, and only if holds are read.
    public var searchesHolders: Bool
    /// Whether to write where a RIB is in memory that should be gone, so that `ribs-inspect check --leaks` finds that very
    /// object in a report of macOS' `leaks`.
    public var tellsAddresses: Bool
    /// Whether to record when views come on screen and leave it. On UIKit this extends `viewDidAppear` and
    /// `viewDidDisappear` of `UIViewController`, once, when the first RIB with a view is recorded. Without it nothing
    /// in UIKit is touched, and the trace has no `appear` and `disappear`.
    public var observesViews: Bool
    /// Whether to also write an interval of `OSSignposter` for each RIB, from its attach to its detach, so that Instruments
    /// shows them beside what the app does. The subsystem is `ribs-inspect`. On Linux it does nothing.
    public var writesSignposts: Bool
    /// Whether to replace a trace that is in the file. Otherwise the session is appended to it.
    public var startsAnew: Bool
    /// How many bytes of the latest events to keep; nil keeps them all. Use it in production, to have the last minutes
    /// before a crash. The file has between half of this and all of it, behind a checkpoint with what still matters of
    /// earlier events. If the checkpoint is larger than a tenth of this, up to ten times its size follows it. Pipes and
    /// connections get everything.
    public var keepsLast: Int?
    /// How large the file may become, in bytes. At the limit a `drop` is written, and then nothing more. A session that
    /// finds less than a tenth of it left begins the file anew, and says so on standard error. Pipes and connections have
    /// no limit.
    public var sizeLimit: Int

    /// - Parameters:
    ///   - app: The app's name; the process's by default.
    ///   - session: The session's name; a new UUID by default.
    ///   - appVersion: The app's version; that of its bundle by default.
    ///   - build: The number of the app's build; that of its bundle by default.
    ///   - device: The device's model; this one's by default.
    ///   - tags: What else the header says about the session; nothing by default.
    ///   - hasOtherNodes: Whether the tree has nodes that are no RIBs; no by default.
    ///   - runtime: What is recorded, with its version; ``linkedRuntime`` by default. A ``TreeProbe`` names itself.
    ///   - platform: The operating system; this one by default.
    ///   - startedAt: When the session began, in ISO 8601; now by default.
    ///   - clock: The source of event times; the monotonic clock by default.
    ///   - readsHolds: Whether to read which properties hold a child; in debug builds by default.
    ///   - searchesHolders: Whether to look for what holds a RIB that should be gone; yes by default.
    ///   - tellsAddresses: Whether to write where such a RIB is in memory; no by default.
    ///   - observesViews: Whether to record when views come on screen and leave it; yes by default.
    ///   - writesSignposts: Whether to also write intervals for Instruments; no by default.
    ///   - startsAnew: Whether to replace a trace that is in the file; the session is appended by default.
    ///   - keepsLast: How many bytes of the latest events to keep; all by default.
    ///   - sizeLimit: How large the file may become, in bytes; 512 MB by default.
    public init(
      app: String = ProcessInfo.processInfo.processName,
      session: String = UUID().uuidString,
      appVersion: String? = Bundle.main.object(
        forInfoDictionaryKey: "CFBundleShortVersionString") as? String,
      build: String? = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String,
      device: String? = deviceClass,
      tags: [String: String] = [:],
      hasOtherNodes: Bool = false,
      runtime: String = linkedRuntime,
      platform: String = ProcessInfo.processInfo.operatingSystemVersionString,
      startedAt: String = Date().formatted(
        Date.ISO8601FormatStyle(includingFractionalSeconds: true)),
      clock: any TraceClock = MonotonicTraceClock(),
      readsHolds: Bool = isDebugBuild,
      searchesHolders: Bool = true,
      tellsAddresses: Bool = false,
      observesViews: Bool = true,
      writesSignposts: Bool = false,
      startsAnew: Bool = false,
      keepsLast: Int? = nil,
      sizeLimit: Int = 512_000_000
    ) {
      self.app = app
      self.session = session
      self.appVersion = appVersion
      self.build = build
      self.device = device
      self.tags = tags
      self.hasOtherNodes = hasOtherNodes
      self.runtime = runtime
      self.platform = platform
      self.startedAt = startedAt
      self.clock = clock
      self.readsHolds = readsHolds
      self.searchesHolders = searchesHolders
      self.tellsAddresses = tellsAddresses
      self.observesViews = observesViews
      self.writesSignposts = writesSignposts
      self.startsAnew = startsAnew
      self.keepsLast = keepsLast
      self.sizeLimit = sizeLimit
    }

    /// This package's runtime if the app has it, and otherwise the module that another runtime calls.
    public static var linkedRuntime: String {
      // The recorder does not depend on the runtime, so it looks for it by name.
      let hasOurs = NSClassFromString("InstrumentedRIBs._RouterNode") != nil
      return hasOurs ? "InstrumentedRIBs 1.0" : "RIBsRecording 1.0"
    }

    /// The model of this device as the system calls it, such as `iPhone16,1`. On a computer and in a simulator, the kind of
    /// processor.
    public static var deviceClass: String? { System.machine }

    /// Whether this package was built without optimisation.
    public static var isDebugBuild: Bool {
      #if DEBUG
        true
      #else
        false
      #endif
    }
  }

  /// Records all routers initialised from now on, and ends the current recording. If it throws, the app can go on, and the
  /// current recording goes on too unless it has the same file.
  ///
  /// - Parameters:
  ///   - url: The file: a new one, or a trace to append the session to. Two processes must not record to one file
  ///     at a time. Or `tcp://HOST:PORT`, where a live reader listens.
  ///   - options: What the header says, and how the recording is made.
  /// - Throws: ``StartError`` if the file cannot be opened or is not a trace, or if nothing listens.
  public static func start(to url: URL, options: Options = Options()) throws(StartError) {
    try running.start(to: url, options)
  }

  /// How a recording ends.
  public enum Ending: Sendable {
    /// The tree may stay up.
    case exit
    /// The whole tree was torn down, and none of it may be left.
    case teardown
  }

  /// Reads the holds once more, closes the session and stops recording. Does nothing if nothing is recorded.
  ///
  /// - Parameter ending: Whether the tree may stay up.
  public static func stop(_ ending: Ending = .exit) {
    running.stop(ending)
  }

  /// Names objects in which to look for what holds a leaked RIB, beside the RIBs on the tree: the app's delegate, a
  /// coordinator, a singleton. Their stored properties are read on the main thread when something leaks, so use them on the
  /// main thread alone. Others of their classes are looked into wherever they are found. The objects are not retained.
  ///
  /// - Parameter objects: The objects.
  public static func searchHolders(in objects: AnyObject...) { NamedHolders.add(objects) }

  /// The same for objects that the RIBs refer to: a cache, a stack of screens.
  ///
  /// - Parameter classes: Their classes. Each object of them is used on the main thread alone.
  public static func searchHolders(inObjectsOf classes: AnyClass...) {
    NamedHolders.add(classes: classes)
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
  /// Meanwhile it lets the main queue run, and gives the leak detector its time for objects that are not deallocated
  /// yet: a few seconds if something leaks, and hardly any time otherwise. Code that is not async calls
  /// ``runUntilSettled(timeout:)``.
  ///
  /// - Parameter timeout: How many seconds to wait. After that it gives up and writes `unsettled`.
  /// - Returns: Whether `settle` was written.
  @MainActor @discardableResult
  public static func settle(timeout: TimeInterval = 60) async -> Bool {
    let waiting = MonotonicTraceClock()
    guard running.value != nil else { return false }
    await MainQueue.drained()
    return writeSettle(
      if: await MainQueue.wait(for: timeout, until: RIBObservation.pendingDeallocations()), waiting)
  }

  /// Does what ``settle(timeout:)`` does in code that is not async: it runs the main run loop, and drains autorelease
  /// pools.
  ///
  /// Call it on the main thread, and not from a block of the main queue or a task of the main actor, where nothing it
  /// waits for can happen. There it gives up at once.
  ///
  /// - Parameter timeout: How many seconds to wait. After that it gives up and writes `unsettled`.
  /// - Returns: Whether `settle` was written.
  @discardableResult
  public static func runUntilSettled(timeout: TimeInterval = 60) -> Bool {
    let waiting = MonotonicTraceClock()
    guard running.value != nil else { return false }
    return writeSettle(
      if: MainQueue.drain()
        && MainQueue.run(for: timeout, until: RIBObservation.pendingDeallocations()), waiting)
  }

  /// Writes `settle` without waiting, for a program in which nothing is asynchronous: whatever left the tree
  /// and is still alive now is retained. Call it on the thread that runs the RIBs.
  public static func assumeSettled() {
    guard running.value != nil else { return }
    RIBObservation.judgeLeaks()
    writeSettle()
  }

  /// - Parameter waiting: When the waiting began.
  private static func writeSettle(if isSettled: Bool, _ waiting: MonotonicTraceClock) -> Bool {
    guard isSettled else {
      running.value?.write(.unsettled(waited: waiting.nanoseconds()))
      return false
    }
    writeSettle()
    return true
  }

  private static func writeSettle() {
    RIBObservation.readHolds()
    RIBObservation.searchHolders()
    running.value?.write(.settle)
  }

  /// Where the user is, for the breadcrumbs of a crash reporter: `Root/LoggedIn/Home/Profile`. The names lead from the root
  /// that was launched last to the child that was attached last, and so on. Nil if nothing is recorded, or no RIB is on the
  /// tree. Only the last 50 names of a longer path are in it. Any thread may ask.
  public static var currentPath: String? { running.value?.currentPath }

  /// Whether no thread is stuck writing an event. The app's own signal handler may interrupt a write and exit, and
  /// waiting for that write would never end.
  static var isIdle: Bool { running.value?.isIdle ?? true }

  private static let running = RunningRecording()
}
