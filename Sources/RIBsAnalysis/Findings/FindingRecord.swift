import RIBsTrace

/// A finding before it is put into words.
struct FindingRecord: Sendable {
  /// Where its cause stands among those of the session.
  let cause: Int32
  let severity: Severity
  /// Whether it is about an event of the app, and not about the trace.
  let hasTime: Bool
  let victims: Int32
  let seq: Int
  let line: Int
  let time: Int
  /// The RIB's number, and that of its parent; 0 where there is none.
  let id: Int
  let parent: Int
  let name: TextNumber?
  let site: TextNumber?
  let wording: Wording.Maker
}

/// What the findings of one fingerprint have in common.
struct FoundCause: Sendable {
  let page: RulePage
  let path: String
  /// Whether its findings name a RIB, by its number or, where several share it, by its name.
  let namesRIB: Bool
  let fingerprint: String
  /// Set by the team's policy; nil where the page decides.
  var severity: Severity?
  var exemption: Exemption?
}
