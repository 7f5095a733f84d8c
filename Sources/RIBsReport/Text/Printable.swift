import RIBsAnalysis
import RIBsTrace

extension String {
  /// The text without characters that could move a terminal's cursor, hide a line or form a command in a CI's
  /// log. Names in a trace may hold any character.
  package var printable: String {
    guard unicodeScalars.contains(where: \.isUnprintable) else { return withoutWorkflowCommands }
    var result = ""
    for scalar in unicodeScalars {
      result.unicodeScalars.append(scalar.isUnprintable ? "\u{FFFD}" : scalar)
    }
    return result.withoutWorkflowCommands
  }
}
