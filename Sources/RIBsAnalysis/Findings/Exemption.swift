/// Why a finding does not count against a check.
public enum Exemption: Sendable, Hashable {
  /// The team's config suppresses it, for this reason.
  case suppressed(reason: String)
  /// The baseline lists it.
  case baseline

  /// The reason, in words.
  public var reason: String {
    switch self {
    case .suppressed(let reason): reason
    case .baseline: "in the baseline"
    }
  }
}
