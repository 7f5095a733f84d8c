import RIBsAnalysis

/// Statistics as a page without scripts, for somebody who opens a file in a browser.
package struct StatisticsPage {
  /// A picture of the page.
  package struct Picture: Sendable {
    /// What it shows, for readers who cannot see it.
    package let words: String
    /// SVG in base64.
    package let base64: String

    /// - Parameters:
    ///   - words: What it shows, for readers who cannot see it.
    ///   - base64: SVG in base64.
    package init(words: String, base64: String) { (self.words, self.base64) = (words, base64) }
  }

  /// A list has at most this many entries.
  private static let mostRows = 100

  private let report: StatisticsReport
  private let pictures: [Picture]

  /// - Parameters:
  ///   - report: What was counted.
  ///   - pictures: The pictures, in the order of the page.
  package init(_ report: StatisticsReport, pictures: [Picture]) {
    (self.report, self.pictures) = (report, pictures)
  }

  private var all: Statistics { report.statistics }

  /// The page, in UTF-8.
  package var text: String {
    let title = (all.apps + ["statistics"]).joined(separator: " ")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
      <title>\(Self.escaped(title))</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <main>
      <h1>\(Self.escaped(StatisticsWords.verdict(all.rate)))</h1>
      <p>\(Self.escaped(facts))</p>
      \(StatisticsWords.limits(all).map { "<p>\(Self.escaped($0))</p>" }.joined(separator: "\n"))
      \(changes)
      \(pictures.map(figure).joined())
      \(causes)
      \(ribs)
      \(routes)
      \(hazards)
      </main>
      </body>
      </html>

      """
  }

  private var facts: String {
    [
      all.apps.joined(separator: ", "), counted(report.versions.count, "version"),
      StatisticsWords.days(all.span) ?? "",
    ].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private var changes: String {
    guard let (base, version) = report.compared else { return "" }
    let rows = report.causes.compactMap { cause -> [String]? in
      guard cause.newest.severity > .info, let change = report.change(of: cause) else { return nil }
      let words = StatisticsWords.change(
        change, all.rate(of: cause, in: base), all.rate(of: cause, in: version))
      return [change.rawValue, cause.newest.rule, cause.newest.path, words]
    }
    let names = [base, version].map { StatisticsWords.name($0.name) }
    return table("From \(names[0]) to \(names[1])", ["", "rule", word, "sessions"], rows)
  }

  private var word: String { all.nodeWord.rawValue }

  private func figure(_ picture: Picture) -> String {
    """
    <figure><img alt="\(Self.escaped(picture.words))" src="data:image/svg+xml;base64,\(picture.base64)"></figure>

    """
  }

  private var causes: String {
    let found = report.causes.filter { $0.newest.severity > .info }
    guard !found.isEmpty else { return "" }
    let shown = found.prefix(most)
    return "<h2>Causes</h2>\n" + shown.map(section).joined() + rest(found.count - shown.count)
  }

  private func section(_ cause: Statistics.Cause) -> String {
    let newest = cause.newest
    let facts: [(String, String?)] = [
      (word, newest.path), ("where", newest.at), ("what to do", newest.fix),
      ("seen", StatisticsWords.days(cause.span)),
      (
        "for example",
        "line \(newest.line) of \(cause.example.source), session \(cause.example.session)"
      ),
    ]
    let rates = report.versions.map {
      (StatisticsWords.name($0.name), StatisticsWords.rate(all.rate(of: cause, in: $0)))
    }
    let rows = (facts.map { ($0, $1 ?? "") } + rates).filter { !$1.isEmpty }.map {
      "<dt>\(Self.escaped($0))</dt><dd>\(Self.prose($1))</dd>\n"
    }
    return """
      <section>
      <h3>\(newest.severity.rawValue) \(Self.escaped(newest.rule)), \(counted(cause.hits, "session"))</h3>
      <p>\(Self.prose(newest.message))</p>
      <dl>
      \(rows.joined())</dl>
      </section>

      """
  }

  private var ribs: String {
    let sessions = Double(max(1, all.rate.sessions))
    return table(
      "How often \(word)s come up", [word, "a session", "stays", "at once"],
      all.usage.ribs.map { rib in
        [
          rib.path, NumberWords.tenths(Double(rib.visits) / sessions),
          StatisticsWords.time(rib.meanStay), String(rib.mostAtOnce),
        ]
      })
  }

  private var routes: String {
    table(
      "Routes", ["from", "to", "where", "times"],
      all.usage.routes.map { [$0.parent, $0.child, $0.at ?? "", String($0.count)] })
  }

  private var hazards: String {
    table(
      "Hazards in the source, by the calls that reach them",
      ["rule", "RIB", "where", "what can happen", "calls"],
      (report.hazards ?? []).filter { $0.hazard.severity > .info }.map {
        [
          $0.hazard.rule, $0.hazard.path, "\($0.hazard.place)", $0.hazard.message,
          String($0.count),
        ]
      })
  }

  private func table(_ title: String, _ heads: [String], _ rows: [[String]]) -> String {
    guard !rows.isEmpty else { return "" }
    func row(_ cells: [String], _ tag: String) -> String {
      let cells = cells.map { "<\(tag)>\(Self.escaped($0))</\(tag)>" }
      return "<tr>\(cells.joined())</tr>\n"
    }
    let shown = rows.prefix(most)
    return """
      <h2>\(Self.escaped(title))</h2>
      <div class="wide"><table>
      <thead>\(row(heads, "th"))</thead>
      <tbody>
      \(shown.map { row($0, "td") }.joined())</tbody>
      </table></div>
      \(rest(rows.count - shown.count))

      """
  }

  private var most: Int { report.most == .max ? .max : Self.mostRows }

  private func rest(_ count: Int) -> String {
    count > 0 ? "<p>\(count) more; <code>--all</code> shows them.</p>" : ""
  }

  private static let style = """
    :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; }
    body { margin: 0; } main { max-width: 72rem; margin: 2rem auto; padding: 0 1.5rem; }
    h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2.5rem; }
    img { max-width: 100%; height: auto; } figure { margin: 2rem 0; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.2rem 1rem; } dt { opacity: 0.7; } dd { margin: 0; overflow-wrap: anywhere; }
    .wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; }
    th, td { text-align: left; vertical-align: top; padding: 0.35rem 0.75rem 0.35rem 0; border-bottom: 1px solid #8884; }
    td { overflow-wrap: anywhere; min-width: 4rem; }
    """

  /// Text in which code stands between backticks.
  private static func prose(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map {
      escaped(String($0))
    }
    guard parts.count % 2 == 1 else { return escaped(text) }
    return parts.enumerated().map { $0 % 2 == 1 ? "<code>\($1)</code>" : $1 }.joined()
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text.printable {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
