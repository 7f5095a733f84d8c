import RIBsTrace

/// What was found in a session, in report order.
///
/// A finding is put into words when it is looked at. Who only counts looks at ``heads``.
public struct FindingList: RandomAccessCollection, Sendable {
  private let session: String
  private let texts: TraceTexts
  private let sites: SharedSites
  private var records: [FindingRecord]
  private(set) var causes: [FoundCause]

  init(
    session: String, texts: TraceTexts, sites: SharedSites = SharedSites(),
    records: [FindingRecord] = [], causes: [FoundCause] = []
  ) {
    self.session = session
    self.texts = texts
    self.sites = sites
    self.records = records
    self.causes = causes
  }

  /// The first finding's place.
  public var startIndex: Int { 0 }
  /// Behind the last finding.
  public var endIndex: Int { records.count }

  /// The finding at a place, with its words.
  public subscript(index: Int) -> Finding {
    let record = records[index]
    let cause = causes[Int(record.cause)]
    let wording = record.wording(texts)
    let sharedSite = sites.words(for: record, texts)
    return Finding(
      rule: cause.page.id, severity: cause.severity ?? record.severity, session: session,
      seq: record.stamp.seq, line: record.stamp.line,
      time: record.hasTime ? record.stamp.time : nil,
      id: record.id,
      rib: cause.namesRIB ? texts.name(record.name) : nil, path: cause.path,
      object: cause.object, parent: record.parent,
      at: texts[record.stamp.site],
      message: wording.message + (sharedSite.map { " \($0)" } ?? ""),
      fix: (wording.fix ?? cause.page.fix) + (sharedSite == nil ? "" : " \(SharedSites.advice)"),
      related: wording.related,
      victims: record.victims, fingerprint: cause.fingerprint, exemption: cause.exemption)
  }

  /// What can be said of a finding without putting it into words.
  struct Head {
    /// The number of the event it is reported at.
    let seq: Int
    /// The RIB's number; nil where it is about none.
    let id: Int?
    /// Where its cause stands among ``FindingList/causes``.
    let cause: Int
    let severity: Severity
    let victims: Int
    let isExempt: Bool
  }

  /// In report order.
  var heads: some RandomAccessCollection<Head> {
    records.lazy.map { record in
      let cause = causes[Int(record.cause)]
      return Head(
        seq: record.stamp.seq, id: record.id, cause: Int(record.cause),
        severity: cause.severity ?? record.severity,
        victims: record.victims, isExempt: cause.exemption != nil)
    }
  }

  /// For each finding the index of its cause among those of the session.
  package var causeIndices: some RandomAccessCollection<Int> {
    records.lazy.map { Int($0.cause) }
  }

  /// For each cause of the session its fingerprint.
  package var causeFingerprints: [String] { causes.map(\.fingerprint) }

  /// The findings about some RIBs, by the RIB's number; the others are never put into words.
  package func about(_ ribs: Set<Int>) -> [Int: [Index]] {
    indices.reduce(into: [:]) { found, index in
      if let id = records[index].id, ribs.contains(id) { found[id, default: []].append(index) }
    }
  }

  /// The id of the rule that a finding is of.
  func rule(at index: Index) -> String { causes[Int(records[index].cause)].page.id }

  /// Where the event stands that a finding is reported at.
  package func place(at index: Index) -> (seq: Int, line: Int) {
    (records[index].stamp.seq, records[index].stamp.line)
  }

  /// Applies what a team decided.
  ///
  /// - Parameter decision: The severity and the exemption of a cause; nil where it is left out.
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

extension FindingList: Equatable {
  /// Whether both tell the same, word by word.
  public static func == (one: FindingList, other: FindingList) -> Bool {
    one.elementsEqual(other)
  }
}
