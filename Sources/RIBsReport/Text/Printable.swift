import RIBsAnalysis

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

extension UnicodeScalar {
  fileprivate var isUnprintable: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // Marks that change the direction of the text after them.
    case .format: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    default: false
    }
  }
}
