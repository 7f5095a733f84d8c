import RIBsTrace

/// Takes what the rules report in one session and makes findings of it.
struct FindingReporter {
  private var records: [FindingRecord] = []
  /// How many of them, from the first on, come from a checkpoint.
  private var passedOver = 0
  /// For each RIB the rules that have reported it or counted it as a victim.
  private var rules: [NodeIndex: RuleSet] = [:]
  /// For each RIB the findings that explain what else is wrong with it.
  private var culprits: [NodeIndex: [ReportedFinding]] = [:]

  /// A finding that others may follow from.
  struct ReportedFinding {
    /// The index of its rule in the catalogue.
    fileprivate let rule: Int
    /// The index in `records`.
    fileprivate let record: Int
  }

  /// The rules whose findings explain others.
  private static let explaining = RuleSet(
    LeakedChildRule.self, LostChildRule.self, StrandedSiblingRule.self, ViewOutlivesRIBRule.self,
    ViewGoneRIBAttachedRule.self, RetainedObjectRule.self, ActiveWhileDetachedRule.self)

  private let session: String
  private var causes: [CauseKey] = []
  private var causeNumbers: [CauseKey: Int32] = [:]
  // A mistake in a loop makes a million findings of one cause. `check` takes a fifth longer without these two.
  private var lastNoted: (node: NodeIndex, rule: Int)?
  private var lastCause: (key: CauseKey, number: Int32)?

  /// What distinguishes causes within a session. Two call sites in one file are two causes here, with one fingerprint.
  private struct CauseKey: Hashable {
    /// The index of the rule in the catalogue.
    let rule: Int
    let subject: Subject
    var site: InternedString?
    /// What kind of object it is about and the object's type, where it is about an object of the RIB.
    var object: InternedString?
    var objectName: InternedString?
    /// The properties that hold it.
    var path: InternedString?

    enum Subject: Hashable {
      case path(PathIndex)
      /// RIBs that were never attached, or all RIBs of a name.
      case ribs(InternedString?)
      case workflow(InternedString)
      case trace
    }
  }

  init(session: String) {
    self.session = session
  }

  /// Reports a RIB.
  ///
  /// - Parameters:
  ///   - rule: The rule that reports.
  ///   - severity: How bad it is this time; as the rule's page says by default.
  ///   - stamp: The event it is reported at.
  ///   - site: The call site a reader should open.
  ///   - followers: How many findings of the same rule follow from it.
  ///   - object: The object of the RIB that it is about, where it is about one.
  ///   - holder: What holds that object or the router, if the app looked for it.
  ///   - wording: Makes the text when it is read: a mistake in a loop makes a million findings, and a report shows one.
  /// - Returns: The finding, for ``countAsVictims(_:of:)``.
  @discardableResult
  mutating func report(
    _ node: NodeIndex, by rule: any Rule.Type, in forest: borrowing Forest,
    severity: Severity? = nil,
    at stamp: EventStamp, site: InternedString?, parent: NodeIndex? = nil, victims: Int = 0,
    followers: Int = 0,
    object: LeakedObject? = nil, holder: FoundHolder? = nil, wording: @escaping Wording.Maker
  ) -> ReportedFinding {
    let finding = ReportedFinding(rule: RuleCatalogue.index(of: rule), record: records.count)
    note(node, finding.rule)
    if Self.explaining.contains(finding.rule) { culprits[node, default: []].append(finding) }
    let (name, path) = (forest[node].name, forest[node].path)
    let key = CauseKey(
      rule: finding.rule, subject: path.map { .path($0) } ?? .ribs(name), site: site,
      object: object?.object, objectName: object?.name, path: holder?.path)
    let parentPath = path.flatMap { forest.paths[$0].parent }
    let parentID = (parent ?? forest[node].lastParent).map { forest[$0].id }
    records.append(
      FindingRecord(
        cause: cause(key), severity: severity ?? rule.page.severity, hasTime: true,
        victims: victims, followers: followers,
        stamp: EventStamp(seq: stamp.seq, time: stamp.time, line: stamp.line, site: site),
        node: node, id: forest[node].id, parent: parentID, name: name,
        parentName: parent.map { forest[$0].name } ?? parentPath.flatMap { forest.paths[$0].name },
        wording: wording))
    return finding
  }

  /// The subject of a finding that is about no single RIB.
  enum Subject {
    /// The RIBs of one name.
    case ribs(InternedString?)
    /// A workflow, by its name.
    case workflow(InternedString)
    case trace
  }

  /// Reports something about no single RIB.
  mutating func report(
    _ subject: Subject = .trace, by rule: any Rule.Type, seq: Int, line: Int, _ wording: Wording
  ) {
    let key: CauseKey.Subject
    var name: InternedString?
    switch subject {
    case .ribs(let rib): (key, name) = (.ribs(rib), rib)
    case .workflow(let workflow): key = .workflow(workflow)
    case .trace: key = .trace
    }
    records.append(
      FindingRecord(
        cause: cause(CauseKey(rule: RuleCatalogue.index(of: rule), subject: key)),
        severity: rule.page.severity, hasTime: false, victims: 0, followers: 0,
        stamp: EventStamp(seq: seq, time: 0, line: line),
        node: nil, id: nil, parent: nil, name: name, parentName: nil, wording: { _ in wording }))
  }

  /// Counts RIBs as victims of what a rule reports, so that other rules need not report them.
  mutating func countAsVictims(_ nodes: some Sequence<NodeIndex>, by rule: any Rule.Type) {
    let rule = RuleCatalogue.index(of: rule)
    for node in nodes { note(node, rule) }
  }

