/// What traces say about a hazard in the source.
public enum HazardOutcome: String, Sendable, CaseIterable {
  /// A trace has a finding that the hazard explains.
  case seen
  /// A trace reached the hazard, and nothing went wrong.
  case taken
  /// No trace reached the hazard.
  case neverTaken = "never taken"
}
