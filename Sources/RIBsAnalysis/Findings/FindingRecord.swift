import RIBsTrace

/// A finding without its text.
struct FindingRecord: Sendable {
  /// The index of its cause among those of the session.
  var cause: Int32
  let severity: Severity
  /// Whether the finding is about an event of the app and not about the trace itself.
  let hasTime: Bool
  /// The RIBs or objects that its rule counts in it.
  let victims: Int
  /// What other rules would report if it did not follow from this finding.
  var followers: Int
  /// The event that the finding is reported at, with the call site that a reader should open.
  let stamp: EventStamp
  /// The RIB; nil if the finding is not about one RIB.
  let node: NodeIndex?
  /// The RIB's number, and its parent's.
  let id: Int?
  let parent: Int?
  let name: InternedString?
  let parentName: InternedString?
  let wording: Wording.Maker
}

/// What the findings of one fingerprint have in common.
struct FoundCause: Sendable {
  let rule: any Rule.Type
  let path: String
  /// Whether its findings name a RIB: by number, or by name if they are about several RIBs.
  let namesRIB: Bool
  /// The type of the object that its findings are about, if any.
  let object: String?
  let digest: Fingerprint
  /// Set by the team's policy; nil if the rule's own severity applies.
  var severity: Severity?
  var exemption: Exemption?

  var page: RulePage { rule.page }
  var fingerprint: String { digest.text }
}
