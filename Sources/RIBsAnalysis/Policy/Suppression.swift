/// Findings that a team accepts, and the reason.
public struct Suppression: Sendable {
  /// The rule's id.
  public let rule: String
  /// The paths that the suppression covers.
  public let path: Glob
  /// Why the team accepts the findings.
  public let reason: String
  /// The last day on which the suppression applies, as `YYYY-MM-DD`; nil if it never expires.
  public let until: String?
  /// Its line in the config, from 1.
  public let line: Int

  /// - Parameters:
  ///   - rule: The rule's id.
  ///   - path: The paths that the suppression covers.
  ///   - reason: Why the team accepts the findings.
  ///   - until: The last day on which the suppression applies, as `YYYY-MM-DD`; nil if it never expires.
  ///   - line: Its line in the config, from 1.
  public init(rule: String, path: Glob, reason: String, until: String?, line: Int) {
    self.rule = rule
    self.path = path
    self.reason = reason
    self.until = until
    self.line = line
  }

  /// Whether the suppression has run out.
  ///
  /// - Parameter today: The day, as `YYYY-MM-DD`.
  package func isExpired(on today: String) -> Bool { until.map { $0 < today } ?? false }

  /// What a team should know about the suppression after all findings are judged; nil if it is in use.
  ///
  /// - Parameter input: What was judged, in words.
  func remark(isUsed: Bool, in input: String, today: String, file: String) -> Remark? {
    let about = "the suppression of \(rule) at '\(path)'"
    let message: String
    switch (isExpired(on: today), isUsed) {
    case (false, true): return nil
    case (false, false):
      message =
        "\(about) matches nothing in \(input). Remove it if nothing needs it any more."
    case (true, true):
      message =
        "\(about) counted until \(until ?? ""), and it still happens. Fix it, or set a new date."
    case (true, false):
      message = "\(about) counted until \(until ?? ""). Remove it."
    }
    return Remark(file: file, line: line, message: message)
  }
}
