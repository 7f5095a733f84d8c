import RIBsTrace

/// The JSON Schema of a document, made of its format.
package struct SchemaText {
  /// The schema, draft 2020-12, with a line ending.
  package let text: String

  package init<Value>(_ format: JSONFormat<Value>) {
    guard case .named(let title, let description, let schema) = format.schema else {
      text = ""
      return
    }
    var definitions: [(name: String, value: Text)] = []
    var waiting = [schema]
    while let next = waiting.popLast() {
      if case .named(let name, let description, let schema) = next {
        guard !definitions.contains(where: { $0.name == name }) else { continue }
        definitions.append((name, .object([("description", .text(description))] + schema.keys)))
      }
      waiting += next.parts.reversed()
    }
    let whole = Text.object(
      [
        ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
        ("title", .text(title)), ("description", .text(description)),
      ] + schema.keys + [("$defs", .object(definitions.map { ($0.name, $0.value) }))])
    text = whole.lines(indent: 0, room: 0) + "\n"
  }
}

extension JSONSchema {
  /// The schemas that this one consists of.
  fileprivate var parts: [JSONSchema] {
    switch self {
    case .text, .integer, .number, .flag, .words, .constant, .strings, .enclosing: []
    case .nullable(let schema), .list(let schema, _), .named(_, _, let schema): [schema]
    case .object(let keys): keys.map(\.schema)
    }
  }

  /// What the schema says, except for a description.
  fileprivate var keys: [(String, Text)] {
    switch self {
    case .text(let pattern):
      [("type", .text("string"))] + (pattern.map { [("pattern", .text($0))] } ?? [])
    case .integer(let least): [("type", .text("integer"))] + Self.minimum("minimum", least)
    case .number(let least): [("type", .text("number"))] + Self.minimum("minimum", least)
    case .flag: [("type", .text("boolean"))]
    case .words(let words): [("enum", .list(words.map(Text.text)))]
    case .constant(let number): [("const", .plain("\(number)"))]
    case .nullable(.words(let words)):
      [("enum", .list(words.map(Text.text) + [.plain("null")]))]
    case .nullable(let schema):
      [("anyOf", .list([.object(schema.keys), .object([("type", .text("null"))])]))]
    case .strings:
      [
        ("type", .text("object")),
        ("additionalProperties", .object([("type", .text("string"))])),
      ]
    case .list(let element, let least):
      [("type", .text("array")), ("items", .object(element.keys))]
        + Self.minimum("minItems", least)
    case .object(let keys):
      [
        ("type", .text("object")), ("additionalProperties", .plain("false")),
        ("required", .list(keys.filter(\.isRequired).map { .text($0.key) })),
        (
          "properties",
          .object(
            keys.map { key in
              let description = key.description.map { [("description", Text.text($0))] } ?? []
              return (key.key, .object(description + key.schema.keys))
            })
        ),
      ]
    case .named(let name, _, _), .enclosing(let name): [("$ref", .text("#/$defs/\(name)"))]
    }
  }

  private static func minimum(_ key: String, _ least: Int?) -> [(String, Text)] {
    least.map { [(key, .plain("\($0)"))] } ?? []
  }
}

/// JSON in the layout of the files in the repository: on one line what fits there.
private indirect enum Text {
  case text(String)
  case plain(String)
  case list([Text])
  case object([(String, Text)])

  private static let width = 100

  /// - Parameter room: How much else stands on the first line.
  func lines(indent: Int, room: Int) -> String {
    let line = line
    let parts = parts
    if parts.isEmpty || indent > 0 && indent + room + line.count <= Self.width { return line }
    let space = String(repeating: " ", count: indent + 2)
    let inner = parts.map { key, value in
      space + key + value.lines(indent: indent + 2, room: key.count + 1)
    }
    let (open, close) = brackets
    return "\(open)\n\(inner.joined(separator: ",\n"))\n\(space.dropLast(2))\(close)"
  }

  private var line: String {
    switch self {
    case .text(let text):
      "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    case .plain(let text): text
    case .list, .object:
      brackets.open + parts.map { $0.key + $0.value.line }.joined(separator: ", ") + brackets.close
    }
  }

  private var brackets: (open: String, close: String) {
    if case .list = self { ("[", "]") } else { ("{", "}") }
  }

  private var parts: [(key: String, value: Text)] {
    switch self {
    case .text, .plain: []
    case .list(let elements): elements.map { ("", $0) }
    case .object(let keys): keys.map { ("\"\($0)\": ", $1) }
    }
  }
}
