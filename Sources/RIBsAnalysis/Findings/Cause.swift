/// All findings of one fingerprint: one thing to mend, however often it happened.
public struct Cause: Sendable {
  /// The first of the findings.
  public let first: Finding
  /// How many there are.
  public internal(set) var count: Int
  /// How many RIBs suffer from them all together without being a cause.
  public internal(set) var victims: Int

  /// Groups findings, each cause where its first finding stands.
  ///
  /// - Parameter findings: Findings in report order.
  /// - Returns: Causes, the worst first, and in report order where they are equally bad.
  public static func group(_ findings: some Sequence<Finding>) -> [Cause] {
    var causes: [Cause] = []
    var places: [String: Int] = [:]
    for finding in findings {
      if let place = places[finding.fingerprint] {
        causes[place].count += 1
        causes[place].victims += finding.victims
      } else {
        places[finding.fingerprint] = causes.count
        causes.append(Cause(first: finding, count: 1, victims: finding.victims))
      }
    }
    return causes.enumerated().sorted { one, other in
      if one.element.first.severity != other.element.first.severity {
        return one.element.first.severity > other.element.first.severity
      }
      return one.offset < other.offset
    }.map(\.element)
  }
}
