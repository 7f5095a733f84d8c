/// Takes what the rules report in one session and makes findings of it.
struct FindingCollector {
  private(set) var findings: [Finding] = []
  /// For each RIB the rules that have reported it or counted it as a victim.
  private var speakers: [NodeIndex: Speakers] = [:]

  private let session: String
  private var fingerprints: [FingerprintKey: String] = [:]

  private struct FingerprintKey: Hashable {
    var rule: String
    var path: String
    var file: String?
  }

  init(session: String) {
    self.session = session
  }

  /// Reports a RIB.
  ///
  /// - Parameters:
  ///   - severity: How bad it is this time; as the page says by default.
  ///   - ref: The event it is reported at.
  ///   - site: The call site a reader should open.
  mutating func report(
    _ page: RulePage, severity: Severity? = nil, _ node: NodeIndex, in forest: Forest,
    at ref: EventRef, site: String?, parent: NodeIndex? = nil, message: String,
    fix: String? = nil, related: [Finding.Related?] = [], victims: Int = 0
  ) {
    speakers[node, default: Speakers()].insert(page)
    let path = forest.path(of: node)
    findings.append(
      Finding(
        rule: page.id, severity: severity ?? page.severity, session: session, seq: ref.seq,
        line: ref.line, time: ref.time, id: forest[node].id, rib: forest[node].name, path: path,
        parent: (parent ?? forest[node].lastParent).map { forest[$0].id }, at: site,
        message: message, fix: fix ?? page.fix, related: related.compactMap { $0 },
        victims: victims, fingerprint: fingerprint(page.id, path: path, at: site)))
  }

  /// Reports something about no single RIB.
  ///
  /// - Parameters:
  ///   - rib: The name that several RIBs share which it is about.
  ///   - path: What tells it from another of its rule; empty where it is about the whole trace.
  mutating func report(
    _ page: RulePage, rib: String? = nil, seq: Int, line: Int, path: String = "",
    message: String, related: [Finding.Related] = []
  ) {
    findings.append(
      Finding(
        rule: page.id, severity: page.severity, session: session, seq: seq, line: line, id: nil,
        rib: rib, path: path, parent: nil, at: nil, message: message, fix: page.fix,
        related: related, victims: 0, fingerprint: fingerprint(page.id, path: path, at: nil)))
  }

  mutating func countAsVictims(_ nodes: some Sequence<NodeIndex>, of page: RulePage) {
    for node in nodes { speakers[node, default: Speakers()].insert(page) }
  }

  /// Whether a rule other than `page`'s has reported a RIB or counted it as a victim.
  func isSpokenFor(_ node: NodeIndex, besides page: RulePage) -> Bool {
    speakers[node]?.containsOther(than: page) ?? false
  }

  /// Whether one rule has reported a RIB.
  func isReported(_ node: NodeIndex, by page: RulePage) -> Bool {
    speakers[node]?.contains(page) ?? false
  }

  private mutating func fingerprint(_ rule: String, path: String, at: String?) -> String {
    let key = FingerprintKey(rule: rule, path: path, file: at.map(Finding.file(of:)))
    if let known = fingerprints[key] { return known }
    let fingerprint = Finding.fingerprint(rule: rule, path: path, at: at)
    fingerprints[key] = fingerprint
    return fingerprint
  }
}

/// Some of the catalogue's rules, in a word, since there may be as many of these as RIBs.
private struct Speakers {
  private static let places = Dictionary(
    uniqueKeysWithValues: RuleCatalogue.pages.enumerated().map { ($1.id, $0) })

  private var bits: UInt64 = 0

  private func bit(_ page: RulePage) -> UInt64 { 1 << UInt64(Self.places[page.id] ?? 63) }

  mutating func insert(_ page: RulePage) { bits |= bit(page) }
  func contains(_ page: RulePage) -> Bool { bits & bit(page) != 0 }
  func containsOther(than page: RulePage) -> Bool { bits & ~bit(page) != 0 }
}

extension Finding.Related {
  init(_ ref: EventRef, _ note: String) {
    self.init(seq: ref.seq, line: ref.line, at: ref.at, note: note)
  }

  /// Nothing where the trace does not tell of the event.
  init?(_ ref: EventRef?, _ note: String) {
    guard let ref else { return nil }
    self.init(ref, note)
  }
}

/// ` at File.swift:12`, or nothing where the site is not known.
func atSite(_ site: String?) -> String {
  site.map { " at \($0)" } ?? ""
}
