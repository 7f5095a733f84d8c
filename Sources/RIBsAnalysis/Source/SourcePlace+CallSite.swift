extension SourcePlace {
  /// The parts of a call site: `Module/File.swift:12` in a trace, `path/to/File.swift:12` in a report on source.
  ///
  /// - Parameter text: The call site. The result is nil if the text is none.
  package init?(_ text: String) {
    guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]),
      line >= 1
    else { return nil }
    self.init(file: String(text[..<colon]), line: line)
  }

  /// The first folder, which in Swift's `#fileID` is the module; nil if there is none.
  package var module: Substring? {
    let parts = file.split(separator: "/")
    return parts.count > 1 ? parts[0] : nil
  }

  /// The file's name without its folders.
  package var fileName: Substring { file.split(separator: "/").last ?? "" }
}
