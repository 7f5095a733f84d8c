/// What a JSON Schema says of a value.
package indirect enum JSONSchema: Sendable {
  case text(pattern: String?)
  case integer(atLeast: Int?)
  case number(atLeast: Int?)
  case flag
  case words([String])
  case constant(Int)
  /// The value, or null.
  case nullable(JSONSchema)
  case list(of: JSONSchema, atLeast: Int?)
  /// An object with any keys, whose values are strings.
  case strings
  /// An object with exactly these keys.
  case object([JSONKey])
  /// A schema that several places share: it is written once, under its name.
  case named(String, description: String, JSONSchema)
  /// The named schema that this one is a part of.
  case enclosing(String)
}

/// What a JSON Schema says of a key.
package struct JSONKey: Sendable {
  package let key: String
  /// Nil if the named schema of the value says it.
  package let description: String?
  package let isRequired: Bool
  package let schema: JSONSchema
}
