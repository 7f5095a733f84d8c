/// What `ribs-inspect doctor` says about one thing that it looked at.
package struct Diagnosis: Sendable, Equatable {
  /// How the thing is.
  package enum State: String, Sendable, CaseIterable {
    /// An input could not be read.
    case unread
    /// It has to be mended.
    case wrong
    /// It is worth knowing, and may be on purpose.
    case remark
    /// It is in order.
    case fine
  }

  /// How the thing is.
  package let state: State
  /// The id of the check that looked at it.
  package let check: String
  /// What was found, in a sentence. If all is fine, in a few words.
  package let title: String
  /// Why it matters; nil if all is fine.
  package let reason: String?
  /// Where it is: files, lines or variables, each once.
  package let places: [String]
  /// What to do about it; nil if all is fine.
  package let fix: String?

  /// - Parameters:
  ///   - state: How the thing is.
  ///   - check: The id of the check that looked at it.
  ///   - title: What was found, in a sentence. If all is fine, in a few words.
  ///   - reason: Why it matters.
  ///   - places: Where it is.
  ///   - fix: What to do about it.
  package init(
    _ state: State, check: String, _ title: String, because reason: String? = nil,
    at places: [String] = [], fix: String? = nil
  ) {
    var known: Set<String> = []
    self.state = state
    self.check = check
    self.title = title
    self.reason = reason
    self.places = places.filter { known.insert($0).inserted }
    self.fix = fix
  }
}
