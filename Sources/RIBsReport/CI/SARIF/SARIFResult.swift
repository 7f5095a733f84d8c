import RIBsAnalysis
import RIBsTrace

/// A cause as SARIF's result.
struct SARIFResult {
  /// GitHub shows no more of them. Only hand-made findings have as many.
  private static let mostRelated = 99

  private let cause: Cause
  private let rules: SARIFRules
  private let place: Place
  private let related: [(note: String, place: Place)]

  init(_ cause: Cause, rules: SARIFRules, sources: SourceFiles) {
    self.cause = cause
    self.rules = rules
    place = sources.place(of: cause)
    related = cause.shown.related.prefix(Self.mostRelated).compactMap { related in
      sources.place(of: related, in: cause).map { (related.note.tidied(), $0) }
    }
  }

  func write(to json: inout JSONWriter) {
    let finding = cause.shown
    json.beginObject()
    json.field("ruleId", finding.rule)
    json.field("ruleIndex", rules.index(of: finding.rule))
    json.field("level", finding.severity.sarifLevel)
    json.key("message")
    json.text(message)
    json.key("locations")
    json.beginArray()
    SARIFLocation(place, path: finding.path).write(to: &json)
    json.endArray()
    if !related.isEmpty { writeRelated(to: &json) }
    json.field("occurrenceCount", cause.count)
    json.key("partialFingerprints")
    json.beginObject()
    // GitHub matches alerts by this one. It makes it from the line a result points at, which is right for a
    // line of code; a trace's line bears times and is another in each run.
    if place.kind != .source { json.field("primaryLocationLineHash", finding.fingerprint) }
    json.field("ribsInspectCause/v1", finding.fingerprint)
    json.endObject()
    json.key("properties")
    json.beginObject()
    json.field("session", finding.session.tidied())
    json.field("trace", cause.source.tidied())
    json.field("traceLine", finding.line)
    json.endObject()
    json.endObject()
  }

  /// What happened comes first: where there is little room, GitHub shows the first sentence.
  private var message: String {
    let facts = CauseFacts(cause)
    let links = related.enumerated().map { "[\($1.note.escapedForLink)](\($0 + 1))" }
    let see = links.isEmpty ? "" : " See: \(links.joined(separator: ", "))."
    return "\(facts.message) \(facts.fix) \(facts.seen)\(see)"
  }

  private func writeRelated(to json: inout JSONWriter) {
    json.key("relatedLocations")
    json.beginArray()
    for (index, related) in related.enumerated() {
      SARIFLocation(related.place, id: index + 1, message: related.note).write(to: &json)
    }
    json.endArray()
  }
}

extension String {
  /// A bracket in a link's text would end it.
  fileprivate var escapedForLink: String {
    var result = ""
    for character in self {
      if "[]\\".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }
}
