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

  static let format = JSONFormat<Self>.object([
    .required("ruleId", .text, \.shown.rule),
    .optional("ruleIndex", .count, { $0.rules.index(of: $0.shown.rule) }),
    .required("level", .text, \.shown.severity.sarifLevel),
    .required("message", SARIFText.format, { SARIFText(text: $0.message) }),
    .required(
      "locations", .list(of: SARIFLocation.format),
      { [SARIFLocation($0.position, path: $0.shown.path)] }),
    .optional("relatedLocations", .list(of: SARIFLocation.format), \.relatedLocations),
    .optional("fixes", .list(of: SARIFFix.format), \.fixes),
    .required("occurrenceCount", .count, \.cause.count),
    .required(
      "partialFingerprints",
      .object([
        // GitHub matches alerts by this fingerprint. By default it hashes the line that a result points at. That
        // works for a line of code, but a line of a trace holds times and changes with each run.
        .optional(
          "primaryLocationLineHash", .text,
          { $0.position.kind == .source ? nil : $0.shown.fingerprint }),
        .required("ribsInspectCause/v1", .text, \.shown.fingerprint),
      ]), { $0 }),
    .required(
      "properties",
      .object([
        .optional("session", .text, { $0.cause.finding?.session.tidied() }),
        .optional("trace", .text, { $0.cause.isInSource ? nil : $0.cause.source.tidied() }),
        .optional("traceLine", .count, \.cause.finding?.line),
      ]), { $0 }),
  ])

  private var shown: any Reportable { cause.shown }

  /// The edit of all places of the cause that can be mended.
  private var fixes: [SARIFFix]? {
    var replacements: [Replacement] = []
    for replacement in cause.places.flatMap(\.replacements)
    where !replacements.contains(replacement) {
      replacements.append(replacement)
    }
    guard !replacements.isEmpty else { return nil }
    return [
      SARIFFix(description: shown.fix.tidied(), position: position, replacements: replacements)
    ]
  }

  /// The message starts with what happened, because GitHub shows only the first sentence where space is short.
  private var message: String {
    let facts = CauseFacts(cause)
    let links = related.enumerated().map { "[\($1.note.escapedForLink)](\($0 + 1))" }
    let see = links.isEmpty ? "" : " See: \(links.joined(separator: ", "))."
    return "\(facts.message) \(facts.fix) \(facts.seen)\(see)"
  }

  private var relatedLocations: [SARIFLocation]? {
    guard !related.isEmpty else { return nil }
    return related.enumerated().map { index, related in
      SARIFLocation(related.position, id: index + 1, message: related.note)
    }
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
