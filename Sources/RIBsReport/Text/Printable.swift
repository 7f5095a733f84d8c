extension String {
  /// Fit for a terminal: what a trace calls a RIB must not move the cursor or hide a line.
  package var printable: String {
    guard unicodeScalars.contains(where: \.isUnprintable) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      result.unicodeScalars.append(scalar.isUnprintable ? "\u{FFFD}" : scalar)
    }
    return result
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
