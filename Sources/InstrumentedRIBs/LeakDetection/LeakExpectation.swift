import RIBsRecording

/// An object the leak detector waits for. The reference is weak, and not an address, which may belong to another
/// object by the time it is checked.
final class LeakExpectation {
  /// What is expected to happen in time.
  enum Goal {
    case deallocation(RouterRecord.Role?)
    case disappearance
  }

  let goal: Goal
  private let identity: RIBIdentity?
  /// Weak: an expectation must not keep a stopped observer alive.
  private(set) weak var session: ObservationSession?
  private(set) weak var object: AnyObject?
  /// In seconds. Time in which the app is halted does not count.
  let allowed: Double
  private(set) var elapsed = 0.0

  init(_ object: AnyObject, goal: Goal, rib: RecordedRIB?, allowed: Double) {
    self.object = object
    self.goal = goal
    identity = rib?.identity
    session = rib?.session
    self.allowed = allowed
  }

  /// Whether the object belongs to a RIB that was recorded, even if the recording is over.
  var isOfRecordedRIB: Bool { identity != nil }

  /// The RIB that the object belongs to, if the recording goes on.
  var rib: RecordedRIB? {
    guard let identity, let session else { return nil }
    return RecordedRIB(session: session, identity: identity)
  }

  var isDue: Bool { elapsed >= allowed }

  var isForDeallocation: Bool {
    if case .deallocation = goal { true } else { false }
  }

  func wait(_ seconds: Double) { elapsed += seconds }

  /// Whether the expectation was met. A deallocated view controller has disappeared too.
  var isMet: Bool { object == nil }

  /// - Returns: The failure when the time is up; nil if there is none.
  func failure() -> String? {
    guard let object else { return nil }
    switch goal {
    case .deallocation:
      return "\(object) leaked: it should have been deallocated within \(allowed) s."
    case .disappearance:
      guard let view = object as? RIBViewController, view.isOnScreen else { return nil }
      return
        "\(object) is still on screen \(allowed) s after its RIB became inactive: dismiss it where the RIB is detached."
    }
  }
}
