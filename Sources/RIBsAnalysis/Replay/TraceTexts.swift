import RIBsTrace

/// The names and call sites of a trace, by their numbers. All sessions of the trace share them: a copy for each
/// session would take as many texts as there are sessions, squared.
///
/// `@unchecked`: only the analyzer of the trace appends, and it hands out no session before the last line is read.
package final class TraceTexts: @unchecked Sendable {
  /// The most characters of one name or call site. A line may bear a name of a megabyte, and a report tells the names of
  /// a path again and again.
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

  /// Those of some texts that the trace has, as a name or otherwise.
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
  /// At most so many characters, as Unicode scalars; the middle is left out.
  func shortened(to most: Int) -> String {
    guard utf8.count > most, unicodeScalars.count > most else { return self }
    return String(unicodeScalars.prefix(most / 2)) + "…"
      + String(unicodeScalars.suffix(most - most / 2 - 1))
  }
}
