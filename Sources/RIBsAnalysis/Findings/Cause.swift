/// All findings of one fingerprint: one thing to mend, however often it happened and in however many traces.
public struct Cause: Sendable {
  /// How often it happened in one trace.
  public struct Occurrences: Sendable, Equatable {
    /// The trace's path, or `standard input`.
    public let source: String
    /// How many findings of it the trace has.
    public internal(set) var count: Int
  }

  /// The first of the worst of its findings.
  public internal(set) var shown: Finding
  /// The trace in which ``shown`` was found.
  public internal(set) var source: String
  /// The traces it happened in, in their order.
  public internal(set) var occurrences: [Occurrences]
  /// How many RIBs suffer from it all together without being a cause.
  public internal(set) var victims: Int

  /// The victims in words, such as `3 RIBs below it`; nil where there are none.
  public var victimWords: String? {
    guard victims > 0 else { return nil }
    let words = RuleCatalogue.page(shown.rule)?.victims ?? RulePage.usualVictims
    return "\(victims) \(victims == 1 ? words.one : words.many)"
  }

  /// How many findings there are of it.
  public var count: Int { occurrences.reduce(0) { $0 + $1.count } }

  /// Groups findings, each cause where its first finding stands.
  ///
  /// - Parameter inputs: What the traces showed.
  /// - Returns: Causes, the worst first, and in report order where they are equally bad.
  public static func group(_ inputs: some Sequence<InputReport>) -> [Cause] {
    var causes: [Cause] = []
    var places: [Fingerprint: Int] = [:]
    for input in inputs {
      for findings in input.sessions.lazy.map(\.findings) {
        // By the session's own number of the cause; most findings are looked at no closer than this.
        var known = [Int?](repeating: nil, count: findings.causes.count)
        for (index, head) in findings.heads.enumerated() {
          let fingerprint = findings.causes[head.cause].digest
          if let place = known[head.cause] ?? places[fingerprint] {
            known[head.cause] = place
            causes[place].add(head, from: input.source) { findings[index] }
          } else {
            places[fingerprint] = causes.count
            causes.append(Cause(findings[index], from: input.source))
          }
        }
      }
    }
    return causes.enumerated().sorted { one, other in
      if one.element.shown.severity != other.element.shown.severity {
        return one.element.shown.severity > other.element.shown.severity
      }
      return one.offset < other.offset
    }.map(\.element)
  }

  private init(_ finding: Finding, from source: String) {
    shown = finding
    self.source = source
    occurrences = [Occurrences(source: source, count: 1)]
    victims = finding.victims
  }

  private mutating func add(
    _ head: FindingList.Head, from source: String, _ finding: () -> Finding
  ) {
    if occurrences[occurrences.count - 1].source == source {
      occurrences[occurrences.count - 1].count += 1
    } else {
      occurrences.append(Occurrences(source: source, count: 1))
    }
    victims += head.victims
    if head.severity > shown.severity {
      shown = finding()
      self.source = source
    }
  }
}
