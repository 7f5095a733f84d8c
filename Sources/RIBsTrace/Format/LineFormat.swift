/// What a line of one type looks like.
package struct LineFormat: Sendable {
  /// Nil for a session's header.
  package let type: EventType?
  package let description: StaticString
  /// In the order in which the reader checks them: of several faults in a line it reports the first.
  package let keys: [KeyFormat]
  /// Whether the event is about a RIB that it may introduce.
  package let introducesRIB: Bool

  init(type: EventType?, description: StaticString, keys: [KeyFormat]) {
    self.type = type
    self.description = description
    self.keys = keys
    introducesRIB = keys.contains { $0.key == .rib && !$0.isRequired }
  }

  /// The value of the key `type`.
  package var name: String { type?.rawValue ?? "trace" }
}

/// A key on a line of one type.
package struct KeyFormat: Sendable {
  package let key: Key
  package let kind: ValueKind
  package let isRequired: Bool
  package let description: StaticString

  static func required(
    _ key: Key, _ kind: ValueKind, _ description: StaticString
  ) -> KeyFormat {
    KeyFormat(key: key, kind: kind, isRequired: true, description: description)
  }

  static func optional(
    _ key: Key, _ kind: ValueKind, _ description: StaticString
  ) -> KeyFormat {
    KeyFormat(key: key, kind: kind, isRequired: false, description: description)
  }

  /// The same key on lines that may leave it out.
  var optional: KeyFormat { .optional(key, kind, description) }
}

/// What a key's value may be.
package enum ValueKind: Sendable {
  /// A whole number. Readers take any, to say which version they do not know.
  case version
  /// A whole number from 0.
  case count
  /// A whole number from 1.
  case positive
  case text
  case flag
  /// An object whose values are strings.
  case tags
  /// One of some words.
  case choice([String])
}

/// A value that is one of some words.
package protocol FormatWord: RawRepresentable<String>, CaseIterable, Sendable
where AllCases == [Self] {}

extension FormatWord {
  static var kind: ValueKind { .choice(allCases.map(\.rawValue)) }
}

extension RIBKind: FormatWord {}
extension DetachCause: FormatWord {}
extension EndReason: FormatWord {}
extension WorkflowPhase: FormatWord {}
extension WorkerPhase: FormatWord {}
