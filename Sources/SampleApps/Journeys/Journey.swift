import Foundation
import InstrumentedRIBs
import RIBsRecorder

/// One use of a sample app from launch to exit, with the findings that the analyzer must report.
package struct Journey: Sendable {
  /// The sample app's name.
  package let app: String
  /// The journey's name, unique within its app.
  package let name: String
  /// A summary in one line.
  package let summary: String
  /// The rules that the journey breaks, once per finding; empty if it breaks none.
  package let expected: [String]
  /// Whether the whole app is released at the end, so that nothing may stay alive.
  package let tearsDown: Bool

  private let run: @MainActor @Sendable (Stage) throws(RecordingError) -> Void

  /// - Parameters:
  ///   - run: The user's actions. Only the stage may keep objects beyond the closure.
  init(
    app: String, name: String, summary: String, expected: [String] = [],
    tearsDown: Bool = false,
    run: @escaping @MainActor @Sendable (Stage) throws(RecordingError) -> Void
  ) {
    self.app = app
    self.name = name
    self.summary = summary
    self.expected = expected
    self.tearsDown = tearsDown
    self.run = run
  }

  /// Identifies the journey among all apps, and names its session in a trace.
  package var id: String { "\(app)/\(name)" }

  /// Why a journey could not be recorded.
  package enum RecordingError: Error, CustomStringConvertible {
    /// The file is not writable.
    case cannotStart(RIBsRecorder.StartError)
    /// The user tried to use a view that is not on screen.
    case notOnScreen(view: String, screen: [String])

    /// The problem and its remedy.
    package var description: String {
      switch self {
      case .cannotStart(let error): error.description
      case .notOnScreen(let view, let screen):
        "The journey wants to use \(view), but on screen is \(screen.joined(separator: " > "))."
      }
    }
  }

  /// Records the journey into its own file.
  ///
  /// - Parameter url: The file. An existing trace in it is replaced.
  /// - Returns: The views on screen at each mark of the journey.
  /// - Throws: ``RecordingError``
  @MainActor @discardableResult
  package func record(to url: URL) throws(RecordingError) -> [Scene] {
    try Journey.record([self], to: url)
  }

  /// Records journeys one after another, each as a session of the same file.
  ///
  /// - Parameters:
  ///   - journeys: The journeys, in the order of their sessions.
  ///   - url: The file. An existing trace in it is replaced.
  /// - Returns: The views on screen at each mark of the journeys.
  /// - Throws: ``RecordingError``
  @MainActor @discardableResult
  package static func record(
    _ journeys: [Journey], to url: URL
  ) throws(RecordingError) -> [Scene] {
    var scenes: [Scene] = []
    for (index, journey) in journeys.enumerated() {
      scenes += try journey.append(to: url, startsAnew: index == 0)
    }
    return scenes
  }

  /// Runs on the main actor, so that journeys take turns with the process's only recorder.
  @MainActor
  private func append(to url: URL, startsAnew: Bool) throws(RecordingError) -> [Scene] {
    let clock = SteppingTraceClock()
    let options = RIBsRecorder.Options(
      app: app, session: id, device: nil, platform: "headless", startedAt: "2026-01-01T00:00:00Z",
      clock: clock, readsHolds: true, startsAnew: startsAnew)
    return try run(on: Stage(clock: clock), to: url, options)
  }

  /// Takes the journey and records nothing, for a test that does.
  ///
  /// - Throws: ``RecordingError``
  @MainActor
  package func play() throws(RecordingError) {
    let stage = Stage()
    try run(stage)
    stage.tearDown()
  }

  /// Takes the journey at the speed of a person who watches: it waits at each mark, and the trace has the real time.
  ///
  /// - Parameters:
  ///   - url: A file, or `tcp://HOST:PORT`. A trace in the file is continued.
  ///   - pace: How long to stay at each mark, in seconds.
  /// - Throws: ``RecordingError``
  @MainActor
  package func walk(to url: URL, pace: Double) throws(RecordingError) {
    let options = RIBsRecorder.Options(
      app: app, session: id, device: nil, platform: "headless", readsHolds: true)
    _ = try run(on: Stage(pace: pace), to: url, options)
  }

  @MainActor
  private func run(
    on stage: Stage, to url: URL, _ options: RIBsRecorder.Options
  ) throws(RecordingError) -> [Scene] {
    do {
      try RIBsRecorder.start(to: url, options: options)
    } catch {
      throw .cannotStart(error)
    }
    // A tree that need not be torn down is still alive when the session ends.
    defer { withExtendedLifetime(stage) { RIBsRecorder.stop(tearsDown ? .teardown : .exit) } }
    try run(stage)
    stage.settle()
    stage.look("end")
    stage.stay()
    if tearsDown {
      stage.tearDown()
      stage.settle()
    }
    return stage.scenes
  }
}
