/// What the leak detector waits for. It knows its object by a weak reference: an address may belong to
/// another object by the time it is looked at.
final class LeakExpectation {
  /// What it means that the time is up.
  enum Goal {
    case deallocation(RIBLeak.Role?)
    case disappearance
  }

  let goal: Goal
  /// The RIB the object belongs to, where it is observed.
  let rib: RIBIdentity?
  /// Weak: what is expected must not keep an observer that has stopped.
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

  /// Whether it came true: the object is gone, which does for a view controller too.
  var isMet: Bool { object == nil }

  /// - Returns: What is wrong now that the time is up; nil where nothing is.
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
