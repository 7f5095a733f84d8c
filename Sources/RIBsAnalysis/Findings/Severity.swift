/// How bad a finding is. By default, only `error` fails a check.
public enum Severity: String, Sendable, Comparable, CaseIterable {
  /// Worth knowing.
  case info
  /// Probably wrong, or a habit that costs.
  case warning
  /// Wrong.
  case error

  /// Orders info before warning, and warning before error.
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
