/// All findings with one fingerprint: one thing to fix, however often it happened and in however many traces.
public struct Cause: Sendable {
  /// How often the cause happened in one trace.
  public struct Occurrences: Sendable, Equatable {
    /// The trace's path, or `standard input`; for a hazard in source the file's path.
    public let source: String
    /// How many of its findings the trace or the file has.
    public internal(set) var count: Int
  }

  /// The first of those with the highest severity. Each access builds the text of a finding: a trace can have a million
  /// causes, and a report shows a thousand.
  public var shown: any Reportable { origin.shown }
  /// What is shown of a cause in a trace; nil for one in source.
  public var finding: Finding? { shown as? Finding }
  /// The places of a cause in source, the worst first; empty for one in a trace.
  package var places: [Hazard] { origin.hazards }
  private var origin: CauseOrigin
  /// The trace that has ``shown``, or the source file.
  public internal(set) var source: String
  /// The traces in which the cause happened, in the order given.
  public internal(set) var occurrences: [Occurrences]
  /// How many victims all its findings have together.
  public internal(set) var victims: Int
  /// How many of them are findings that other rules would report if they did not follow from this cause.
  private var followers: Int
  /// The prefix that makes the files of hazards relative to the working directory; nil if the findings are of traces.
  package let folder: String?

  /// What traces say about its places in source: that of the place about which they say most. Nil without traces.
  package var outcome: HazardOutcome? { places.compactMap(\.outcome).max() }

  /// Whether its findings are hazards in the app's source, and not problems in traces.
  package var isInSource: Bool { folder != nil }

  /// A place in the app's source from where the command runs, so that a terminal can open it; a call in a trace as it is.
  package func location(of at: String) -> String { (folder ?? "") + at }

  /// The id of the rule that reported it.
  package var rule: String { origin.rule }
  /// What reports call RIBs where it was found.
  package var nodeWord: NodeWord { origin.nodeWord }
  /// The severity of ``shown``.
  package var severity: Severity { origin.severity }
  /// The path of ``shown``.
  package var path: String { origin.path }
  /// The fingerprint that all its findings have.
  package var fingerprint: String { origin.fingerprint }
  /// Why it does not count against a check; nil if it counts.
  package var exemption: Exemption? { origin.exemption }
  /// Whether it is about one RIB.
  var isAboutRIB: Bool { origin.isAboutRIB }

  /// What holds the object that should be gone, as it follows on "held"; nil if the app did not look for it, or if the
  /// sentence of ``shown`` says as much.
  package var heldBy: String? {
    guard let finding, let heldBy = finding.heldBy else { return nil }
    let only = heldBy.steps.count == 1 ? heldBy.steps.first?.property : nil
    if let only, finding.message.contains("\(only) still refers") { return nil }
    return "by \(heldBy.words)"
  }

  /// The victims in words, such as `3 RIBs below it`; nil if there are none.
  package var victimWords: String? {
    let counts: [(Int, (one: String, many: String))] = [
      (victims - followers, origin.victimWords),
      (followers, ("finding that follows from it", "findings that follow from it")),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { count, words in
      "\(count) \(count == 1 ? words.one : words.many)"
    }
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }

  /// How many findings the cause has.
  public var count: Int { occurrences.reduce(0) { $0 + $1.count } }

  /// Groups findings by fingerprint.
  ///
  /// - Parameter inputs: The reports on the traces.
  /// - Returns: The causes, highest severity first; those of one severity are in the order of their first findings.
  package static func group(_ inputs: some Sequence<InputReport>) -> [Cause] {
    var causes: [Cause] = []
    var indices: [Fingerprint: Int] = [:]
    for input in inputs {
      // All causes that happened once share this array.
      let once = [Occurrences(source: input.source, count: 1)]
      for findings in input.sessions.lazy.map(\.findings) {
        let list = CauseOrigin.List(findings)
        // The indices by the session's own cause numbers, so that most findings need no dictionary lookup.
        var known = [Int?](repeating: nil, count: findings.causes.count)
        for (finding, head) in findings.heads.enumerated() {
          let fingerprint = findings.causes[head.cause].digest
          if let index = known[head.cause] ?? indices[fingerprint] {
            known[head.cause] = index
            causes[index].add(head, from: input.source, .list(list, finding))
          } else {
            indices[fingerprint] = causes.count
            known[head.cause] = causes.count
            causes.append(
              Cause(
                .list(list, finding), from: input.source, victims: (head.victims, head.followers),
                occurrences: once))
          }
        }
      }
    }
    return worstFirst(causes)
  }

  /// Groups the hazards in an app's source by fingerprint.
  ///
  /// - Parameter report: The report on the source.
  /// - Returns: The causes, highest severity first; those of one severity are in the order of their first hazards.
  package static func group(_ report: SourceReport) -> [Cause] {
    var causes: [Cause] = []
    // A comment can exempt one place of a cause and not the others.
    var indices: [Bool: [String: Int]] = [:]
    for hazard in report.hazards {
      let isExempt = hazard.exemption != nil
      if let index = indices[isExempt]?[hazard.fingerprint] {
        causes[index].add(hazard)
      } else {
        indices[isExempt, default: [:]][hazard.fingerprint] = causes.count
        causes.append(
          Cause(
            .source([hazard]), from: report.location(of: hazard.place.file), victims: (0, 0),
            folder: report.folder))
      }
    }
    return worstFirst(causes)
  }

  private static func worstFirst(_ causes: [Cause]) -> [Cause] {
    Severity.allCases.reversed().flatMap { severity in causes.filter { $0.severity == severity } }
  }

  private init(
    _ origin: CauseOrigin, from source: String, victims: (all: Int, followers: Int),
    folder: String? = nil,
    occurrences: [Occurrences]? = nil
  ) {
    self.origin = origin
    self.folder = folder
    self.source = source
    (self.victims, self.followers) = victims
    self.occurrences = occurrences ?? [Occurrences(source: source, count: 1)]
  }

  private mutating func add(
    _ head: FindingList.Head, from source: String, _ origin: CauseOrigin
  ) {
    if occurrences[occurrences.count - 1].source == source {
      occurrences[occurrences.count - 1].count += 1
    } else {
      occurrences.append(Occurrences(source: source, count: 1))
    }
    victims += head.victims
    followers += head.followers
    if head.severity > severity {
      self.origin = origin
      self.source = source
    }
  }

  /// Adds a hazard in source. Hazards with one fingerprint are in one file, so the cause keeps its ``source``.
  private mutating func add(_ hazard: Hazard) {
    occurrences[0].count += 1
    origin.add(hazard)
  }
}
