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

  /// How many findings there are of it.
  public var count: Int { occurrences.reduce(0) { $0 + $1.count } }

  /// Groups findings, each cause where its first finding stands.
  ///
  /// - Parameter inputs: What the traces showed.
  /// - Returns: Causes, the worst first, and in report order where they are equally bad.
  public static func group(_ inputs: some Sequence<InputReport>) -> [Cause] {
    var causes: [Cause] = []
    var places: [String: Int] = [:]
    for input in inputs {
      for finding in input.sessions.lazy.flatMap(\.findings) {
        if let place = places[finding.fingerprint] {
          causes[place].add(finding, from: input.source)
        } else {
          places[finding.fingerprint] = causes.count
          causes.append(Cause(finding, from: input.source))
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

  private mutating func add(_ finding: Finding, from source: String) {
    if occurrences[occurrences.count - 1].source == source {
      occurrences[occurrences.count - 1].count += 1
    } else {
      occurrences.append(Occurrences(source: source, count: 1))
    }
    victims += finding.victims
    if finding.severity > shown.severity {
      shown = finding
      self.source = source
    }
  }
}
