import RIBsTrace

/// A question that an assistant can ask. All tools only read.
struct MCPTool: Sendable {
  /// Why a tool has no answer, in words that help the assistant to ask a better question.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let name: String
  /// What a person sees.
  let title: String
  /// What the assistant reads to decide when to call it, and how.
  let description: String
  let parameters: [ToolParameter]
  /// - Throws: ``RPCError`` if the arguments do not go together, and any other error if there is no answer.
  let answer: @Sendable (ToolArguments, ServedApp) throws -> String

  /// All tools, in the order in which an assistant may need them.
  static let all: [MCPTool] = [.traces, .findings, .tree, .rib, .rule, .source]

  /// The rule by which an answer is filtered.
  ///
  /// - Parameters:
  ///   - id: The rule's id; nil for no filter.
  ///   - group: The rules that the tool applies.
  ///   - other: The tool that applies the others.
  static func chosenRule(
    _ id: String?, in group: RuleGroup, besides other: String
  ) throws -> String? {
    guard let id = try id.map(RuleGroup.knownRule) else { return nil }
    guard group.page(id) != nil else {
      throw Failure(description: "The rule \(id) belongs to the tool \(other). Ask that.")
    }
    return id
  }

  /// Writes the tool as `tools/list` has it.
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    json.field("title", title)
    json.field("description", description)
    json.key("inputSchema")
    json.beginObject()
    json.field("type", "object")
    json.key("properties")
    json.beginObject()
    for parameter in parameters { parameter.write(to: &json) }
    json.endObject()
    json.key("required")
    json.beginArray()
    for parameter in parameters where parameter.isRequired { json.value("\(parameter.name)") }
    json.endArray()
    json.field("additionalProperties", false)
    json.endObject()
    json.key("annotations")
    json.beginObject()
    json.field("title", title)
    json.field("readOnlyHint", true)
    json.field("destructiveHint", false)
    json.field("idempotentHint", true)
    json.field("openWorldHint", false)
    json.endObject()
    json.endObject()
  }
}
