extension Finding {
  /// A hazard in source.
  ///
  /// - Parameters:
  ///   - page: The rule.
  ///   - severity: How bad it is; nil for the rule's own severity.
  ///   - rib: The name of the RIB.
  ///   - path: The name of the RIB, or of the parent and the child of an edge.
  ///   - place: The line.
  ///   - message: What is wrong, in a sentence.
  ///   - related: Further lines that explain it.
  ///   - more: What distinguishes it from others of the rule with the same path in the file.
  package init(
    _ page: RulePage, severity: Severity? = nil, rib: String, path: String, at place: SourcePlace,
    message: String, related: [(place: SourcePlace, note: String)] = [], more: [String] = []
  ) {
    self.init(
      rule: page.id, severity: severity ?? page.severity, session: "", seq: 0, line: place.line,
      rib: rib, path: path, at: place.description, message: message, fix: page.fix,
      related: related.map {
        Related(seq: 0, line: $0.place.line, at: $0.place.description, note: $0.note)
      },
      victims: 0,
      fingerprint: Self.fingerprint(rule: page.id, path: path, at: place.description, more: more))
  }
}
