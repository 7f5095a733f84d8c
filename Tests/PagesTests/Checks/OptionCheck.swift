import Foundation
import RIBsTestSupport

/// Looks for the options that a page names in the help of the commands.
enum OptionCheck {
  static func complaints(about page: Page) throws -> [Complaint] {
    let helps = try helps.get()
    return page.codeSpans.flatMap { span -> [Complaint] in
      let words = span.text.split(separator: " ")
      let first = words.first.map(String.init) ?? ""
      // `--at mark:NAME`, or `render --at mark:NAME`. Others are no options of ours.
      guard let known = first.hasPrefix("--") ? helps[""] : helps[first] else { return [] }
      return PageCommand.options(in: words).filter { !known.contains($0) }.map { option in
        page.complaint(
          span.line,
          "\(first.hasPrefix("--") ? "No command has" : "`\(first)` does not have") the option \(option)."
        )
      }
    }
  }

  /// The options that each subcommand has; under the empty name those of all commands and scripts.
  private static let helps = Result {
    var helps: [String: Set<String>] = [:]
    var others: [String] = []
    for program in ["ribs-inspect", "ribs-samples"] {
      let help = try Tool(program).run(["--help"]).output
      others.append(help)
      let subcommands = help.split(separator: "SUBCOMMANDS:").last ?? ""
      for match in subcommands.matches(of: #/(?m)^  ([a-z][a-z-]*) /#) {
        let name = String(match.1)
        let help = try Tool(program).run([name, "--help"]).output
        helps[name, default: []].formUnion(PageCommand.optionsNamed(in: help))
      }
    }
    let scripts = Repository.root.appendingPathComponent("scripts").path
    for script in try FileManager.default.contentsOfDirectory(atPath: scripts).sorted() {
      others.append(try String(contentsOfFile: "\(scripts)/\(script)", encoding: .utf8))
    }
    helps[""] = helps.values.reduce(PageCommand.optionsNamed(in: others.joined(separator: "\n"))) {
      $0.union($1)
    }
    return helps
  }
}
