import RIBsReport

extension MCPTool {
  /// Explains the rules.
  static let rule = MCPTool(
    name: "rule", title: "Rules",
    description: """
      Explains a rule: why its findings matter, how to fix them, and examples. Without a name it lists all \
      rules about traces and about source, each with its severity.
      """,
    parameters: [name],
    answer: { arguments, _ in
      guard let name = arguments.text(name) else { return RuleGroup.list() }
      return try RuleGroup.explanation(of: name)
    })

  private static let name = ToolParameter(
    name: "name", kind: .text, description: "The rule's id, such as double-detach.")
}
