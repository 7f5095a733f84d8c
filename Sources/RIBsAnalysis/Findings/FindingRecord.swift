import RIBsTrace

/// A finding before it is put into words.
struct FindingRecord: Sendable {
  /// The position of its cause among those of the session.
  let cause: Int32
  let severity: Severity
  /// Whether it is about an event of the app, and not about the trace.
  let hasTime: Bool
  let victims: Int
  /// The event it is reported at, with the call site that a reader should open.
  let stamp: EventStamp
  /// The RIB's number, and that of its parent.
  let id: Int?
  let parent: Int?
  let name: TextNumber?
  let parentName: TextNumber?
  let wording: Wording.Maker
}

/// What the findings of one fingerprint have in common.
struct FoundCause: Sendable {
  /// The rule's position in the catalogue. A trace may have a million causes, so none keeps a page of its own.
  let rule: Int
  let path: String
  /// Whether its findings name a RIB, by its number or, where several share it, by its name.
  let namesRIB: Bool
  /// The type of the object that its findings are about, where they are about one.
  let object: String?
  let digest: Fingerprint
  /// Set by the team's policy; nil where the page decides.
  var severity: Severity?
  var exemption: Exemption?

  var page: RulePage { RuleCatalogue.pages[rule] }
  var fingerprint: String { digest.text }
}
