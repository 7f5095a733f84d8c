/// A call site of a trace in its parts: `Module/File.swift:12`.
struct CallSite {
  let file: String
  /// From 1.
  let line: Int

  /// Nil where the text is no call site.
  init?(_ text: String) {
    guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]),
      line >= 1
    else { return nil }
    file = String(text[..<colon])
    self.line = line
  }

  /// What Swift calls the module in `#fileID`; nil where the text names none.
  var module: Substring? {
    let parts = file.split(separator: "/")
    return parts.count > 1 ? parts[0] : nil
  }

  var fileName: Substring { file.split(separator: "/").last ?? "" }
}
