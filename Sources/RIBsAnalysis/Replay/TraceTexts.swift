import RIBsTrace

/// The names and call sites of a trace, by their numbers. All sessions share one table: with a copy for each, memory
/// would grow with the square of the number of sessions.
///
/// `@unchecked`: only the analyzer appends, and it returns no session before it has read the last line.
package final class TraceTexts: @unchecked Sendable {
  /// The most characters of one name or call site. A line may carry a name of a megabyte, and a report repeats the names
  /// of a path.
  static let longest = 1000

  private var texts: [String] = []
  /// The numbers of texts that are no name: nobody could read an empty one, and `?` stands for none.
  private var namelessNumbers: [TextNumber] = []
  /// Of two texts that people cannot tell apart, though they are written in other bytes, the first is meant.
  private var firsts: [TextNumber: TextNumber] = [:]
  private var numbersOfOther: [String: TextNumber] = [:]

  package init() {}

  package subscript(number: TextNumber) -> String {
    let index = Int(number.value) - 1
    return texts.indices.contains(index) ? texts[index] : Forest.unknownName
  }

  subscript(number: TextNumber?) -> String? { number.map { self[$0] } }

  /// What a RIB is called; `?` where the trace never tells.
  func name(_ number: TextNumber?) -> String { number.map { self[$0] } ?? Forest.unknownName }

  /// The number of a RIB's name, where it is one.
  @inline(__always)
  func nameNumber(_ number: TextNumber) -> TextNumber? {
    if namelessNumbers.isEmpty { return number }
    return namelessNumbers.contains(number) ? nil : number
  }

  /// The texts among some given ones that occur in the trace, as a name or otherwise.
  func found(of wanted: Set<String>) -> [String] { texts.filter { wanted.contains($0) } }

  /// - Parameter more: The texts with the next numbers.
  func append(_ more: [String]) {
    for text in more {
      texts.append(text.shortened(to: Self.longest))
      let number = TextNumber(UInt32(truncatingIfNeeded: texts.count))
      if text.isEmpty || text == Forest.unknownName { namelessNumbers.append(number) }
      guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { continue }
      if let first = numbersOfOther[text] {
        firsts[number] = first
      } else {
        numbersOfOther[text] = number
      }
    }
  }

  /// Whether some text of the trace is written in two ways.
  var hasTwins: Bool { !firsts.isEmpty }

  /// The first of the texts that look like this one.
  func first(_ number: TextNumber) -> TextNumber { firsts[number] ?? number }
}

extension String {
  /// The text with at most `most` Unicode scalars; the middle is left out.
  func shortened(to most: Int) -> String {
    guard utf8.count > most, unicodeScalars.count > most else { return self }
    return String(unicodeScalars.prefix(most / 2)) + "…"
      + String(unicodeScalars.suffix(most - most / 2 - 1))
  }
}
