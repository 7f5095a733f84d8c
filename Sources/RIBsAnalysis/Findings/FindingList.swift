import RIBsTrace

/// The findings of a session, in report order.
///
/// The subscript builds a finding's text. Code that only counts uses `heads`, which is cheaper.
public struct FindingList: RandomAccessCollection, Sendable {
  private let session: String
  /// What the session's report calls RIBs.
  package let nodeWord: NodeWord
  private let strings: InternedStrings
  private let sites: SharedSites
  private var records: [FindingRecord]
  private(set) var causes: [FoundCause]
  /// The hazards in the app's source that may explain the findings; nil if the source was not read.
  var hazards: HazardIndex?
  /// What `leaks` of macOS says holds the objects; nil if there is no report of it.
  var leaks: LeaksJoin?

  init(
    session: String, nodeWord: NodeWord = .rib, strings: InternedStrings,
    sites: SharedSites = SharedSites(),
    records: [FindingRecord] = [], causes: [FoundCause] = []
  ) {
    self.session = session
    self.nodeWord = nodeWord
    self.strings = strings
    self.sites = sites
    self.records = records
    self.causes = causes
  }

  /// The index of the first finding.
  public var startIndex: Int { 0 }
  /// The index after the last finding.
  public var endIndex: Int { records.count }

  /// A finding, with its text.
  public subscript(index: Int) -> Finding {
    let record = records[index]
    let cause = causes[Int(record.cause)]
    let wording = record.wording(strings)
    let sharedSite = sites.words(for: record, strings)
    let isInHelper = sites.isInHelper(record, strings, hazards)
    let leaked = leaks?.holder(cause: Int(record.cause), found: wording.heldBy)
    let fix =
      leaked?.fix(strings.name(record.name)) ?? wording.fix
      ?? nodeWord.inWords(cause.page.fix)
    var finding = Finding(
      rule: cause.page.id, severity: cause.severity ?? record.severity, session: session,
      seq: record.stamp.seq, line: record.stamp.line,
      time: record.hasTime ? record.stamp.time : nil,
      id: record.id, node: record.node,
      rib: cause.namesRIB ? strings.name(record.name) : nil, path: cause.path,
      object: cause.object, parent: record.parent,
      at: strings[record.stamp.site],
      message: wording.message + (sharedSite.map { " \($0)" } ?? ""),
      fix: fix + (isInHelper ? " \(SharedSites.advice)" : ""),
      heldBy: leaked ?? wording.heldBy, related: wording.related,
      victims: record.victims + record.followers, followers: record.followers,
      fingerprint: cause.fingerprint, exemption: cause.exemption)
    finding.related += hazards?.related(to: finding) ?? []
    return finding
  }

  /// The part of a finding that needs no text.
  struct Head {
    /// The number of the event it is reported at.
    let seq: Int
    /// The RIB; nil if the finding is not about one RIB.
    let node: NodeIndex?
    /// The index of its cause in ``FindingList/causes``.
    let cause: Int
    let severity: Severity
    let victims: Int
    let followers: Int
    let isExempt: Bool
  }

  /// The heads of all findings, in report order.
  var heads: some RandomAccessCollection<Head> {
    records.lazy.map { head(of: $0) }
  }

  /// The head of a finding.
  func head(at index: Index) -> Head { head(of: records[index]) }

  private func head(of record: FindingRecord) -> Head {
    let cause = causes[Int(record.cause)]
    return Head(
      seq: record.stamp.seq, node: record.node, cause: Int(record.cause),
      severity: cause.severity ?? record.severity,
      victims: record.victims + record.followers, followers: record.followers,
      isExempt: cause.exemption != nil)
  }

  /// For each finding, the index of its cause among those of the session.
  package var causeIndices: some RandomAccessCollection<Int> {
    records.lazy.map { Int($0.cause) }
  }

  /// The fingerprint of each cause of the session.
  package var causeFingerprints: [String] { causes.map(\.fingerprint) }

  /// The indices of the findings about some RIBs.
  package func about(_ ribs: Set<NodeIndex>) -> [NodeIndex: [Index]] {
    indices.reduce(into: [:]) { found, index in
      if let rib = records[index].node, ribs.contains(rib) {
        found[rib, default: []].append(index)
      }
    }
  }

  /// The id of the rule that reported a finding.
  func rule(at index: Index) -> String { cause(at: index).page.id }

  /// The cause of a finding.
  func cause(at index: Index) -> FoundCause { causes[Int(records[index].cause)] }

  /// Whether a finding is reported at a line of the trace, which belongs to one session.
  package func hasFinding(onLine line: Int) -> Bool { records.contains { $0.stamp.line == line } }

  /// The number and the line of the event that a finding is reported at.
  package func event(at index: Index) -> (seq: Int, line: Int) {
    (records[index].stamp.seq, records[index].stamp.line)
  }

  /// Leaves findings out.
  ///
  /// - Parameter isLeftOut: Decides by the finding's identity and the name of its RIB.
  mutating func remove(where isLeftOut: (FindingKey, _ rib: String) -> Bool) {
    records = records.filter { !isLeftOut(key(of: $0), strings.name($0.name)) }
  }

  /// The identities of all findings, in report order.
  var keys: some RandomAccessCollection<FindingKey> { records.lazy.map { key(of: $0) } }

  private func key(of record: FindingRecord) -> FindingKey {
    FindingKey(
      rule: causes[Int(record.cause)].page.id, seq: record.stamp.seq, id: record.id)
  }

  /// Applies a team's policy.
  ///
  /// - Parameter decision: Returns the severity and the exemption of a cause, or nil to leave the cause out.
  mutating func judge(
    _ decision: (FoundCause) -> (severity: Severity?, exemption: Exemption?)?
  ) {
    var isLeftOut = [Bool](repeating: false, count: causes.count)
    for index in causes.indices {
      guard let decided = decision(causes[index]) else {
        isLeftOut[index] = true
        continue
      }
      causes[index].severity = decided.severity
      causes[index].exemption = decided.exemption
    }
    if isLeftOut.contains(true) { records.removeAll { isLeftOut[Int($0.cause)] } }
  }
}

/// What identifies a finding of a session, however often the session is judged.
package struct FindingKey: Hashable, Sendable {
  /// The rule's id.
  package let rule: String
  /// The number of the event that the finding is reported at.
  package let seq: Int
  /// The RIB's number; nil if the finding is not about one RIB.
  package let id: Int?
}

extension SessionReport {
  /// The identities of all findings, in report order.
  package var findingKeys: [FindingKey] { Array(findings.keys) }

  /// Leaves findings out.
  ///
  /// - Parameter isLeftOut: Decides by the finding's identity and the name of its RIB.
  package mutating func removeFindings(
    where isLeftOut: (FindingKey, _ rib: String) -> Bool
  ) {
    findings.remove(where: isLeftOut)
  }
}

extension FindingList: Equatable {
  /// Whether both lists have the same findings, including their text.
  public static func == (one: FindingList, other: FindingList) -> Bool {
    one.elementsEqual(other)
  }
}
