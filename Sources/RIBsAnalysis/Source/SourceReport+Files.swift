extension SourceReport {
  /// Whether a file could not be read or parsed. No hazards does not mean clean then.
  package var isIncomplete: Bool { !remarks.isEmpty }

  /// What leads from where the command runs to the file of a place: a folder with a slash at its end, or nothing.
  package var folder: String {
    guard paths.count == 1, let path = paths.first else { return "" }
    if path.hasSuffix(".swift") { return path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }
    if path.isEmpty || path == "." || path == "./" { return "" }
    return path.hasSuffix("/") ? path : path + "/"
  }

  /// A file's path from where the command runs.
  ///
  /// - Parameter file: The file of a place in this report.
  package func location(of file: String) -> String { folder + file }

  /// A remark with the file's path from where the command runs.
  package func located(_ remark: Remark) -> Remark {
    Remark(
      file: location(of: remark.file), line: remark.line, message: remark.message,
      failsCheck: remark.failsCheck)
  }
}
