import Foundation

/// The output that a page shows. A line `…` stands for any lines.
struct ShownOutput {
  private let lines: [String]

  init(_ lines: [String]) {
    self.lines = Self.trimmed(lines)
  }

  /// The index of the first line that a program did not print where the page shows it; nil if it printed all.
  ///
  /// - Parameter isWhole: Whether the page shows the output from its first line to its last.
  func firstDifference(from output: String, isWhole: Bool) -> Int? {
    let printed = Self.trimmed(
      output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    // The start that fits longest shows best what differs.
    var furthest = 0
    for start in isWhole ? 0...0 : 0...printed.count {
      guard let index = firstDifference(from: printed, at: start, isWhole) else { return nil }
      furthest = max(furthest, index)
    }
    return furthest
  }

  private func firstDifference(from printed: [String], at start: Int, _ isWhole: Bool) -> Int? {
    var position = start
    for group in lines.split(separator: "…") {
      let isLast = group.endIndex == lines.endIndex
      // The first lines stand at the start, the last ones at the end, and others anywhere.
      if isLast, isWhole, group.startIndex > 0 {
        position = max(position, printed.count - group.count)
      }
      let isFixed = group.startIndex == 0 || (isLast && isWhole)
      var furthest = 0
      while true {
        let same = zip(group, printed.dropFirst(position)).prefix { $0 == $1 }.count
        if same == group.count { break }
        furthest = max(furthest, same)
        position += 1
        if isFixed || position >= printed.count { return group.startIndex + furthest }
      }
      position += group.count
    }
    let isAtEnd = position == printed.count || lines.last == "…"
    return isWhole && !isAtEnd ? lines.count : nil
  }

  /// Without spaces at the ends of lines, and without empty lines around them.
  private static func trimmed(_ lines: [String]) -> [String] {
    let lines = lines.map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
    return lines.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed()
  }
}
