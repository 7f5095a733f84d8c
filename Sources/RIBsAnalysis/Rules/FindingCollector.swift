import RIBsTrace

/// Takes what the rules report in one session and makes findings of it.
struct FindingCollector: ~Copyable {
  /// The position in the catalogue of the rule that reports.
  var currentRule = 0

  private(set) var records: [FindingRecord] = []
  /// For each RIB the rules that have reported it or counted it as a victim.
  private var reporters = SparsePages<RuleSet>()

  private let session: String
  private var causes: [CauseKey] = []
  private var causeNumbers: [CauseKey: Int32] = [:]
  // What goes wrong goes wrong again and again.
  private var lastNoted: (node: NodeIndex, rule: Int)?
  private var lastCause: (key: CauseKey, number: Int32)?

  /// What tells causes apart, as numbers. Sites of one file are causes of their own here, and have one fingerprint.
  private struct CauseKey: Hashable {
    var rule: Int
    var place: Place
    var site: TextNumber?
    var namesRIB: Bool
    /// What kind of object it is about and the object's type, where it is about an object of the RIB.
    var object: TextNumber?
    var objectName: TextNumber?

    enum Place: Hashable {
      case slot(Slot.Index)
      case name(TextNumber?)
      case trace
    }
  }

  init(session: String) {
    self.session = session
  }

  /// Reports a RIB.
  ///
  /// - Parameters:
  ///   - severity: How bad it is this time; as the page says by default.
  ///   - stamp: The event it is reported at.
  ///   - site: The call site a reader should open.
  ///   - object: The object of the RIB that it is about, where it is about one.
  ///   - wording: What it says, asked when somebody reads it.
  mutating func report(
    _ page: RulePage, severity: Severity? = nil, _ node: NodeIndex, in forest: borrowing Forest,
    at stamp: EventStamp, site: TextNumber?, parent: NodeIndex? = nil, victims: Int = 0,
    object: LeakedObject? = nil, wording: @escaping Wording.Maker
  ) {
    note(node)
    let record = forest.records[node]
    let key = CauseKey(
      rule: currentRule, place: record.slot.map { .slot($0) } ?? .name(record.name), site: site,
      namesRIB: true, object: object?.object, objectName: object?.name)
    let above = record.slot.flatMap { forest.slots[$0].parent }
    records.append(
      FindingRecord(
        cause: cause(key), severity: severity ?? page.severity, hasTime: true, victims: victims,
        stamp: EventStamp(seq: stamp.seq, time: stamp.time, line: Int(stamp.line), site: site),
        id: record.id, parent: parent.map { forest.records[$0].id } ?? record.lastParent,
        name: record.name,
        parentName: parent.map { forest.records[$0].name }
          ?? above.flatMap { forest.slots[$0].name },
        wording: wording))
  }

  /// What a finding is about that is about no single RIB.
  enum Subject {
    /// The RIBs of one name.
    case ribs(TextNumber?)
    /// A workflow, by its name.
    case workflow(TextNumber)
    case trace
  }

  /// Reports something about no single RIB.
  mutating func report(
    _ page: RulePage, _ subject: Subject = .trace, seq: Int, line: Int,
    wording: @escaping Wording.Maker
  ) {
    let place: CauseKey.Place
    var (name, namesRIB) = (TextNumber?.none, false)
    switch subject {
    case .ribs(let rib): (place, name, namesRIB) = (.name(rib), rib, true)
    case .workflow(let workflow): place = .name(workflow)
    case .trace: place = .trace
    }
    let key = CauseKey(rule: currentRule, place: place, site: nil, namesRIB: namesRIB)
    records.append(
      FindingRecord(
        cause: cause(key), severity: page.severity, hasTime: false, victims: 0,
        stamp: EventStamp(seq: seq, time: 0, line: line, site: nil), id: 0, parent: 0,
        name: name, parentName: nil, wording: wording))
  }

  mutating func countAsVictims(_ nodes: some Sequence<NodeIndex>) {
    for node in nodes { note(node) }
  }

  private mutating func note(_ node: NodeIndex) {
    if let lastNoted, lastNoted == (node, currentRule) { return }
    reporters[node].insert(currentRule)
    lastNoted = (node, currentRule)
  }

  /// Whether one of some rules, other than the current one, has reported a RIB or counted it as a victim.
  func isReportedByOther(_ node: NodeIndex, of rules: RuleSet) -> Bool {
    var others = rules
    others.remove(currentRule)
    return reporters[node].intersects(others)
  }

  /// Whether any rule has reported a RIB or counted it as a victim.
  func isReported(_ node: NodeIndex) -> Bool { !reporters[node].isEmpty }

  private mutating func cause(_ key: CauseKey) -> Int32 {
    if let lastCause, lastCause.key == key { return lastCause.number }
    let number = causeNumbers[key] ?? Int32(truncatingIfNeeded: causes.count)
    if number == causes.count {
      causes.append(key)
      causeNumbers[key] = number
    }
    lastCause = (key, number)
    return number
  }

  /// All that was reported, in report order.
  func findings(_ forest: borrowing Forest, _ sites: SharedSites) -> FindingList {
    let found = causes.map { cause($0, forest) }
    func isBefore(_ one: FindingRecord, _ other: FindingRecord) -> Bool {
      if one.stamp.seq != other.stamp.seq { return one.stamp.seq < other.stamp.seq }
      if one.id != other.id { return one.id < other.id }
      if one.cause == other.cause { return false }
      // What is about no RIB comes first, and by its name.
      let (first, second) = (found[Int(one.cause)], found[Int(other.cause)])
      return (first.page.id, first.path) < (second.page.id, second.path)
    }
    // Those of calls come in order, and there may be very many.
    let isInOrder = records.indices.dropFirst().allSatisfy {
      !isBefore(records[$0], records[$0 - 1])
    }
    let sorted = isInOrder ? records : records.sorted(by: isBefore)
    return FindingList(
      session: session, texts: forest.texts, sites: sorted.isEmpty ? SharedSites() : sites,
      records: sorted, causes: found)
  }

  private func cause(_ key: CauseKey, _ forest: borrowing Forest) -> FoundCause {
    let path =
      switch key.place {
      case .slot(let slot): forest.slots.path(of: slot, forest.texts)
      case .name(let name): forest.texts.name(name)
      case .trace: ""
      }
    return FoundCause(
      rule: key.rule, path: path, namesRIB: key.namesRIB, object: forest.texts[key.objectName],
      digest: Fingerprint(
        rule: RuleCatalogue.rules[key.rule].page.id, path: path, at: forest.texts[key.site],
        more: [key.object, key.objectName].compactMap { forest.texts[$0] }))
  }
}
