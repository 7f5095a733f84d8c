import RIBsTrace

/// A parameter of a tool: what its JSON Schema says, and which values are right.
struct ToolParameter: Sendable {
  enum Kind: Sendable {
    case text
    /// A list of texts.
    case texts
    case word(of: [String])
    case number(ClosedRange<Int>)
  }

  /// Needs no escapes.
  let name: StaticString
  let kind: Kind
  let description: String
  var isRequired = false

  /// What a value has to be, after "must be".
  var words: String {
    switch kind {
    case .text: "a string"
    case .texts: "a list of strings"
    case .word(let words): "one of \(words.joined(separator: ", "))"
    case .number(let range) where range.upperBound == .max:
      "a whole number from \(range.lowerBound)"
    case .number(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    }
  }

  func accepts(_ value: ToolArguments.Value) -> Bool {
    switch (kind, value) {
    case (.text, .text), (.texts, .texts): true
    case (.word(let words), .text(let word)): words.contains(word)
    case (.number(let range), .number(let number)): range.contains(number)
    default: false
    }
  }

  /// Writes the parameter as a property of a JSON Schema.
  func write(to json: inout JSONWriter) {
    json.key(name)
    json.beginObject()
    switch kind {
    case .text: json.field("type", "string")
    case .texts:
      json.field("type", "array")
      json.key("items")
      json.beginObject()
      json.field("type", "string")
      json.endObject()
    case .word(let words):
      json.field("type", "string")
      json.key("enum")
      json.beginArray()
      for word in words { json.value(word) }
      json.endArray()
    case .number(let range):
      json.field("type", "integer")
      json.field("minimum", range.lowerBound)
      if range.upperBound < .max { json.field("maximum", range.upperBound) }
    }
    json.field("description", description)
    json.endObject()
  }
}

extension ToolParameter {
  /// The trace that a tool reads.
  static let trace = ToolParameter(
    name: "trace", kind: .text,
    description: "The path of a trace, .jsonl or .jsonl.gz. The tool traces lists them.",
    isRequired: true)

  /// The one session that a tool is about.
  static let session = ToolParameter(
    name: "session", kind: .text,
    description: "The session: its name, its number or last. The last by default.")

  static let offset = ToolParameter(
    name: "offset", kind: .number(0...Int.max),
    description: "How many entries to skip; 0 by default. An answer says where the next begins.")

  /// - Parameters:
  ///   - usual: The limit if the assistant names none.
  ///   - most: The highest limit.
  static func limit(_ usual: Int, most: Int) -> ToolParameter {
    ToolParameter(
      name: "limit", kind: .number(1...most),
      description: "The most entries to show; \(usual) by default.")
  }
}
