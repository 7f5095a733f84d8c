/// The values of a line's keys, checked against the format. An absent key has no value.
package protocol FieldValues<Text>: ~Copyable {
  associatedtype Text

  func number(_ key: Key) -> Int?
  func text(_ key: Key) -> Text?
  func flag(_ key: Key) -> Bool?
  func word<Word: FormatWord>(_ key: Key) -> Word?
}

extension FieldValues where Self: ~Copyable {
  @inline(__always)
  subscript(key: Key) -> Int { required(number(key), key) }
  @inline(__always)
  subscript(key: Key) -> Text { required(text(key), key) }
  @inline(__always)
  subscript(key: Key) -> Bool { required(flag(key), key) }
  @inline(__always)
  subscript<Word: FormatWord>(key: Key) -> Word { required(word(key), key) }

  /// The caller has checked the line, so this stops only if an event needs a key that the table does not require.
  @inline(__always)
  private func required<Value>(_ value: Value?, _ key: Key) -> Value {
    guard let value else { preconditionFailure("The format does not require '\(key.rawValue)'.") }
    return value
  }
}

/// Takes the values of a line's keys, in order.
package protocol FieldSink<Text>: ~Copyable {
  associatedtype Text

  mutating func number(_ key: Key, _ number: Int)
  mutating func text(_ key: Key, _ text: Text)
  mutating func flag(_ key: Key, _ flag: Bool)
  mutating func word(_ key: Key, _ word: String)
}

extension FieldSink where Self: ~Copyable {
  /// An absent value emits nothing.
  @inline(__always)
  mutating func number(_ key: Key, _ number: Int?) {
    if let number { self.number(key, number) }
  }

  @inline(__always)
  mutating func flag(_ key: Key, _ flag: Bool?) {
    if let flag { self.flag(key, flag) }
  }

  @inline(__always)
  mutating func text(_ key: Key, _ text: Text?) {
    if let text { self.text(key, text) }
  }

  @inline(__always)
  mutating func word(_ key: Key, _ word: some FormatWord) { self.word(key, word.rawValue) }
}

/// The value of a key.
package enum FieldValue<Text> {
  case number(Int)
  case text(Text)
  case flag(Bool)
  /// One of the words that the key's format lists.
  case word(String)
}

/// Keys with their values, in order.
package struct FieldList<Text> {
  package private(set) var fields: [(key: Key, value: FieldValue<Text>)] = []

  package init() {
    // No event has more keys of its own.
    fields.reserveCapacity(6)
  }

  package mutating func append(_ key: Key, _ value: FieldValue<Text>) {
    fields.append((key, value))
  }

  /// The same with other strings.
  package func map<Other>(_ other: (Text) -> Other) -> FieldList<Other> {
    var list = FieldList<Other>()
    for (key, value) in fields {
      switch value {
      case .number(let number): list.number(key, number)
      case .text(let text): list.text(key, other(text))
      case .flag(let flag): list.flag(key, flag)
      case .word(let word): list.word(key, word)
      }
    }
    return list
  }

  private func value(_ key: Key) -> FieldValue<Text>? {
    for field in fields where field.key == key { return field.value }
    return nil
  }
}

extension FieldList: FieldSink {
  package mutating func number(_ key: Key, _ number: Int) { append(key, .number(number)) }
  package mutating func text(_ key: Key, _ text: Text) { append(key, .text(text)) }
  package mutating func flag(_ key: Key, _ flag: Bool) { append(key, .flag(flag)) }
  package mutating func word(_ key: Key, _ word: String) { append(key, .word(word)) }
}

extension FieldList: FieldValues {
  package func number(_ key: Key) -> Int? {
    if case .number(let number) = value(key) { number } else { nil }
  }

  package func text(_ key: Key) -> Text? {
    if case .text(let text) = value(key) { text } else { nil }
  }

  package func flag(_ key: Key) -> Bool? {
    if case .flag(let flag) = value(key) { flag } else { nil }
  }

  package func word<Word: FormatWord>(_ key: Key) -> Word? {
    if case .word(let word) = value(key) { Word(rawValue: word) } else { nil }
  }
}
