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

/// The value of a key.
package enum FieldValue<Text> {
  case number(Int)
  case text(Text)
  case flag(Bool)
  /// One of the words that the key's format lists.
  case word(String)
}

/// Keys with their values, in order.
package struct FieldList<Text>: FieldValues, ExpressibleByDictionaryLiteral {
  private let fields: [(Key, FieldValue<Text>?)]

  package init(dictionaryLiteral fields: (Key, FieldValue<Text>?)...) {
    self.fields = fields
  }

  package init(_ fields: [(Key, FieldValue<Text>?)]) {
    self.fields = fields
  }

  /// Calls `body` for each key that has a value, in order.
  @inline(__always)
  package func forEach(_ body: (Key, FieldValue<Text>) -> Void) {
    for (key, value) in fields { if let value { body(key, value) } }
  }

  package func map<Other>(_ other: (Text) -> Other) -> FieldList<Other> {
    FieldList<Other>(
      fields.map { key, value in
        switch value {
        case .number(let number): (key, .number(number))
        case .text(let text): (key, .text(other(text)))
        case .flag(let flag): (key, .flag(flag))
        case .word(let word): (key, .word(word))
        case nil: (key, nil)
        }
      })
  }

  private func value(_ key: Key) -> FieldValue<Text>? {
    for (other, value) in fields where other == key { return value }
    return nil
  }

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
