import ArgumentParser

struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists the rules, or explains one with its reason, examples and fix.")

  @Argument(help: "The rule's id, such as double-detach.", completion: .list(RuleGroup.ids))
  var rule: String?

  @Flag(help: "Show all examples of a rule about source in full. They are long.")
  var all = false

  func validate() throws {
    if let rule { _ = try RuleGroup.knownRule(rule) }
  }

  func run() throws {
    let style = Terminal.style
    let text =
      try rule.map { try RuleGroup.explanation(of: $0, all: all, style: style) }
      ?? RuleGroup.list(style: style)
    try Output.standard.write(text)
  }
}
