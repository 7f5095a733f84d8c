import RIBsAnalysis

/// A doctor's report for a person: what has to be mended, each with its remedy, and then what is in order, a line each.
package struct DoctorText {
  /// At most this many diagnoses of one state are shown. A config can have very many unknown keys.
  private static let most = 50
  /// At most this many places of a diagnosis are shown.
  private static let mostPlaces = 5
  /// At most this many characters of a sentence are shown. It may quote what is in a file.
  private static let longest = 600

  private let report: DoctorReport
  private let style: TextStyle

  /// - Parameters:
  ///   - report: What was found.
  ///   - style: Plain or coloured.
  package init(_ report: DoctorReport, style: TextStyle = .plain) {
    self.report = report
    self.style = style
  }

  /// Lines, each with its line ending.
  package var text: String {
    let subjects = ["\(Product.name) \(Product.version)"] + report.subjects
    var lines = style.lines(subjects.joined(separator: " · "), indent: 0).map(style.bold)
    lines.append(verdict)
    for state in [Diagnosis.State.unread, .wrong, .remark] {
      lines += shown(state) { ["", title(of: $0)] + details(of: $0) }
    }
    if report.count(of: .fine) > 0 { lines += ["", style.bold("Fine")] }
    lines += shown(.fine) { fine in
      let text = style.lines(sentence(fine.title), label: "✓", indent: 2)
      return [style.good("✓") + (text.first ?? "").dropFirst()] + text.dropFirst()
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The diagnoses of a state, up to a limit.
  private func shown(_ state: Diagnosis.State, _ lines: (Diagnosis) -> [String]) -> [String] {
    let all = report.diagnoses.filter { $0.state == state }
    let more = all.count - Self.most
    return all.prefix(Self.most).flatMap(lines)
      + (more > 0 ? ["", style.dim("… and \(more) more")] : [])
  }

  private var verdict: String {
    let (unread, wrong, remarks) = (
      report.count(of: .unread), report.count(of: .wrong), report.count(of: .remark)
    )
    var parts: [String] = []
    if unread > 0 { parts.append("\(counted(unread, "input")) cannot be read") }
    if wrong > 0 { parts.append("\(counted(wrong, "thing")) \(wrong == 1 ? "is" : "are") wrong") }
    if parts.isEmpty { parts.append("nothing is wrong") }
    if remarks > 0 { parts.append(counted(remarks, "remark")) }
    let words = parts.joined(separator: ", ")
    switch report.state {
    case .unread, .wrong: return style.severity(.error, "✗ \(words)")
    case .remark, .fine: return style.good("✓ \(words)")
    }
  }

  private func title(of diagnosis: Diagnosis) -> String {
    let severity: Severity = diagnosis.state == .remark ? .info : .error
    return style.severity(severity, diagnosis.state.rawValue) + "  " + style.bold(diagnosis.check)
  }

  private func details(of diagnosis: Diagnosis) -> [String] {
    var lines = style.lines(sentence(diagnosis.title), indent: 2)
    func add(_ label: String, _ text: String) {
      lines += style.lines(sentence(text), label: "  \(label)", indent: 9)
    }
    if let reason = diagnosis.reason { add("why", reason) }
    for (index, place) in diagnosis.places.prefix(Self.mostPlaces).enumerated() {
      add(index == 0 ? "where" : "", place)
    }
    let more = diagnosis.places.count - Self.mostPlaces
    if more > 0 { add("", "and \(more) more") }
    if let fix = diagnosis.fix { add("fix", fix) }
    return lines
  }

  private func sentence(_ text: String) -> String {
    guard text.count > Self.longest else { return text }
    return text.prefix(Self.longest) + "…"
  }
}
