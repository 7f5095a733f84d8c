import RIBsTrace

/// The names and call sites of a trace, by their numbers.
package struct TraceTexts: Sendable {
  private var texts: [String] = []
  /// The numbers of texts that are no name: nobody could read an empty one, and `?` stands for none.
  private var namelessNumbers: [TextNumber] = []
  /// Of two texts that people cannot tell apart, though they are written in other bytes, the first is meant.
  private var firsts: [TextNumber: TextNumber] = [:]
  private var numbersOfOther: [String: TextNumber] = [:]

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
  mutating func append(_ more: [String]) {
    for text in more {
      texts.append(text)
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
