/// Turns lines into events, as the table of the format says: it passes over unknown keys, and known ones must
/// be of the right kind.
struct LineReader {
  private struct Fault: Error {
    var key: Key
    var reason: String
  }

  private(set) var strings = TextTable()
  private let format = FormatIndex.shared

  mutating func forgetStrings() { strings = TextTable() }

  /// Adds what a line says to a portion. A blank line says nothing.
  @inline(__always)
  mutating func read(
    _ line: RawLine, _ values: inout LineValues, into portion: inout TracePortion
  ) {
    if line.isTooLong { return portion.append(.tooLong, line.number) }
    guard var scanner = JSONScanner(line.bytes, behind: line.behind) else { return }
    do throws(JSONScanner.Failure) {
      values.removeAll()
      try scanner.scanObject { scanner, key, value in
        guard let word = scanner.word(key), let key = format.key(word) else { return }
        values.set(key, value)
      }
    } catch {
      if line.isBlank { return }
      return portion.append(
        line.isLast ? .tornTail : .malformed(reason: error.reason, column: error.column),
        line.number)
    }
    read(line.number, scanner, &values, into: &portion)
  }

  @inline(__always)
  private mutating func read(
    _ number: Int, _ scanner: JSONScanner, _ values: inout LineValues,
    into portion: inout TracePortion
  ) {
    guard let name = values.scanned(.type), let type = scanner.word(name),
      let line = format.line(type)
    else { return portion.append(unusual(scanner, values), number) }
    do throws(Fault) {
      if line.allows(values) {
        for index in line.choices { try choose(format.choiceKeys[index], scanner, values) }
      } else {
        // One of them throws.
        for index in line.keys {
          try check(format.lineKeys[index], values)
          try choose(format.lineKeys[index], scanner, values)
        }
      }
    } catch {
      return portion.append(fault(error, in: line, values), number)
    }
    values.intern(line.texts) { text in
      scanner.withBytes(of: text) { strings.number($0) }
    }
    guard let type = line.type else { return portion.append(header(scanner, values), number) }
    portion.append(
      TracePortion.Entry(
        line: number,
        event: InternedEvent(
          seq: values.number(.seq), time: values[.t], thread: values.text(.thread),
          at: values.text(.at),
          introduction: line.introducesRIB
            ? InternedEvent.Introduction(rib: values.text(.rib), kind: values.word(.kind))
            : InternedEvent.Introduction(),
          body: InternedEvent.Body(type, values))))
  }

  // MARK: Keys

  /// Finds out what is wrong with a key's value.
  private func check(
    _ lineKey: FormatIndex.LineKey, _ values: borrowing LineValues
  ) throws(Fault) {
    let (key, bit) = (lineKey.key, lineKey.key.bit)
    guard values.present & bit != 0 else {
      if lineKey.isRequired { throw Fault(key: key, reason: "is missing") }
      return
    }
    let isOfKind =
      switch lineKey.kind {
      case .version, .count, .positive: values.integers & bit != 0
      case .text, .choice: values.strings & bit != 0
      case .flag: values.flags & bit != 0
      case .tags: values.nested & bit != 0
      }
    guard isOfKind else { throw Fault(key: key, reason: Self.mismatch(lineKey.kind)) }
    switch lineKey.kind {
    case .positive where values.belowOne & bit != 0: throw Fault(key: key, reason: "is less than 1")
    case .count where values.negative & bit != 0: throw Fault(key: key, reason: "is negative")
    default: break
    }
  }

  @inline(__always)
  private func choose(
    _ lineKey: FormatIndex.LineKey, _ scanner: JSONScanner, _ values: borrowing LineValues
  ) throws(Fault) {
    guard case .choice(let choice) = lineKey.kind, let text = values.scanned(lineKey.key)
    else { return }
    guard let word = scanner.word(text), let index = format.index(of: word, in: choice) else {
      throw Fault(key: lineKey.key, reason: unknownWord(choice))
    }
    values.choose(lineKey.key, index)
  }

  private func unknownWord(_ choice: Int) -> String {
    let known = format.words(in: choice).map { "'\($0)'" }.joined(separator: ", ")
    return "is none of \(known)"
  }

  private static func mismatch(_ kind: FormatIndex.Kind) -> String {
    switch kind {
    case .version, .count, .positive: "is not a whole number of at most 64 bits"
    case .text, .choice: "is not a string"
    case .flag: "is neither true nor false"
    case .tags: "is not an object of strings"
    }
  }

  // MARK: Lines that are not events

  /// The event's number, which does not depend on the other keys: a line that is left out for one of those
  /// must not look like a hole too.
  private func seq(_ values: borrowing LineValues) -> Int? {
    if let number = values.number(.seq), number >= 1 { number } else { nil }
  }

  private func unusual(
    _ scanner: JSONScanner, _ values: borrowing LineValues
  ) -> TraceLine {
    if let name = values.scanned(.type) {
      return .unknownType(scanner.string(name), seq: seq(values))
    }
    let isMissing = values.present & Key.type.bit == 0
    return .invalidField(
      key: Key.type.rawValue, reason: isMissing ? "is missing" : Self.mismatch(.text),
      seq: seq(values))
  }

  private func fault(
    _ fault: Fault, in line: FormatIndex.Line, _ values: borrowing LineValues
  ) -> TraceLine {
    line.type == nil
      ? .invalidHeader(key: fault.key.rawValue, reason: fault.reason)
      : .invalidField(key: fault.key.rawValue, reason: fault.reason, seq: seq(values))
  }

  private func header(_ scanner: JSONScanner, _ values: borrowing LineValues) -> TraceLine {
    var tags: [String: String] = [:]
    if let object = values.scannedObject(.tags) {
      guard let strings = scanner.strings(in: object) else {
        return .invalidHeader(key: Key.tags.rawValue, reason: Self.mismatch(.tags))
      }
      tags = strings
    }
    var fields = FieldList<String>()
    for key in LineFormat.header.keys.map(\.key) {
      if let number = values.number(key) { fields.number(key, number) }
      if let string = values.text(key) { fields.text(key, strings[string]) }
      if let flag = values.flag(key) { fields.flag(key, flag) }
    }
    return .header(TraceHeader(fields, tags: tags))
  }
}

extension RawLine {
  fileprivate var isBlank: Bool { bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D } }
}
