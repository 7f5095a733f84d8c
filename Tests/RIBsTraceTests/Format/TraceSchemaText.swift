import RIBsTrace

/// The JSON Schema of a trace's lines, made of the format's table.
enum TraceSchemaText {
  static var text: String {
    """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "A line of a RIB trace, version \(TraceHeader.supportedVersion)",
      "description": "A trace is JSON Lines in UTF-8. A session begins with a line of type 'trace', and events follow; a file may hold several sessions. Readers pass over keys and types they do not know.",
      "type": "object",
      "required": ["type"],
      "properties": {
        "type": {
          "description": "Which event it is.",
          "type": "string",
          "examples": [
    \(list(LineFormat.all, indent: 8) { "\"\($0.name)\"" })
          ]
        }
      },
      "allOf": [
    \(list(LineFormat.all, indent: 4, choice))
      ],
      "$defs": {
    \(list(LineFormat.all, indent: 0, definition))
      }
    }

    """
  }

  private static func list<Element>(
    _ elements: [Element], indent: Int, _ text: (Element) -> String
  ) -> String {
    let space = String(repeating: " ", count: indent)
    return elements.map { space + text($0) }.joined(separator: ",\n")
  }

  private static func choice(_ format: LineFormat) -> String {
    ##"{"if": {"properties": {"type": {"const": "\##(format.name)"}}}, "then": {"$ref": "#/$defs/\##(format.name)"}}"##
  }

  private static func definition(_ format: LineFormat) -> String {
    let required = format.keys.filter(\.isRequired).map { "\"\($0.key.rawValue)\"" }
    return """
          "\(format.name)": {
            "description": "\(format.description)",
            "required": [\(required.joined(separator: ", "))],
            "properties": {
      \(list(format.keys, indent: 8, property))
            }
          }
      """
  }

  private static func property(_ key: KeyFormat) -> String {
    #""\#(key.key.rawValue)": {"description": "\#(key.description)", \#(kind(key.kind))}"#
  }

  private static func kind(_ kind: ValueKind) -> String {
    switch kind {
    case .version: #""const": \#(TraceHeader.supportedVersion)"#
    case .count: #""type": "integer", "minimum": 0, "maximum": \#(Int.max)"#
    case .positive: #""type": "integer", "minimum": 1, "maximum": \#(Int.max)"#
    case .text: #""type": "string""#
    case .flag: #""type": "boolean""#
    case .tags: #""type": "object", "additionalProperties": {"type": "string"}"#
    case .choice(let words):
      #""enum": [\#(words.map { "\"\($0)\"" }.joined(separator: ", "))]"#
    }
  }
}
