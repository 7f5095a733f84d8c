import RIBsAnalysis
import RIBsTrace

/// A cause as a SARIF result.
struct SARIFResult {
  /// GitHub shows at most this many related locations. Only handmade findings have more.
  private static let mostRelated = 99

  private let cause: Cause
  private let rules: SARIFRules
  private let position: FilePosition
  private let related: [(note: String, position: FilePosition)]

  init(_ cause: Cause, rules: SARIFRules, sources: SourceFiles) {
    self.cause = cause
    self.rules = rules
    position = sources.position(of: cause)
    related = cause.shown.related.prefix(Self.mostRelated).compactMap { related in
      sources.position(of: related, in: cause).map { (related.note.tidied(), $0) }
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
    SARIFLocation(position, path: finding.path).write(to: &json)
    json.endArray()
    if !related.isEmpty { writeRelated(to: &json) }
    json.field("occurrenceCount", cause.count)
    json.key("partialFingerprints")
    json.beginObject()
    // GitHub matches alerts by this fingerprint. By default it hashes the line that a result points at. That
    // works for a line of code, but a line of a trace holds times and changes with each run.
    if position.kind != .source { json.field("primaryLocationLineHash", finding.fingerprint) }
    json.field("ribsInspectCause/v1", finding.fingerprint)
    json.endObject()
    json.key("properties")
    json.beginObject()
    if !cause.isInSource {
      json.field("session", finding.session.tidied())
      json.field("trace", cause.source.tidied())
      json.field("traceLine", finding.line)
    }
    json.endObject()
    json.endObject()
  }

  /// The message starts with what happened, because GitHub shows only the first sentence where space is short.
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
      SARIFLocation(related.position, id: index + 1, message: related.note).write(to: &json)
    }
    json.endArray()
  }
}

extension String {
  /// An unescaped bracket would end the link's text.
  fileprivate var escapedForLink: String {
    var result = ""
    for character in self {
      if "[]\\".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }
}