  /// Counts RIBs as victims of a finding. What else is wrong with them follows from it.
  mutating func countAsVictims(_ nodes: [NodeIndex], of finding: ReportedFinding) {
    for node in nodes {
      note(node, finding.rule)
      culprits[node, default: []].append(finding)
    }
  }

  /// Whether one of some rules has reported a RIB, or counted it as a victim.
  func isReported(_ node: NodeIndex, by rules: RuleSet) -> Bool {
    self.rules[node]?.intersects(rules) ?? false
  }

  /// Counts what is wrong with a RIB in the finding that it follows from, instead of reporting it.
  ///
  /// - Parameters:
  ///   - culprit: The RIB of that finding, or a victim of it.
  ///   - rules: The rules that may have reported that finding.
  /// - Returns: Whether there is such a finding.
  mutating func countAsFollower(
    _ node: NodeIndex, of culprit: NodeIndex, by rules: RuleSet
  ) -> Bool {
    guard let known = culprits[culprit]?.first(where: { rules.contains($0.rule) }) else {
      return false
    }
    records[known.record].followers += 1
    if node != culprit { culprits[node, default: []].append(known) }
    self.rules[node, default: RuleSet()].insert(known.rule)
    lastNoted = nil
    return true
  }

  private mutating func note(_ node: NodeIndex, _ rule: Int) {
    if let lastNoted, lastNoted == (node, rule) { return }
    rules[node, default: RuleSet()].insert(rule)
    lastNoted = (node, rule)
  }

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

  /// The rules that judge a call when it is made.
  private static let calls = RuleSet(
    AttachCycleRule.self, DoubleAttachRule.self, SecondParentRule.self,
    AttachUnderDetachedRule.self, OffMainThreadRule.self, DetachUnattachedRule.self,
    WrongParentDetachRule.self, DoubleDetachRule.self, DetachAfterCascadeRule.self,
    DetachDuringAttachRule.self, UnbalancedActivationRule.self)

  /// Leaves out the wrong calls reported so far. They belong to a checkpoint, and were judged when the trace still had all
  /// its events.
  mutating func passOver() {
    guard passedOver < records.count else { return }
    for record in records[passedOver...] {
      if let node = record.node { rules[node]?.subtract(Self.calls) }
    }
    passedOver = records.count
    lastNoted = nil
  }

  /// The findings to report, and their causes, numbered in order.
  private var told: (records: [FindingRecord], causes: [CauseKey]) {
    if passedOver == 0 { return (records, causes) }
    var told =
      records.prefix(passedOver).filter { !Self.calls.contains(causes[Int($0.cause)].rule) }
      + records.dropFirst(passedOver)
    var numbers: [Int32: Int32] = [:]
    var keys: [CauseKey] = []
    for index in told.indices {
      let cause = told[index].cause
      if numbers[cause] == nil {
        numbers[cause] = Int32(truncatingIfNeeded: keys.count)
        keys.append(causes[Int(cause)])
      }
      told[index].cause = numbers[cause] ?? cause
    }
    return (told, keys)
  }

  /// All findings, in report order.
  func findings(_ forest: borrowing Forest, _ sites: SharedSites) -> FindingList {
    let (records, causes) = told
    // A file stands in many call sites.
    var files: [InternedString: String] = [:]
    let found = causes.map { cause($0, forest, &files) }
    func isBefore(_ one: FindingRecord, _ other: FindingRecord) -> Bool {
      if one.stamp.seq != other.stamp.seq { return one.stamp.seq < other.stamp.seq }
      if one.id != other.id { return one.id ?? 0 < other.id ?? 0 }
      if one.cause == other.cause { return false }
      // Findings about no RIB come first, ordered by name.
      let (first, second) = (found[Int(one.cause)], found[Int(other.cause)])
      return (first.page.id, first.path) < (second.page.id, second.path)
    }
    // Findings about calls come in order, and there may be very many.
    let isInOrder = records.indices.dropFirst().allSatisfy {
      !isBefore(records[$0], records[$0 - 1])
    }
    let sorted = isInOrder ? records : records.sorted(by: isBefore)
    return FindingList(
      session: session, nodeWord: forest.nodeWord, strings: forest.strings,
      sites: sorted.isEmpty ? SharedSites() : sites,
      records: sorted, causes: found)
  }

  private func cause(
    _ key: CauseKey, _ forest: borrowing Forest, _ files: inout [InternedString: String]
  ) -> FoundCause {
    let (path, namesRIB) =
      switch key.subject {
      case .path(let path): (forest.paths.text(of: path, forest.strings), true)
      case .ribs(let name): (forest.strings.name(name), true)
      case .workflow(let name): (forest.strings[name], false)
      case .trace: ("", false)
      }
    var file = ""
    if let site = key.site {
      file = files[site] ?? Finding.file(of: forest.strings[site])
      files[site] = file
    }
    let rule = RuleCatalogue.rules[key.rule]
    let held = forest.strings[key.path].map {
      HeldBy(TraceEvent.Holder(id: 0, object: "", name: "", path: $0)).identity
    }
    return FoundCause(
      rule: rule, path: path, namesRIB: namesRIB, object: forest.strings[key.objectName],
      digest: Fingerprint(
        rule: rule.page.id, path: path, file: file,
        more: [key.object, key.objectName].compactMap { forest.strings[$0] }
          + [held].compactMap(\.self)))
  }
}
