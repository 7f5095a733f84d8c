/// How values of a type are written as JSON, and what a JSON Schema says of them. Both follow from one description:
/// the fields of an object, the elements of a list, the words of an enumeration.
package struct JSONFormat<Value>: Sendable {
  package let schema: JSONSchema
  /// Writes a value. An object or a list is only begun, and the rest of it returned.
  let begin: @Sendable (Value, inout JSONWriter) -> (any JSONRest)?

  init(
    _ schema: JSONSchema, begin: @escaping @Sendable (Value, inout JSONWriter) -> (any JSONRest)?
  ) {
    self.schema = schema
    self.begin = begin
  }

  /// A value that is written in one go.
  fileprivate init(
    _ schema: JSONSchema, write: @escaping @Sendable (Value, inout JSONWriter) -> Void
  ) {
    self.init(schema) { value, json in
      write(value, &json)
      return nil
    }
  }
}

// MARK: Single values

extension JSONFormat where Value == String {
  package static var text: Self { text(pattern: nil) }

  package static func text(pattern: String?) -> Self {
    JSONFormat(.text(pattern: pattern)) { $1.value($0) }
  }
}

extension JSONFormat where Value == Int {
  /// A number from 0.
  package static var count: Self { integer(atLeast: 0) }
  /// A number from 1.
  package static var positive: Self { integer(atLeast: 1) }

  package static func integer(atLeast: Int?) -> Self {
    JSONFormat(.integer(atLeast: atLeast)) { $1.value($0) }
  }
}

extension JSONFormat where Value == Double {
  /// A number with one decimal.
  package static func tenths(atLeast: Int? = nil) -> Self {
    JSONFormat(.number(atLeast: atLeast)) { $1.value(toTenths: $0) }
  }

  /// A number from 0 to 1 with six decimals.
  package static var share: Self { JSONFormat(.number(atLeast: 0)) { $1.value(share: $0) } }
}

extension JSONFormat where Value == Bool {
  package static var flag: Self { JSONFormat(.flag) { $1.value($0) } }
}

extension JSONFormat where Value: CaseIterable & RawRepresentable<String> & SendableMetatype {
  /// One of the words of an enumeration.
  package static var word: Self {
    JSONFormat(.words(Value.allCases.map(\.rawValue))) { $1.value($0.rawValue) }
  }
}

extension JSONFormat {
  /// A value, or null.
  package static func orNull<Wrapped>(_ format: JSONFormat<Wrapped>) -> Self
  where Value == Wrapped? {
    JSONFormat(.nullable(format.schema)) { value, json in
      if let value { return format.begin(value, &json) }
      json.null()
      return nil
    }
  }
}

extension JSONFormat where Value == [String: String] {
  /// An object with any keys, sorted.
  package static var strings: Self {
    JSONFormat(.strings) { (value: Value, json: inout JSONWriter) -> Void in
      json.beginObject()
      for (key, text) in value.sorted(by: { $0.key < $1.key }) {
        json.key(text: key)
        json.value(text)
      }
      json.endObject()
    }
  }
}

// MARK: Lists and objects

extension JSONFormat where Value: Sequence & SendableMetatype {
  /// A list, whose elements are made one after another.
  package static func list(of element: JSONFormat<Value.Element>, atLeast: Int? = nil) -> Self {
    JSONFormat(.list(of: element.schema, atLeast: atLeast)) { value, json in
      json.beginArray()
      return ListRest(value, element)
    }
  }
}

extension JSONFormat {
  /// An object.
  package static func object(_ fields: [JSONField<Value>]) -> Self {
    let begin = fields.map(\.begin)
    return JSONFormat(.object(fields.map(\.schema))) { value, json in
      json.beginObject()
      return ObjectRest(value, begin)
    }
  }

  /// An object that several places share or that has parts of its own kind.
  package static func object(
    _ name: String, _ description: String, _ fields: [JSONField<Value>]
  ) -> Self {
    object(fields).named(name, description)
  }

  /// The same, described once under a name.
  package func named(_ name: String, _ description: String) -> Self {
    JSONFormat(.named(name, description: description, schema), begin: begin)
  }

  /// The named format that this one is a part of.
  package static func enclosing(
    _ name: String, _ format: @escaping @Sendable () -> Self
  ) -> Self {
    JSONFormat(.enclosing(name)) { value, json in format().begin(value, &json) }
  }
}

/// A key of an object, and how its value is read.
package struct JSONField<Value>: Sendable {
  typealias Begin = @Sendable (Value, inout JSONWriter) -> (any JSONRest)?

  let schema: JSONKey
  /// Writes the key and its value, of which an object or a list is only begun.
  let begin: Begin

  /// - Parameters:
  ///   - read: The value of the key; nil where an optional key is left out.
  private init<Part>(
    _ key: StaticString, _ format: JSONFormat<Part>, _ description: String?, isRequired: Bool,
    _ read: @escaping @Sendable (Value) -> Part?
  ) {
    schema = JSONKey(
      key: "\(key)", description: description, isRequired: isRequired, schema: format.schema)
    begin = { value, json in
      guard let part = read(value) else { return nil }
      json.key(key)
      return format.begin(part, &json)
    }
  }

  private init<Part>(
    required key: StaticString, _ format: JSONFormat<Part>, _ description: String?,
    _ read: @escaping @Sendable (Value) -> Part
  ) {
    schema = JSONKey(
      key: "\(key)", description: description, isRequired: true, schema: format.schema)
    begin = { value, json in
      json.key(key)
      return format.begin(read(value), &json)
    }
  }

  /// A key that every object has.
  ///
  /// - Parameter key: Needs no escapes.
  package static func required<Part>(
    _ key: StaticString, _ format: JSONFormat<Part>, _ description: String,
    _ read: @escaping @Sendable (Value) -> Part
  ) -> Self {
    JSONField(required: key, format, description, read)
  }

  /// A key that every object has, of a named format that says what the value is.
  package static func required<Part>(
    _ key: StaticString, _ format: JSONFormat<Part>, _ read: @escaping @Sendable (Value) -> Part
  ) -> Self {
    JSONField(required: key, format, nil, read)
  }

  /// A key that is left out where there is no value.
  package static func optional<Part>(
    _ key: StaticString, _ format: JSONFormat<Part>, _ description: String,
    _ read: @escaping @Sendable (Value) -> Part?
  ) -> Self {
    JSONField(key, format, description, isRequired: false, read)
  }

  /// A key that is left out where there is no value, of a named format that says what the value is.
  package static func optional<Part>(
    _ key: StaticString, _ format: JSONFormat<Part>, _ read: @escaping @Sendable (Value) -> Part?
  ) -> Self {
    JSONField(key, format, nil, isRequired: false, read)
  }

  /// The key `version`.
  package static func version(_ version: Int) -> Self {
    let format = JSONFormat<Int>(.constant(version)) { $1.value($0) }
    return required("version", format, "Rises when a key changes its meaning.") { _ in version }
  }
}
