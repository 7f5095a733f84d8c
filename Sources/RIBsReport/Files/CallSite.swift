/// The parts of a call site in a trace: `Module/File.swift:12`.
struct CallSite {
  let file: String
  /// Counted from 1.
  let line: Int

  /// Nil if the text is not a call site.
  init?(_ text: String) {
    guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]),
      line >= 1
    else { return nil }
    file = String(text[..<colon])
    self.line = line
  }

  /// The module name in Swift's `#fileID`; nil if the text has none.
  var module: Substring? {
    let parts = file.split(separator: "/")
    return parts.count > 1 ? parts[0] : nil
  }

  var fileName: Substring { file.split(separator: "/").last ?? "" }
}
