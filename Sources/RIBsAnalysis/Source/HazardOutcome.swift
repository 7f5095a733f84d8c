/// What traces say about a hazard in the source.
public enum HazardOutcome: String, Sendable, CaseIterable, Comparable {
  /// No trace reached the hazard.
  case neverTaken = "never taken"
  /// A trace reached the hazard, and nothing went wrong.
  case taken
  /// A trace has a finding that the hazard explains.
  case seen

  /// The outcome in a few words.
  package var words: String {
    switch self {
    case .seen: "seen in a trace"
    case .taken: "reached in a trace, nothing seen"
    case .neverTaken: "reached in no trace"
    }
  }

  /// Compares how much traces say: least where no trace reached the hazard.
  public static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .neverTaken: 0
    case .taken: 1
    case .seen: 2
    }
  }
}
