/// Statistics, ready to be shown: their results in order, and two versions that are compared.
package struct StatisticsReport: Sendable {
  /// What was counted.
  package let statistics: Statistics
  /// The app's versions, the oldest first.
  package let versions: [Statistics.Version]
  /// The causes that hit most sessions first.
  package let causes: [Statistics.Cause]
  /// The two versions that are compared; nil if there are no two.
  package let compared: (base: Statistics.Version, version: Statistics.Version)?
  /// The hazards in the app's source with how often traces reached them, most often first; nil if it was not read.
  package let hazards: [ReachedHazard]?
  /// At most this many causes, RIBs, routes and hazards are shown.
  package var most = CheckReport.usualMost

  /// A hazard in the app's source, and how often traces reached its line.
  package struct ReachedHazard: Sendable {
    package let hazard: Hazard
    package let count: Int
  }

  /// Why two versions cannot be compared.
  package struct UnknownVersion: Error {
    /// The version that no session has.
    package let name: String
    /// Those that sessions have.
    package let known: [String]
  }

  /// - Parameters:
  ///   - statistics: What was counted.
  ///   - base: The version to compare with; the last but one by default.
  ///   - version: The version to compare; the last by default.
  ///   - source: The report on the app's source, if it was read.
  /// - Throws: ``UnknownVersion`` if no session has a version that is named.
  package init(
    _ statistics: Statistics, from base: String? = nil, to version: String? = nil,
    source: SourceReport? = nil
  ) throws(UnknownVersion) {
    self.statistics = statistics
    let versions = statistics.versions
    self.versions = versions
    causes = statistics.causes
    hazards = source.map { statistics.usage.hazards(in: $0) }
    let named = versions.filter { $0.name != nil }
    func find(_ name: String) throws(UnknownVersion) -> Int {
      guard let index = named.firstIndex(where: { $0.name == name }) else {
        throw UnknownVersion(name: name, known: named.compactMap(\.name))
      }
      return index
    }
    let last = try version.map(find) ?? named.count - 1
    let first = try base.map(find) ?? last - 1
    compared =
      named.indices.contains(first) && named.indices.contains(last) && first != last
      ? (named[first], named[last]) : nil
  }

  /// What became of a cause between the two versions that are compared; nil if nothing that these sessions show.
  package func change(of cause: Statistics.Cause) -> Statistics.Change? {
    compared.flatMap { statistics.change(of: cause, from: $0.base, to: $0.version) }
  }
}

extension Usage {
  /// The hazards in an app's source, those that the sessions reached most often first.
  fileprivate func hazards(in source: SourceReport) -> [StatisticsReport.ReachedHazard] {
    let calls = calls
    let coverage = AttachCoverage(source.tree, traces: 1, calls: calls.lazy.map { ("", $0) })
    let reach = HazardReach(coverage, calls)
    return source.hazards.filter { $0.exemption == nil }
      .map { StatisticsReport.ReachedHazard(hazard: $0, count: reach.count(of: $0)) }
      .enumerated().sorted { ($0.element.count, $1.offset) > ($1.element.count, $0.offset) }
      .map(\.element)
  }
}
