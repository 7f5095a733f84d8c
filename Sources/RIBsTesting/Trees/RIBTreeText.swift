import RIBsReport

/// Reads a tree in the notation of the text report.
enum RIBTreeText {
  /// A line that is not understood.
  struct Mistake: Error, CustomStringConvertible {
    let line: Int
    let reason: String

    var description: String { "Line \(line) of the expected tree \(reason)" }
  }

  /// - Returns: The RIBs in preorder.
  /// - Throws: ``Mistake``
  static func items(_ text: String) throws(Mistake) -> [RIBTree.Item] {
    var items: [RIBTree.Item] = []
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      do throws(Problem) {
        let item = try item(line)
        let last = items.last
        guard item.depth <= (last?.depth ?? -1) + 1,
          last?.isMore != true || item.depth <= last?.depth ?? 0
        else { throw Problem(text: "stands too far right: the line above it is not its parent.") }
        items.append(item)
      } catch {
        throw Mistake(line: number, reason: error.text)
      }
    }
    return items
  }

  private struct Problem: Error {
    let text: String
  }

  private static func item(_ line: Substring) throws(Problem) -> RIBTree.Item {
    var rest = line
    var depth = 0
    while rest.hasPrefix("│  ") || rest.hasPrefix("   ") {
      rest = rest.dropFirst(3)
      depth += 1
    }
    if rest.hasPrefix("├─ ") || rest.hasPrefix("└─ ") {
      rest = rest.dropFirst(3)
      depth += 1
    } else if depth > 0 {
      throw Problem(
        text: "is indented and has no branch. Write ├─ before a RIB, or └─ before the last one.")
    }
    let text = rest.trimmingWhitespace
    if depth > 0, text == RIBTree.Item.more || text == "..." {
      return RIBTree.Item(depth: depth, name: RIBTree.Item.more)
    }
    guard let first = rest.first, first.isLetter || first == "_" else {
      throw Problem(text: "has no name of a RIB after its branch.")
    }
    return try item(rest, depth: depth)
  }

  /// - Parameter text: A name, a count and notes.
  private static func item(_ text: Substring, depth: Int) throws(Problem) -> RIBTree.Item {
    let words = text.split { $0 == " " || $0 == "," }
    guard let name = words.first else { throw Problem(text: "has no name of a RIB.") }
    var item = RIBTree.Item(depth: depth, name: String(name))
    for word in words.dropFirst() {
      switch word {
      case "viewless": item.isViewless = true
      case "inactive": item.isInactive = true
      case let count where count.first == "×":
        guard let number = Int(count.dropFirst()), number > 0 else {
          throw Problem(text: "has '\(count)', which is not a count such as ×3.")
        }
        item.count = number
      default:
        throw Problem(
          text: "has '\(word)' after the name. A name is followed by ×3, viewless or inactive only."
        )
      }
    }
    return item
  }
}

extension Substring {
  fileprivate var trimmingWhitespace: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

extension RIBTree.Item {
  /// The item without its branch.
  var label: String {
    let notes = [isViewless ? "viewless" : nil, isInactive ? "inactive" : nil].compactMap { $0 }
    let name = count == 1 ? name : "\(name) ×\(count)"
    return notes.isEmpty ? name : "\(name)  \(notes.joined(separator: ", "))"
  }
}

/// Lines with branches, of which a test's output has room for some.
struct TreeDrawing {
  private static let mostLines = 200
  private static let deepest = 60

  private(set) var lines: [String] = []

  /// - Parameter labels: In preorder, with their depths, and what stands at the beginning of the line.
  init(_ labels: [(mark: String, depth: Int, text: String)]) {
    let shown = labels.enumerated().filter { $1.depth <= Self.deepest }.prefix(Self.mostLines)
    let branches = TreeBranches(shown.map { .init(depth: $1.depth) })
    lines = zip(shown, branches.first).map { $0.element.mark + $1 + $0.element.text }
    if shown.count < labels.count { lines.append("… \(labels.count - shown.count) more") }
  }
}
