/// Changes of files, as `git apply` and `patch -p1` take them.
package struct Patch: Sendable {
  /// A file before and after.
  package struct File: Sendable {
    /// Relative to the folder that was read.
    package let path: String
    /// The path before; nil if it is the same, or if the file is new.
    package let oldPath: String?
    /// Nil if the file is new.
    package let before: String?
    /// Nil if the file goes.
    package let after: String?

    package init(path: String, movedFrom oldPath: String? = nil, before: String?, after: String?) {
      self.path = path
      self.oldPath = oldPath == path ? nil : oldPath
      self.before = before
      self.after = after
    }
  }

  /// By path.
  package let files: [File]

  package init(_ files: [File]) {
    self.files = files.filter { $0.before != $0.after || $0.oldPath != nil }
      .sorted { $0.path < $1.path }
  }

  /// So many lines stand around a change.
  private static let context = 3

  /// The patch in the unified format, as POSIX describes it for `diff -u`. A file that moves has the header that
  /// `git diff` gives it, which `patch` understands as well.
  package var text: String {
    files.map { file in
      let oldPath = file.oldPath ?? file.path
      let old = file.before == nil ? "/dev/null" : Self.quoted("a/\(oldPath)")
      let new = file.after == nil ? "/dev/null" : Self.quoted("b/\(file.path)")
      var text = ""
      if file.oldPath != nil {
        text = "diff --git \(old) \(new)\n"
        text += "rename from \(Self.quoted(oldPath))\nrename to \(Self.quoted(file.path))\n"
      }
      guard file.before != file.after else { return text }
      return text + "--- \(old)\n+++ \(new)\n" + Self.hunks(file.before ?? "", file.after ?? "")
    }.joined()
  }

  /// A path as git writes it if it has characters that would end it.
  private static func quoted(_ path: String) -> String {
    guard path.utf8.contains(where: { $0 < 32 || $0 == UInt8(ascii: "\"") }) else { return path }
    let text = path.utf8.map { byte -> String in
      switch byte {
      case UInt8(ascii: "\t"): "\\t"
      case UInt8(ascii: "\n"): "\\n"
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): "\\" + String(UnicodeScalar(byte))
      case 32..<127: String(UnicodeScalar(byte))
      default: "\\" + String(byte / 64) + String(byte / 8 % 8) + String(byte % 8)
      }
    }.joined()
    return "\"\(text)\""
  }

  private enum Line {
    case kept(Substring)
    case removed(Substring)
    case added(Substring)

    var isAdded: Bool { if case .added = self { true } else { false } }
    var isRemoved: Bool { if case .removed = self { true } else { false } }
  }

  private static func hunks(_ before: String, _ after: String) -> String {
    let lines = slid(lines(before, after))
    let changed = lines.indices.filter { if case .kept = lines[$0] { false } else { true } }
    guard var first = changed.first, var last = changed.first else { return "" }
    var hunks: [ClosedRange<Int>] = []
    for index in changed.dropFirst() {
      if index - last > 2 * context {
        hunks.append(first...last)
        first = index
      }
      last = index
    }
    hunks.append(first...last)
    var text = ""
    var (position, oldLine, newLine) = (0, 1, 1)
    for hunk in hunks {
      let range =
        max(hunk.lowerBound - context, position)..<min(hunk.upperBound + context + 1, lines.count)
      // Lines between two hunks are kept.
      (oldLine, newLine) = (
        oldLine + range.lowerBound - position, newLine + range.lowerBound - position
      )
      position = range.upperBound
      let part = lines[range]
      let old = part.count { if case .added = $0 { false } else { true } }
      let new = part.count { if case .removed = $0 { false } else { true } }
      // A side without lines is named by the line before it.
      text +=
        "@@ -\(old == 0 ? oldLine - 1 : oldLine),\(old) +\(new == 0 ? newLine - 1 : newLine),\(new) @@\n"
      for line in part {
        switch line {
        case .kept(let line): text += marked(" ", line)
        case .removed(let line): text += marked("-", line)
        case .added(let line): text += marked("+", line)
        }
      }
      (oldLine, newLine) = (oldLine + old, newLine + new)
    }
    return text
  }

  /// The lines with each run of added lines as far down as it can stand, so that a function that is added is shown from
  /// its first line to its last.
  private static func slid(_ lines: [Line]) -> [Line] {
    var lines = lines
    var end = lines.count
    while let last = lines[..<end].lastIndex(where: \.isAdded) {
      var first = last
      while first > 0, lines[first - 1].isAdded { first -= 1 }
      let count = last - first + 1
      var next = last + 1
      if first == 0 || !lines[first - 1].isRemoved {
        while next < lines.count, case .kept(let line) = lines[next],
          case .added(let top) = lines[next - count], line == top
        {
          lines[next - count] = .kept(top)
          lines[next] = .added(line)
          next += 1
        }
      }
      end = first
    }
    return lines
  }

  private static func marked(_ mark: String, _ line: Substring) -> String {
    line.utf8.last == UInt8(ascii: "\n")
      ? "\(mark)\(line)" : "\(mark)\(line)\n\\ No newline at end of file\n"
  }

  /// The lines of both texts, removed ones before added ones.
  private static func lines(_ before: String, _ after: String) -> [Line] {
    let (old, new) = (before.linesWithEnds, after.linesWithEnds)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    // Myers' algorithm, as the standard library has it.
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        lines.append(.removed(old[i]))
        i += 1
      } else if added.contains(j) {
        lines.append(.added(new[j]))
        j += 1
      } else {
        lines.append(.kept(old[i]))
        (i, j) = (i + 1, j + 1)
      }
    }
    return lines
  }
}

extension String {
  /// The lines, each with what ends it.
  fileprivate var linesWithEnds: [Substring] {
    var lines: [Substring] = []
    var start = startIndex
    // By bytes: "\r\n" is one character.
    for index in utf8.indices where utf8[index] == UInt8(ascii: "\n") {
      let next = utf8.index(after: index)
      lines.append(self[start..<next])
      start = next
    }
    if start < endIndex { lines.append(self[start...]) }
    return lines
  }
}
