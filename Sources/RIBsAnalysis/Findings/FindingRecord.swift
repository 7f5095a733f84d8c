import RIBsTrace

/// A finding before it is put into words.
struct FindingRecord: Sendable {
  /// Where its cause stands among those of the session.
  let cause: Int32
  let victims: Int32
  /// The event it is reported at, with the call site that a reader should open.
  let stamp: EventStamp
  /// The RIB's number, and that of its parent; 0 where there is none.
  let id: Int
  let parent: Int
  private let nameValue: UInt32
  private let parentNameValue: UInt32
  let severity: Severity
  /// Whether it is about an event of the app, and not about the trace.
  let hasTime: Bool
  let wording: Wording.Maker

  init(
    cause: Int32, severity: Severity, hasTime: Bool, victims: Int, stamp: EventStamp, id: Int,
    parent: Int, name: TextNumber?, parentName: TextNumber?, wording: @escaping Wording.Maker
  ) {
    self.cause = cause
    self.severity = severity
    self.hasTime = hasTime
    self.victims = Int32(clamping: victims)
    self.stamp = stamp
    self.id = id
    self.parent = parent
    nameValue = name?.value ?? 0
    parentNameValue = parentName?.value ?? 0
    self.wording = wording
  }

  var name: TextNumber? { nameValue == 0 ? nil : TextNumber(nameValue) }
  var parentName: TextNumber? { parentNameValue == 0 ? nil : TextNumber(parentNameValue) }
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

  var page: RulePage { RuleCatalogue.rules[rule].page }
  var fingerprint: String { digest.text }
}
