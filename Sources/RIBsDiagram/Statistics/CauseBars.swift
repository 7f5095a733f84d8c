import RIBsAnalysis

extension Diagram {
  /// The causes as bars, as long as the sessions that they hit are many.
  ///
  /// - Parameter report: The statistics.
  /// - Returns: The picture; nil if there is no error and no warning.
  package static func causeBars(_ report: StatisticsReport) -> Diagram? {
    let causes = report.causes.filter { $0.newest.severity > .info }.prefix(CauseBars.most)
    guard let first = causes.first else { return nil }
    var bars = Diagram(title: "", summary: "", size: Size(0, 0))
    for (row, cause) in causes.enumerated() {
      let y = Double(row) * CauseBars.rowHeight + CauseBars.rowHeight / 2
      let width = max(2, CauseBars.longest * Double(cause.hits) / Double(max(1, first.hits)))
      let label = Caption(CauseBars.name(cause), .figure).shortened(to: CauseBars.room)
      let left = CauseBars.room + 12
      bars.captions.append(label.at(Point(CauseBars.room - label.width / 2, y)))
      bars.boxes.append(
        Box(
          id: "cause_\(row + 1)", label: "", tooltip: cause.newest.message, shape: .rounded,
          role: .owner, alert: nil,
          center: Point(left + width / 2, y), size: Size(width, 16)))
      let count = Caption(counted(cause.hits, "session"), .figure)
      bars.captions.append(count.at(Point(left + width + 8 + count.width / 2, y)))
      bars.size.width = max(bars.size.width, left + width + 8 + count.width)
      bars.size.height = y + CauseBars.rowHeight / 2
    }
    let words = causes.map { "\(CauseBars.name($0)): \(counted($0.hits, "session"))" }
    return bars.framed(
      title: "Causes, by the sessions that they hit",
      subtitle: "of \(counted(report.statistics.rate.sessions, "session"))",
      summary: words.joined(separator: ". ") + ".", legend: Legend([Link]()))
  }

  /// How often the causes that hit most sessions were found in each version.
  ///
  /// - Parameter report: The statistics.
  /// - Returns: The picture; nil if there is no cause, or fewer than two versions.
  package static func causeRates(_ report: StatisticsReport) -> Diagram? {
    let causes = report.causes.filter { $0.newest.severity > .info }.prefix(RateChart.most)
    let versions = report.versions.suffix(RateChart.mostVersions)
    guard !causes.isEmpty, versions.count > 1 else { return nil }
    var charts = Diagram(title: "", summary: "", size: Size(0, 0))
    for (index, cause) in causes.enumerated() {
      let rates = versions.map {
        (name: $0.name ?? "none", rate: report.statistics.rate(of: cause, in: $0))
      }
      let chart = RateChart(heading: CauseBars.name(cause), rates: rates).drawn()
      let (row, column) = index.quotientAndRemainder(dividingBy: RateChart.perRow)
      charts.place(
        chart,
        at: Point(
          Double(column) * (RateChart.size.width + RateChart.gap),
          Double(row) * (RateChart.size.height + RateChart.gap)),
        prefix: "chart_\(index + 1)_")
    }
    charts.size.width = charts.boxes.map { $0.center.x + $0.size.width / 2 }.max() ?? 0
    charts.size.width = max(
      charts.size.width, charts.captions.map { $0.center.x + $0.width / 2 }.max() ?? 0)
    charts.size.height = charts.captions.map { $0.center.y + 8 }.max() ?? 0
    let words = causes.map { cause in
      let rates = versions.map {
        "\(NumberWords.percent(report.statistics.rate(of: cause, in: $0).share)) in \($0.name ?? "none")"
      }
      return "\(CauseBars.name(cause)): \(rates.joined(separator: ", "))"
    }
    return charts.framed(
      title: "Sessions that are hit, by version",
      subtitle: "Lines show where the rate lies with 95 % confidence",
      summary: words.joined(separator: ". ") + ".", legend: Legend([Link]()))
  }
}

private enum CauseBars {
  static let most = 15
  static let rowHeight = 26.0
  static let longest = 320.0
  /// The room for a cause's name.
  static let room = 300.0

  static func name(_ cause: Statistics.Cause) -> String {
    let path = cause.newest.path
    let rib = path.split(separator: "/").last.map { " \($0)" } ?? ""
    return cause.newest.rule + rib
  }
}

/// The rate of a cause in each version: a point with its confidence interval.
private struct RateChart {
  static let most = 6
  static let mostVersions = 8
  static let perRow = 2
  static let size = Size(330, 150)
  static let gap = 34.0

  let heading: String
  let rates: [(name: String, rate: Rate)]

  private static let plot = (left: 20.0, right: 310.0, top: 44.0, bottom: 128.0)

  func drawn() -> Diagram {
    var chart = Diagram(title: "", summary: "", size: Self.size)
    let title = Diagram.Caption(heading, .heading).shortened(to: Self.size.width)
    chart.captions.append(title.at(Point(title.width / 2, 8)))
    let highest = rates.map(\.rate.interval.high).max() ?? 1
    let step = (Self.plot.right - Self.plot.left) / Double(max(1, rates.count))
    func y(_ share: Double) -> Double {
      Self.plot.bottom - (Self.plot.bottom - Self.plot.top) * share / max(highest, 0.000_001)
    }
    line(
      from: Point(Self.plot.left, Self.plot.bottom), to: Point(Self.plot.right, Self.plot.bottom),
      .attached, 1, in: &chart)
    var previous: Point?
    for (index, (name, rate)) in rates.enumerated() {
      let x = Self.plot.left + step * (Double(index) + 0.5)
      let point = Point(x, y(rate.share))
      line(
        from: Point(x, y(rate.interval.low)), to: Point(x, y(rate.interval.high)), .attached, 1.2,
        in: &chart)
      if let previous { line(from: previous, to: point, .attached, 2.6, in: &chart) }
      previous = point
      let version = Diagram.Caption(name, .figure).shortened(to: step)
      chart.captions.append(version.at(Point(x, Self.plot.bottom + 12)))
      let share = Diagram.Caption(NumberWords.percent(rate.share), .count)
      chart.captions.append(share.at(Point(x, y(rate.interval.high) - 9)))
    }
    for (index, (name, rate)) in rates.enumerated() {
      let x = Self.plot.left + step * (Double(index) + 0.5)
      chart.boxes.append(
        Diagram.Box(
          id: "point_\(index + 1)", label: "",
          tooltip: "\(name): \(rate.hits) of \(counted(rate.sessions, "session"))",
          shape: .rounded, role: .owner, alert: nil, center: Point(x, y(rate.share)),
          size: Size(9, 9)))
    }
    return chart
  }

  private func line(
    from start: Point, to end: Point, _ role: Diagram.Link.Role, _ weight: Double,
    in chart: inout Diagram
  ) {
    // A link needs two boxes; these are too small to see.
    for point in [start, end] {
      chart.boxes.append(
        Diagram.Box(
          id: "\(chart.boxes.count + 1)", label: "", tooltip: "", shape: .rounded, role: .plain,
          alert: nil, center: point, size: Size(0.1, 0.1)))
    }
    func between(_ part: Double) -> Point {
      Point(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
    }
    chart.links.append(
      Diagram.Link(
        from: chart.boxes.count - 2, to: chart.boxes.count - 1, role: role, alert: nil,
        curve: [start, between(1 / 3), between(2 / 3), end], weight: weight, pointsForward: false,
        pointsBack: false))
  }
}
