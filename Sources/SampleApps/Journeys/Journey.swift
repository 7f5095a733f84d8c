import Foundation
import InstrumentedRIBs
import RIBsRecorder

/// One use of a sample app from its launch to its end, and what the analyzer has to say of it.
package struct Journey: Sendable {
  /// The sample app's name.
  package let app: String
  /// The journey's name; an app has it once.
  package let name: String
  /// What happens, in a line.
  package let summary: String
  /// The rules whose verdict the journey earns, once for each finding; empty where all is in order.
  package let expected: [String]
  /// Whether the whole app is released at the end, so that nothing may be left of it.
  package let tearsDown: Bool

  private let run: @MainActor @Sendable (Stage) throws(RecordingError) -> Void

  /// - Parameters:
  ///   - run: What the user does. The app is on the stage; nothing else may outlive the closure.
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

  /// Names the journey among those of all apps, and its session in a trace.
  package var id: String { "\(app)/\(name)" }

  /// Why a journey was not recorded.
  package enum RecordingError: Error, CustomStringConvertible {
    /// The file cannot be written.
    case cannotStart(RIBsRecorder.StartError)
    /// The user wanted to use a view that is not on screen.
    case notOnScreen(view: String, screen: [String])

    /// What happened and what to do about it.
    package var description: String {
      switch self {
      case .cannotStart(let error): error.description
      case .notOnScreen(let view, let screen):
        "The journey wants to use \(view), but on screen is \(screen.joined(separator: " > "))."
      }
    }
  }

  /// Records the journey into a file of its own.
  ///
  /// - Parameter url: The file; a trace that it holds is replaced.
  /// - Returns: What was on screen at each point the journey names.
  /// - Throws: ``RecordingError``
  @MainActor @discardableResult
  package func record(to url: URL) throws(RecordingError) -> [Scene] {
    try Journey.record([self], to: url)
  }

  /// Records journeys one after the other, each as a session of the same file.
  ///
  /// - Parameters:
  ///   - journeys: The journeys, in the order of their sessions.
  ///   - url: The file; a trace that it holds is replaced.
  /// - Returns: What was on screen at each point the journeys name.
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

  /// The main actor lets one journey after the other have the one recorder of the process.
  @MainActor
  private func append(to url: URL, startsAnew: Bool) throws(RecordingError) -> [Scene] {
    let clock = SteppingTraceClock()
    let options = RIBsRecorder.Options(
      app: app, session: id, platform: "headless", startedAt: "2026-01-01T00:00:00Z",
      clock: clock, readsHolds: true, startsAnew: startsAnew)
    do {
      try RIBsRecorder.start(to: url, options: options)
    } catch {
      throw .cannotStart(error)
    }
    let stage = Stage(clock: clock)
    // A tree that may stay up is still up when the session closes.
    defer { withExtendedLifetime(stage) { RIBsRecorder.stop(tearsDown ? .teardown : .exit) } }
    try run(stage)
    stage.settle()
    stage.look("end")
    if tearsDown {
      stage.tearDown()
      stage.settle()
    }
    return stage.scenes
  }
}
