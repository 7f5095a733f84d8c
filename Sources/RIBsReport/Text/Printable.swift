import RIBsAnalysis

extension String {
  /// Fit for a terminal and for a CI's log: what a trace calls a RIB must not move the cursor, hide a line or be taken
  /// for a command.
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
    // Marks that change the direction of what follows.
    case .format: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    default: false
    }
  }
}
