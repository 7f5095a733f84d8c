import RIBsAnalysis

extension Finding {
  /// All of it, in lines. A fix is left out if it is the one on the rule's page.
  var wholeText: String {
    var facts = ["event \(seq), line \(line)"]
    if let time { facts.append("\(time) ns") }
    if let id { facts.append("#\(id)") }
    if let rib { facts.append("RIB \(rib)") }
    if let parent { facts.append("parent #\(parent)") }
    if let object { facts.append("object \(object)") }
    if let at { facts.append("at \(at)") }
    if victims > 0 { facts.append("victims \(victims), of them followers \(followers)") }
    if let exemption { facts.append(exemption.reason) }
    var lines = [
      "\(severity.rawValue) \(rule) '\(path)' in \(session)", facts.joined(separator: ", "),
      message,
    ]
    if fix != RuleCatalogue.page(rule)?.fix { lines.append("fix: \(fix)") }
    lines += related.map { related in
      "event \(related.seq ?? 0), line \(related.line), at \(related.at ?? "-"): \(related.note)"
    }
    return lines.joined(separator: "\n  ") + "\n"
  }
}

extension Sequence<Finding> {
  /// All of them in full.
  var wholeText: String {
    let text = map(\.wholeText).joined()
    return text.isEmpty ? "no finding\n" : text
  }
}
