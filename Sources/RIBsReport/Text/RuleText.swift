import RIBsAnalysis

/// The rules for a terminal.
public enum RuleText {
  /// All rules, a line each.
  ///
  /// - Parameters:
  ///   - pages: The rules.
  ///   - style: Plain or coloured.
  /// - Returns: Lines, each with its end.
  public static func list(_ pages: [RulePage], style: TextStyle = .plain) -> String {
    let widest = pages.map(\.id.count).max() ?? 0
    let lines = pages.flatMap { page in
      let severity = page.severity.rawValue.padded(to: 9)
      let text = Paragraph.lines(
        page.summary, label: severity + page.id.padded(to: widest + 2), indent: widest + 11)
      return text.enumerated().map { index, line in
        index == 0 ? style.severity(page.severity, severity) + line.dropFirst(severity.count) : line
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// One rule: reason, fix and examples.
  ///
  /// - Parameters:
  ///   - page: The rule.
  ///   - style: Plain or coloured.
  /// - Returns: Lines, each with its end.
  public static func page(_ page: RulePage, style: TextStyle = .plain) -> String {
    var lines = [
      style.bold(page.id) + "  " + style.severity(page.severity, page.severity.rawValue),
      page.summary, "",
    ]
    lines += Paragraph.lines(page.reason, label: "Why", indent: 5)
    lines += Paragraph.lines(page.fix, label: "Fix", indent: 5)
    lines += examples(page.triggering, "Reported", style)
    lines += examples(page.nonTriggering, "Not reported", style)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func examples(
    _ examples: [RuleExample], _ heading: String, _ style: TextStyle
  ) -> [String] {
    examples.flatMap { example in
      let script = example.script.split(separator: "\n").map { "    \($0)" }
      // A long example repeats itself; its beginning says what it says.
      let shown = script.count > 12 ? script.prefix(10) + ["    …"] : script[...]
      return ["", style.bold("\(heading): ") + example.title] + shown
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
