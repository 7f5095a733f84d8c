import ArgumentParser
import RIBsAnalysis
import RIBsReport

struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists the rules, or explains one with its reason, examples and fix.")

  @Argument(help: "The rule's id, such as double-detach.")
  var rule: String?

  func validate() throws {
    guard let rule, RuleCatalogue.page(rule) == nil else { return }
    let nearest = rule.nearest(among: RuleCatalogue.pages.map(\.id))
    let hint = nearest.map { "Did you mean '\($0)'?" } ?? "`ribs-inspect rules` lists them all."
    throw ValidationError("There is no rule '\(rule)'. \(hint)".printable)
  }

  func run() throws {
    let text =
      rule.flatMap(RuleCatalogue.page).map { RuleText.page($0, style: Terminal.style) }
      ?? RuleText.list(RuleCatalogue.pages, style: Terminal.style)
    try Output.standard.write(text)
  }
}
