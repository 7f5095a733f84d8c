import RIBsTrace

/// How a generated app differs from the usual one.
package struct TraceVariation: Sendable {
  /// Whether the recorder reads which properties hold a RIB. In release builds it does not.
  package var hasHolds = true
  /// How many RIBs have the same name in the usual app and different names in this one. RIBs of different names are also
  /// attached at different lines.
  package var namesPerName = 1

  package init() {}

  /// - Returns: An event of the usual app as this app writes it; nil if it writes none.
  func of(_ body: TraceEvent.Body, at site: String?) -> (body: TraceEvent.Body, at: String?)? {
    switch body {
    case .hold, .unhold: hasHolds ? (body, site) : nil
    case .create(let id, let rib, let kind) where namesPerName > 1 && kind != .launch:
      (.create(id: id, rib: "\(rib)\(id % namesPerName)", kind: kind), site)
    case .attach(let id, _) where namesPerName > 1: (body, site.map { moved($0, id) })
    default: (body, site)
    }
  }

  /// The call site some lines further down.
  private func moved(_ site: String, _ id: Int) -> String {
    let parts = site.split(separator: ":")
    guard parts.count == 2, let line = Int(parts[1]) else { return site }
    return "\(parts[0]):\(line + id % namesPerName)"
  }
}
