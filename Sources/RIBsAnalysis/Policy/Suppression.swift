/// A finding that a team lives with, and says why.
public struct Suppression: Sendable {
  /// The rule's id.
  public let rule: String
  /// Which paths it is about.
  public let path: Glob
  /// Why the team lives with it.
  public let reason: String
  /// The last day on which it counts, as `YYYY-MM-DD`; nil for ever.
  public let until: String?
  /// The line of the config it stands in, from 1.
  public let line: Int

  /// - Parameters:
  ///   - rule: The rule's id.
  ///   - path: Which paths it is about.
  ///   - reason: Why the team lives with it.
  ///   - until: The last day on which it counts, as `YYYY-MM-DD`; nil for ever.
  ///   - line: The line of the config it stands in, from 1.
  public init(rule: String, path: Glob, reason: String, until: String?, line: Int) {
    self.rule = rule
    self.path = path
    self.reason = reason
    self.until = until
    self.line = line
  }

  func isExpired(on today: String) -> Bool { until.map { $0 < today } ?? false }

  /// What a team should know of it, now that all findings were seen.
  func remark(isUsed: Bool, today: String, file: String) -> Remark? {
    let about = "the suppression of \(rule) at '\(path)'"
    let message: String
    switch (isExpired(on: today), isUsed) {
    case (false, true): return nil
    case (false, false):
      message =
        "\(about) matches nothing in these traces. Remove it if nothing needs it any more."
    case (true, true):
      message =
        "\(about) counted until \(until ?? ""), and it still happens. Fix it, or set a new date."
    case (true, false):
      message = "\(about) counted until \(until ?? ""). Remove it."
    }
    return Remark(file: file, line: line, message: message)
  }
}
