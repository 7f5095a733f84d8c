/// Which entries of a long list an answer shows.
package struct AnswerRange: Sendable {
  /// How many entries come before the first one that is shown.
  package let offset: Int
  /// The most entries to show.
  package let limit: Int

  /// - Parameters:
  ///   - offset: How many entries come before the first one that is shown.
  ///   - limit: The most entries to show.
  package init(offset: Int, limit: Int) {
    (self.offset, self.limit) = (max(0, offset), max(1, limit))
  }
}

/// The entries of a list that fit into an answer for an assistant, and where the rest begins.
struct AnswerPage {
  private let range: AnswerRange
  private var room: Int
  private(set) var lines: [String] = []
  /// How many entries are shown.
  private(set) var count = 0

  /// - Parameters:
  ///   - range: Which entries are wanted.
  ///   - used: The lines of the answer besides the entries.
  init(_ range: AnswerRange, besides used: [String]) {
    self.range = range
    room = Answer.longest - Answer.reserve - Answer.size(of: used)
  }

  /// Adds an entry, unless there is no room for it. The first entry is cut to the room, or nobody could get past it.
  ///
  /// - Returns: Whether it was added. If not, the page is full.
  mutating func add(_ entry: [String]) -> Bool {
    let size = Answer.size(of: entry)
    guard count < range.limit, count == 0 || size <= room else { return false }
    lines += size <= room ? entry : [Answer.bounded(entry.joined(separator: "\n"), to: room)]
    room -= size
    count += 1
    return true
  }

  /// Which of all entries are shown, and how to ask for more.
  ///
  /// - Parameters:
  ///   - total: How many entries there are.
  ///   - noun: What one entry is called.
  func words(of total: Int, _ noun: String) -> String {
    if total == 0 { return "No \(noun)." }
    let all = "\(total) \(noun)\(total == 1 ? "" : "s")"
    guard count > 0 else {
      return
        "Nothing from offset \(range.offset) on: there \(total == 1 ? "is" : "are") only \(all)."
    }
    if count == total { return "\(all), all shown." }
    let end = range.offset + count
    let shown = "Shown: \(range.offset + 1) to \(end) of \(all)."
    return end < total ? "\(shown) Ask again with offset \(end) for more." : shown
  }
}

/// An answer for an assistant. It has a bound, because an assistant pays for each character, and clients refuse long
/// answers.
package enum Answer {
  /// The most bytes of an answer in UTF-8.
  package static let longest = 40_000
  /// What is kept free for the lines after the entries of a list.
  static let reserve = 1_000

  static func size(of lines: [String]) -> Int { lines.reduce(0) { $0 + $1.utf8.count + 1 } }

  /// A list in which each entry is a line.
  ///
  /// - Parameters:
  ///   - entries: The entries, from the first one that is wanted.
  ///   - total: How many entries there are.
  ///   - noun: What one entry is called.
  ///   - range: Which entries are wanted.
  ///   - notes: What comes after the list.
  package static func list(
    _ entries: some Sequence<String>, of total: Int, _ noun: String, _ range: AnswerRange,
    _ notes: [String]
  ) -> String {
    var page = AnswerPage(range, besides: notes)
    for entry in entries {
      guard page.add([entry]) else { break }
    }
    return text(page.lines + [page.words(of: total, noun)] + notes)
  }

  /// The lines as text, cut at the bound. Text in pages does not reach it.
  package static func text(_ lines: [String]) -> String {
    bounded(lines.map { $0 + "\n" }.joined())
  }

  /// The text, cut if it has more bytes.
  package static func bounded(_ text: String, to most: Int = longest) -> String {
    guard text.utf8.count > most else { return text }
    let cut = "\n… The rest is cut, because an answer has at most \(longest) bytes.\n"
    var end = text.utf8.index(text.startIndex, offsetBy: max(0, most - cut.utf8.count))
    // A scalar has at most four bytes.
    while end > text.startIndex, end.samePosition(in: text.unicodeScalars) == nil {
      end = text.utf8.index(before: end)
    }
    return text[..<end] + cut
  }
}
