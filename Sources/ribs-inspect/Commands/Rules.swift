import ArgumentParser
import RIBsReport

struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists the rules, or explains one with its reason, examples and fix.")

  @Argument(help: "The rule's id, such as double-detach.", completion: .list(RuleGroup.ids))
  var rule: String?

  @Flag(help: "Show all examples of a rule about source in full. They are long.")
  var all = false

  func validate() throws {
    guard let rule, !RuleGroup.ids.contains(rule) else { return }
    let nearest = rule.nearest(among: RuleGroup.ids)
    let hint = nearest.map { "Did you mean '\($0)'?" } ?? "`ribs-inspect rules` lists them all."
    throw ValidationError("There is no rule '\(rule)'. \(hint)".printable)
  }

  func run() throws {
    let style = Terminal.style
    if let rule {
      for group in RuleGroup.all {
        guard let page = group.page(rule) else { continue }
        try Output.standard.write(RuleText.page(page, group.language, all: all, style: style))
      }
    } else {
      let groups = RuleGroup.all.map { ($0.title, $0.pages) }
      try Output.standard.write(RuleText.list(groups, style: style))
    }
  }
}
