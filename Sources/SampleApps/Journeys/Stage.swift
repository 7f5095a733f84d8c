import Foundation
import InstrumentedRIBs
import RIBsRecorder

/// The views on screen at one moment of a journey.
package struct Scene: Sendable, Equatable {
  /// The moment's name.
  package let name: String
  /// The titles of the views on screen, containers first.
  package let titles: [String]

  /// - Parameters:
  ///   - name: The moment's name.
  ///   - titles: The titles of the views on screen, containers first.
  package init(_ name: String, _ titles: [String]) {
    self.name = name
    self.titles = titles
  }
}

/// The stage of a journey: a device whose window owns the app, and a user who can use only what is on
/// screen.
@MainActor
final class Stage {
  private(set) var scenes: [Scene] = []
  private let window = HeadlessWindow()
  private let time: Time
  /// The router of the app that was launched.
  private(set) var root: (any LaunchRouting)?

  /// How time passes.
  private enum Time {
    /// On the trace's clock alone.
    case stepping(SteppingTraceClock)
    /// As it does. The user looks around for so many seconds at each mark, and never waits longer.
    case real(pace: Double)
  }

  /// - Parameter clock: The trace's clock, which advances while the user waits.
  init(clock: SteppingTraceClock = SteppingTraceClock()) { time = .stepping(clock) }

  /// - Parameter pace: How long the user looks around at each mark, in seconds.
  init(pace: Double) { time = .real(pace: pace) }

  /// Launches an app and keeps it until the journey ends.
  func launch(_ root: any LaunchRouting) {
    self.root = root
    root.launch(from: window)
  }

  /// The view of a type that is on screen; the frontmost if there are several.
  func onScreen<View: HeadlessViewController>(
    _ type: View.Type
  ) throws(Journey.RecordingError) -> View {
    guard let view = visibleViews.last(where: { $0 is View }) as? View else {
      throw .notOnScreen(view: "\(type)", screen: titles)
    }
    return view
  }

  /// Adds a mark to the trace and records what is on screen.
  func mark(_ name: String) {
    RIBsRecorder.mark(name)
    look(name)
    stay()
  }

  /// The user looks around.
  func stay() {
    if case .real(let pace) = time { Thread.sleep(forTimeInterval: pace) }
  }

  func look(_ name: String) {
    scenes.append(Scene(name, titles))
  }

  /// The user waits.
  func pause(seconds: Int) {
    switch time {
    case .stepping(let clock): clock.advance(by: seconds * 1_000_000_000)
    case .real: stay()
    }
  }

  /// Settles the trace. All effects of the last action are complete, since nothing in the apps is asynchronous.
  func settle() {
    RIBsRecorder.assumeSettled()
  }

  /// Releases the app with everything that belongs to it.
  func tearDown() {
    window.rootViewController = nil
    root = nil
  }

  private var titles: [String] { visibleViews.map(\.title).filter { !$0.isEmpty } }

  private var visibleViews: [HeadlessViewController] {
    var found: [HeadlessViewController] = []
    var waiting = window.rootViewController.map { [$0] } ?? []
    while let view = waiting.popLast() {
      if view.isVisible { found.append(view) }
      // A container presents for the views in it.
      if view.parent == nil, let sheet = view.presented { waiting.append(sheet) }
      waiting += view.children.reversed()
    }
    return found
  }
}
