import RIBsTrace

/// The interned strings of a trace: names, call sites and properties. All sessions share one table, because a copy for
/// each would take memory in proportion to the square of the number of sessions.
///
/// It is `@unchecked` because only the analyzer appends, and it returns no session before it has read the last line.
package final class InternedStrings: @unchecked Sendable {
  /// The most characters of a string. A line may carry a name of a megabyte, and a report repeats the names of a path.
  static let longest = 1000

  private var strings: [String] = []
  /// The strings that are not names: the empty one, and `?`, which stands for an unknown name.
  private var namelessNumbers: [InternedString] = []
  /// For strings that look like an earlier one but have other bytes, that earlier one. Unicode allows `é` in two forms.
  private var firsts: [InternedString: InternedString] = [:]
  private var numbersOfOther: [String: InternedString] = [:]

  package init() {}

  package subscript(number: InternedString) -> String {
    let index = Int(number.value) - 1
    return strings.indices.contains(index) ? strings[index] : Forest.unknownName
  }

  subscript(number: InternedString?) -> String? { number.map { self[$0] } }

  /// A RIB's name; `?` if the trace never says it.
  func name(_ number: InternedString?) -> String { number.map { self[$0] } ?? Forest.unknownName }

  /// The string, if it can be a RIB's name.
  @inline(__always)
  func nameNumber(_ number: InternedString) -> InternedString? {
    if namelessNumbers.isEmpty { return number }
    return namelessNumbers.contains(number) ? nil : number
  }

  /// The wanted strings that occur in the trace.
  func found(of wanted: Set<String>) -> [String] { strings.filter { wanted.contains($0) } }

  /// - Parameter more: The strings with the next numbers.
  func append(_ more: [String]) {
    for text in more {
      strings.append(text.shortened(to: Self.longest))
      let number = InternedString(UInt32(truncatingIfNeeded: strings.count))
      if text.isEmpty || text == Forest.unknownName { namelessNumbers.append(number) }
      guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { continue }
      if let first = numbersOfOther[text] {
        firsts[number] = first
      } else {
        numbersOfOther[text] = number
      }
    }
  }

  /// Whether the trace writes some string in two ways.
  var hasVariants: Bool { !firsts.isEmpty }

  /// The first string that looks like this one.
  func first(_ number: InternedString) -> InternedString { firsts[number] ?? number }
}

extension String {
  /// The string with at most `most` Unicode scalars. `…` replaces the middle.
  func shortened(to most: Int) -> String {
    guard utf8.count > most, unicodeScalars.count > most else { return self }
    return String(unicodeScalars.prefix(most / 2)) + "…"
      + String(unicodeScalars.suffix(most - most / 2 - 1))
  }
}
