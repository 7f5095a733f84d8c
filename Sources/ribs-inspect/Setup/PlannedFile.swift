import RIBsAnalysis

/// A file that init would write.
struct PlannedFile {
  let path: String
  let text: String
  /// What the file is for, if its preview does not say so; may be empty.
  let note: String
  /// What people read before they agree.
  let preview: [String]
  /// What a file that is there already has not, of the preview; nil if there is none.
  let missing: [String]?

  /// A file that is shown as it is. Of one that is there, comments and the order of lines do not count.
  init(_ path: String, _ text: String) {
    (self.path, self.text, note) = (path, text, "")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    preview = lines.map(String.init)
    missing = Self.existing(path).map { existing in
      func words(_ line: String) -> [Substring] { line.split(separator: " ") }
      let known = Set(existing.split(whereSeparator: \.isNewline).map { words(String($0)) })
      return lines.map(String.init).filter { line in
        let words = words(line)
        return !known.contains(words) && !(words.first?.hasPrefix("#") ?? true)
          && !(words.first?.hasPrefix("//") ?? true) && line.contains(where: \.isLetter)
      }
    }
  }

  /// A baseline, which is shown by its causes.
  init(_ path: String, _ baseline: Baseline) throws {
    self.path = path
    note = ", so that only new findings fail. It accepts:"
    text = String(decoding: try baseline.data(), as: UTF8.self)
    func words(_ entry: Baseline.Entry) -> String { "\(entry.rule)  \(entry.path)" }
    preview = baseline.entries.map(words)
    missing = Self.existing(path).map { existing in
      baseline.entries.filter { !existing.contains($0.fingerprint) }.map(words)
    }
  }

  /// What is at a path; nil if nothing is, and empty if it cannot be read.
  private static func existing(_ path: String) -> String? {
    NewFile.exists(path) ? AppFolder.text(path) ?? "" : nil
  }
}
