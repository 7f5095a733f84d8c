import RIBsAnalysis

/// Statistics for a person at a terminal.
package struct StatisticsText {
  /// A table of RIBs, routes or hazards has at most this many rows.
  private static let mostRows = 20
  /// At most this many versions of a cause are shown, the newest.
  private static let mostVersions = 8

  private let report: StatisticsReport
  private let style: TextStyle

  /// - Parameters:
  ///   - report: What was counted.
  ///   - style: Plain or coloured.
  package init(_ report: StatisticsReport, style: TextStyle = .plain) {
    (self.report, self.style) = (report, style)
  }

  /// Lines, each with its line ending.
  package var text: String {
    let lines = head + changes + versions + causes + ribs + routes + hazards
    return lines.map { $0 + "\n" }.joined()
  }

  private var all: Statistics { report.statistics }

  private var head: [String] {
    let parts = [
      all.apps.joined(separator: ", "),
      report.versions.count == 1 ? "1 version" : "\(report.versions.count) versions",
      StatisticsWords.days(all.span) ?? "",
    ]
    let rate = all.rate
    let verdict =
      rate.sessions == 0
      ? style.severity(.warning, "?")
      : rate.hits == 0 ? style.good("✓") : style.severity(.error, "✗")
    var lines = [
      "\(verdict) \(style.bold(StatisticsWords.verdict(rate)))"
    ]
    if rate.sessions > 0 {
      lines.append(style.dim(parts.filter { !$0.isEmpty }.joined(separator: " · ").printable))
    }
    for limit in StatisticsWords.limits(all) { lines += style.lines(limit, indent: 0) }
    return lines
  }

  private var changes: [String] {
    guard let (base, version) = report.compared else { return [] }
    let lines = report.causes.flatMap { cause -> [String] in
      guard cause.newest.severity > .info, let change = report.change(of: cause) else { return [] }
      let words = StatisticsWords.change(
        change, all.rate(of: cause, in: base), all.rate(of: cause, in: version))
      return style.lines(
        "\(cause.newest.rule) \(cause.newest.path): \(words)",
        label: "  " + change.rawValue.padded(to: 6), indent: 8)
    }
    return section(
      "From \(StatisticsWords.name(base.name)) to \(StatisticsWords.name(version.name))",
      lines.isEmpty ? ["  nothing that these sessions show"] : lines)
  }

  private var versions: [String] {
    guard report.versions.count > 1 else { return [] }
    return section(
      "Sessions with an error or a warning, by version",
      rates(report.versions.map { ($0, $0.rate) }, indent: 2))
  }

  /// A row for each of the newest versions.
  private func rates(_ rates: [(Statistics.Version, Rate)], indent: Int) -> [String] {
    let shown = rates.suffix(Self.mostVersions)
    let names = shown.map { StatisticsWords.name($0.0.name).printable }
    let width = names.map(\.count).max() ?? 0
    let margin = String(repeating: " ", count: indent)
    let more = rates.count - shown.count
    return (more > 0 ? [style.dim("\(margin)… \(more) older")] : [])
      + zip(names, shown).map { margin + $0.padded(to: width + 2) + StatisticsWords.rate($1.1) }
  }

  private var causes: [String] {
    let found = report.causes.filter { $0.newest.severity > .info }
    let shown = found.prefix(report.most)
    var lines = shown.flatMap(self.lines)
    if found.count > shown.count {
      lines += ["", style.dim("  … \(CheckReport.rest(found.count - shown.count))")]
    }
    return section("Causes, by the sessions that they hit", Array(lines.dropFirst()))
  }

  private func lines(_ cause: Statistics.Cause) -> [String] {
    let newest = cause.newest
    let title = "  \(newest.severity.rawValue)  \(newest.rule)"
    let hits = counted(cause.hits, "session")
    let gap = String(repeating: " ", count: max(2, style.width - title.count - hits.count))
    var lines = [
      "",
      "  " + style.severity(newest.severity, newest.severity.rawValue) + "  "
        + style.bold(newest.rule) + gap + style.dim(hits),
    ]
    func add(_ label: String, _ text: String) {
      lines += style.lines(text, label: "    \(label)", indent: 11)
    }
    lines += style.lines(newest.message, indent: 4)
    if let at = newest.at { add("where", at) }
    if !newest.path.isEmpty { add(all.nodeWord.rawValue, newest.path) }
    let rates = report.versions.map { ($0, all.rate(of: cause, in: $0)) }
    lines += self.rates(rates, indent: 4)
    if let days = StatisticsWords.days(cause.span) { add("seen", days) }
    add("e.g.", "line \(newest.line) of \(cause.example.source), session \(cause.example.session)")
    add("fix", newest.fix)
    return lines
  }

  private var ribs: [String] {
    let ribs = all.usage.ribs
    let sessions = Double(max(1, all.rate.sessions))
    return table(
      "\(all.nodeWord == .rib ? "RIBs" : "Nodes"), by how often they come up",
      ["a session", "stays", "at once", all.nodeWord.rawValue],
      ribs.map { rib in
        [
          NumberWords.tenths(Double(rib.visits) / sessions),
          StatisticsWords.time(rib.meanStay), String(rib.mostAtOnce), rib.path,
        ]
      })
  }

  private var routes: [String] {
    table(
      "Routes, by how often they are taken", ["times", "route"],
      all.usage.routes.map { route in
        [
          String(route.count),
          "\(route.parent) → \(route.child)" + (route.at.map { ", \($0)" } ?? ""),
        ]
      })
  }

  private var hazards: [String] {
    guard let hazards = report.hazards else { return [] }
    return table(
      "Hazards in the source, by the calls that reach them", ["calls", "hazard"],
      hazards.filter { $0.hazard.severity > .info }.map {
        [String($0.count), "\($0.hazard.rule) \($0.hazard.path), \($0.hazard.place)"]
      })
  }

  /// Columns of figures, right-aligned, and a last one of words.
  private func table(_ title: String, _ heads: [String], _ rows: [[String]]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let most = report.most == CheckReport.usualMost ? Self.mostRows : report.most
    let shown = rows.prefix(most)
    let widths = heads.indices.dropLast().map { column in
      ([heads[column]] + shown.map { $0[column] }).map(\.count).max() ?? 0
    }
    func line(_ cells: [String]) -> [String] {
      let figures = zip(cells, widths).map { $0.padded(before: $1) }
      return style.lines(
        cells.last ?? "", label: "  " + figures.joined(separator: "  "),
        indent: widths.reduce(2) { $0 + $1 + 2 })
    }
    var lines = line(heads).map(style.dim) + shown.flatMap(line)
    let more = rows.count - shown.count
    if more > 0 { lines.append(style.dim("  … \(more) more; `--all` shows them")) }
    return section(title, lines)
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", style.bold(title)] + lines
  }
}
