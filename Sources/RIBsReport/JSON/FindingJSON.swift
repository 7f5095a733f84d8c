import RIBsAnalysis
import RIBsTrace

/// A finding or a hazard and where it was found, for other programs. Both have the same keys. A hazard belongs to no
/// session, and its `seq` is 0.
struct FindingJSON {
  let shown: any Reportable
  /// The trace's path, or `standard input`; the file of a hazard in source.
  let source: String
  private var finding: Finding? { shown as? Finding }
  private var hazard: Hazard? { shown as? Hazard }

  static let format = JSONFormat<Self>.object(
    "finding", "A problem in one session of a trace.",
    [
      .optional("at", .text, "The call site, Module/File.swift:LINE.", \.shown.at),
      .required(
        "fingerprint", .text(pattern: "^[0-9a-f]{64}$"),
        "Identifies the cause. It does not depend on ids, counts, order or line numbers.",
        \.shown.fingerprint),
      .required("fix", .text, "What to do about it, in a sentence.", \.shown.fix),
      .optional(
        "heldBy", .text,
        "What holds the object that should be gone, if the app looked for it: the stored properties that lead to it.",
        { $0.finding?.heldBy?.words }),
      .optional(
        "id", .positive, "The RIB's number in its session, if the finding is about a RIB.",
        \.finding?.id),
      .required(
        "line", .positive, "The line of the trace at which it is reported.", \.shown.line),
      .required("message", .text, "What happened, in a sentence.", \.shown.message),
      .optional(
        "outcome", .word,
        """
        What traces say about a hazard in the source: 'seen' if a trace has a finding that it explains, 'taken' if \
        a trace reached it and nothing went wrong. Absent without traces.
        """, \.hazard?.outcome),
      .optional("parent", .positive, "The parent's number.", \.finding?.parent),
      .required(
        "path", .text,
        "Names from the root, joined by '/'; empty if the finding is about the trace.",
        \.shown.path),
      .required(
        "related", .list(of: related), "Other events that explain the finding.", \.shown.related),
      .optional(
        "rib", .text,
        "The name of the RIB, or the shared name of the RIBs that the finding is about.",
        \.shown.rib),
      .required("rule", .text, "The rule's id; 'ribs-inspect rules' lists them.", \.shown.rule),
      .required(
        "seq", .count, "The number of the event at which it is reported.", { $0.finding?.seq ?? 0 }),
      .required("session", .text, "The session's name.", { $0.finding?.session ?? "" }),
      .required("severity", .word, "How bad it is.", \.shown.severity),
      .required("source", .text, "The trace's path, or 'standard input'.", \.source),
      .optional(
        "suppressed", .text, "Why it does not count against the check; absent if it counts.",
        \.shown.exemption?.reason),
      .required(
        "victims", .count,
        "How many RIBs, objects and workers are affected without being its cause.",
        { $0.finding?.victims ?? 0 }),
    ])

  private static let related = JSONFormat<RelatedLine>.object(
    "related", "An event that explains a finding.",
    [
      .optional("at", .text, "The event's call site.", \.at),
      .required("line", .positive, "The event's line in the trace.", \.line),
      .required("note", .text, "How the event explains the finding.", \.note),
      .required("seq", .count, "The event's number.", { $0.seq ?? 0 }),
    ])
}
