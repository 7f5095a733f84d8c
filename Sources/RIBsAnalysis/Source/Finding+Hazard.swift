extension Finding {
  /// A hazard in an app's source. It belongs to no session and no event.
  ///
  /// - Parameters:
  ///   - rule: The rule's id.
  ///   - severity: How bad it is.
  ///   - path: The RIB's name, or the names of parent and child joined by `/`.
  ///   - place: The line of the source.
  ///   - message: What can happen, in a sentence.
  ///   - fix: What to do about it, in a sentence.
  ///   - related: Other lines that explain it.
  ///   - more: What distinguishes it from other hazards of the rule with the same path in the file.
  /// - Returns: The hazard. Its fingerprint does not depend on the line.
  package static func hazard(
    _ rule: String, _ severity: Severity, path: String, at place: SourcePlace, message: String,
    fix: String, related: [(place: SourcePlace, note: String)] = [], more: [String] = []
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, session: "", seq: 0, line: place.line,
      rib: path.split(separator: "/").last.map(String.init), path: path, at: place.description,
      message: message,
      fix: fix,
      related: related.map {
        Related(seq: 0, line: $0.place.line, at: $0.place.description, note: $0.note)
      }, victims: 0,
      fingerprint: fingerprint(rule: rule, path: path, at: place.description, more: more))
  }
}
