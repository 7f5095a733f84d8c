/// How bad a finding is. `error` fails a check unless told otherwise.
public enum Severity: String, Sendable, Comparable, CaseIterable {
  /// Worth knowing.
  case info
  /// Probably wrong, or a habit that costs.
  case warning
  /// Wrong.
  case error

  /// Info is less than warning, warning less than error.
  public static func < (one: Severity, other: Severity) -> Bool {
    one.rank < other.rank
  }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
