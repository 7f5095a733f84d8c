extension Finding {
  /// The file that it is reported at, without the line; empty if there is none.
  package var file: String { at.map(Self.file(of:)) ?? "" }
}

extension Finding.Related {
  /// A line that explains a hazard in an app's source.
  ///
  /// - Parameters:
  ///   - place: The line.
  ///   - note: How it relates to the finding.
  package init(_ place: SourcePlace, _ note: String) {
    self.init(seq: 0, line: place.line, at: place.description, note: note)
  }
}
