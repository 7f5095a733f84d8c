/// The first lines in which two texts differ, as `diff -u` shows them.
package struct LineDifference: CustomStringConvertible {
  /// Lines before the first difference.
  private static let context = 3
  /// From the first difference on, this many lines of each text are compared.
  private static let compared = 40
  /// A longer line is cut.
  private static let longest = 160

  package let description: String

  /// - Parameters:
  ///   - old: The text whose lines are marked with `-`.
  ///   - new: The text whose lines are marked with `+`.
  package init(from old: String, to new: String) {
    let (before, after) = (Self.lines(old), Self.lines(new))
    let shared = zip(before, after).prefix { $0 == $1 }.count
    let start = max(0, shared - Self.context)
    let ends = [before, after].map { min($0.count, shared + Self.compared) }
    // Long lines that begin alike are shown from where they differ.
    let column =
      zip(before.dropFirst(shared).first ?? "", after.dropFirst(shared).first ?? "")
      .prefix { $0 == $1 }.count
    let indent = column > Self.longest / 2 ? column - Self.longest / 4 : 0
    let lines = Self.merged(Array(before[start..<ends[0]]), Array(after[start..<ends[1]]))
    let rest = max(before.count - ends[0], after.count - ends[1])
    description =
      (["@@ line \(start + 1) @@"] + lines.map { Self.cut($0, indent) }
      + (rest > 0 ? ["… \(rest) more lines are not compared"] : []))
      .joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The lines of both, each with its mark.
  private static func merged(
    _ before: [Substring], _ after: [Substring]
  ) -> [(mark: String, line: Substring)] {
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var merged: [(mark: String, line: Substring)] = []
    var next = 0
    for (offset, line) in before.enumerated() {
      if removed.contains(offset) {
        merged.append(("-", line))
        continue
      }
      while inserted.contains(next) {
        merged.append(("+", after[next]))
        next += 1
      }
      merged.append((" ", line))
      next += 1
    }
    return merged + after[min(next, after.count)...].map { ("+", $0) }
  }

  private static func cut(_ entry: (mark: String, line: Substring), _ indent: Int) -> String {
    let isCutInFront = indent > 0 && entry.line.count > indent
    let shown = isCutInFront ? entry.line.dropFirst(indent) : entry.line
    let end = shown.count > longest ? "…" : ""
    return "\(entry.mark)\(isCutInFront ? "…" : "")\(shown.prefix(longest))\(end)"
  }
}
