/// An object the leak detector waits for, by a weak reference: an address may belong to another object by the
/// time it is checked.
final class LeakExpectation {
  /// What is expected to happen in time.
  enum Goal {
    case deallocation(RIBLeak.Role?)
    case disappearance
  }

  let goal: Goal
  /// The RIB the object belongs to, where it is observed.
  let rib: RIBIdentity?
  /// Weak: an expectation must not keep a stopped observer alive.
  private(set) weak var session: ObservationSession?
  private(set) weak var object: AnyObject?
  /// In seconds, of an app that is not halted.
  let allowed: Double
  private(set) var elapsed = 0.0

  init(_ object: AnyObject, goal: Goal, rib: ObservedRIB?, allowed: Double) {
    self.object = object
    self.goal = goal
    self.rib = rib?.identity
    session = rib?.session
    self.allowed = allowed
  }

  var isDue: Bool { elapsed >= allowed }

  var isForDeallocation: Bool {
    if case .deallocation = goal { true } else { false }
  }

  func wait(_ seconds: Double) { elapsed += seconds }

  /// Whether it came true. A view controller that is gone has disappeared as well.
  var isMet: Bool { object == nil }

  /// - Returns: What is wrong when the time is up; nil if nothing is.
  func failure() -> String? {
    guard let object else { return nil }
    switch goal {
    case .deallocation:
      return "\(object) leaked: it was to be deallocated \(Int(allowed)) s after its RIB."
    case .disappearance:
      guard let view = object as? RIBViewController, view.isOnScreen else { return nil }
      return
        "\(object) is still on screen \(Int(allowed)) s after its RIB became inactive: dismiss it where the RIB is detached."
    }
  }
}
