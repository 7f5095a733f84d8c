import RIBsReport

/// The arguments of a call, checked against the parameters of the tool.
struct ToolArguments {
  enum Value: Decodable {
    case text(String)
    case number(Int)
    case texts([String])
    /// As if it were left out.
    case null
    case other

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let text = try? value.decode(String.self) {
        self = .text(text)
      } else if let number = try? value.decode(Int.self) {
        self = .number(number)
      } else if let texts = try? value.decode([String].self) {
        self = .texts(texts)
      } else {
        self = value.decodeNil() ? .null : .other
      }
    }
  }

  private var values: [String: Value] = [:]

  /// - Throws: ``RPCError`` if an argument is unknown, missing or of the wrong kind.
  init(_ given: [String: Value], for tool: MCPTool) throws(RPCError) {
    let parameters = tool.parameters.map { (name: "\($0.name)", parameter: $0) }
    let known = parameters.map(\.name)
    let unknown = given.keys.filter { !known.contains($0) }.min()
    if let unknown {
      let hint = unknown.nearest(among: known).map { "Did you mean '\($0)'? " } ?? ""
      let list = known.isEmpty ? "It has none." : "It has \(known.joined(separator: ", "))."
      throw .invalidParams("\(tool.name) has no parameter '\(unknown)'. \(hint)\(list)".printable)
    }
    for (name, parameter) in parameters {
      switch given[name] ?? .null {
      case .null:
        guard !parameter.isRequired else {
          throw .invalidParams("\(tool.name) needs '\(name)'. \(parameter.description)")
        }
      case let value:
        guard parameter.accepts(value) else {
          throw .invalidParams("'\(name)' of \(tool.name) must be \(parameter.words).")
        }
        values[name] = value
      }
    }
  }

  /// Nil if the argument is left out.
  func text(_ parameter: ToolParameter) -> String? {
    if case .text(let text)? = values["\(parameter.name)"] { text } else { nil }
  }

  /// Nil if the argument is left out.
  func texts(_ parameter: ToolParameter) -> [String]? {
    if case .texts(let texts)? = values["\(parameter.name)"] { texts } else { nil }
  }

  /// Nil if the argument is left out.
  func number(_ parameter: ToolParameter) -> Int? {
    if case .number(let number)? = values["\(parameter.name)"] { number } else { nil }
  }

  /// - Parameter usual: The limit if the call has none.
  func range(usual: Int) -> AnswerRange {
    let limit: Int? = if case .number(let limit)? = values["limit"] { limit } else { nil }
    return AnswerRange(offset: number(.offset) ?? 0, limit: limit ?? usual)
  }
}
