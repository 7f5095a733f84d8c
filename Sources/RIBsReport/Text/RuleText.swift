import RIBsAnalysis

/// The rules for a terminal.
package enum RuleText {
  /// All rules, one per line.
  ///
  /// - Parameters:
  ///   - pages: The rules.
  ///   - style: Plain or coloured.
  /// - Returns: Lines, each with its line ending.
  package static func list(_ pages: [RulePage], style: TextStyle = .plain) -> String {
    let widest = pages.map(\.id.count).max() ?? 0
    let lines = pages.flatMap { page in
      let severity = page.severity.rawValue.padded(to: 9)
      let others = page.otherSeverities.isEmpty ? "" : " (or \(words(page.otherSeverities)))"
      let text = style.lines(
        page.summary + others, label: severity + page.id.padded(to: widest + 2),
        indent: widest + 11)
      return text.enumerated().map { index, line in
        index == 0 ? style.severity(page.severity, severity) + line.dropFirst(severity.count) : line
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// `info`, `error or info`.
  private static func words(_ severities: [Severity]) -> String {
    let words = severities.map(\.rawValue)
    guard let last = words.last, words.count > 1 else { return words.last ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// Groups of rules, each below its title. Groups without rules are left out.
  ///
  /// - Parameters:
  ///   - groups: The titles and the rules.
  ///   - style: Plain or coloured.
  /// - Returns: Lines, each with its line ending.
  package static func list(
    _ groups: [(title: String, pages: [RulePage])], style: TextStyle = .plain
  ) -> String {
    groups.filter { !$0.pages.isEmpty }
      .map { style.bold($0.title) + "\n\n" + list($0.pages, style: style) }
      .joined(separator: "\n")
  }

  /// One rule with its reason, fix and examples.
  ///
  /// - Parameters:
  ///   - page: The rule.
  ///   - language: What its examples are written in.
  ///   - all: Whether to show all examples in full. Examples in Swift are long.
  ///   - style: Plain or coloured.
  /// - Returns: Lines, each with its line ending.
  package static func page(
    _ page: RulePage, _ language: ExampleLanguage = .trace, all: Bool = false,
    style: TextStyle = .plain
  ) -> String {
    var lines = [
      style.bold(page.id) + "  " + style.severity(page.severity, words(page.severities))
    ]
    lines += style.lines(page.summary, indent: 0) + [""]
    lines += style.lines(page.reason, label: "Why", indent: 5)
    lines += style.lines(page.fix, label: "Fix", indent: 5)
    let examples = ShownExamples(page, language, all: all)
    for (heading, example) in examples.inFull {
      lines += self.example(example, heading, language, page.severity, style)
      guard language == .trace else { continue }
      lines += verdict(page, on: example, style).map { "    " + style.severity(page.severity, $0) }
    }
    for (heading, titles) in examples.named {
      lines += ["", style.bold("\(heading):")]
      lines += titles.flatMap { style.lines($0, label: "  -", indent: 4) }
    }
    if !examples.named.isEmpty {
      lines += ["", style.dim("`\(Product.name) rules \(page.id) --all` shows these in full.")]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// An example, with an arrow before each line that its mark names.
  private static func example(
    _ example: RuleExample, _ heading: String, _ language: ExampleLanguage, _ severity: Severity,
    _ style: TextStyle
  ) -> [String] {
    ["", style.bold("\(heading): ") + example.title]
      + example.shownLines(language).map { line in
        if line.text.isEmpty { return "" }
        return line.isReported
          ? style.severity(severity, "  → \(line.text)") : "    \(line.text)"
      }
  }

  /// The rule's finding in an example, in a report's words.
  private static func verdict(
    _ page: RulePage, on example: RuleExample, _ style: TextStyle
  ) -> [String] {
    var analyzer = TraceAnalyzer()
    guard let trace = try? TraceScript(example.script).trace() else { return [] }
    analyzer.feed(trace)
    let findings = (try? analyzer.finish())?.flatMap(\.findings) ?? []
    guard let finding = findings.first(where: { $0.rule == page.id }) else { return [] }
    return style.lines(finding.message, label: "→", indent: 2, width: style.width - 4)
  }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
