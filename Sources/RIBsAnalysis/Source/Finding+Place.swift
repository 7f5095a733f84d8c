extension Finding {
  /// The file that it is reported at, without the line; empty if there is none.
  package var file: String { at.map(Self.file(of:)) ?? "" }
}
