import ArgumentParser

extension ExitCode {
  /// A finding at or above the threshold.
  static let findings = ExitCode(1)
  /// An input could not be used.
  static let unusableInput = ExitCode(2)
  /// No such finding, but not everything could be judged.
  static let inconclusive = ExitCode(3)
  /// The tool itself failed.
  static let toolFailed = ExitCode(70)
}
