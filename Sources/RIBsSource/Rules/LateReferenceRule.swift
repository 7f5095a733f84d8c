import RIBsAnalysis

/// `late-reference`
enum LateReferenceRule: SourceRule {
  static let page = RulePage.lateReference

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    let eager = EagerRIBs(source)
    for (site, events) in source.sites {
      guard let event = events.firstCertain(where: { $0.isLate && !$0.isAdded }),
        let slot = event.slot
      else { continue }
      let child = source.names(site.children)
      let call = site.children.lazy.compactMap { eager.call(by: $0) }.first
      reporter.report(
        at: site.place, path: source.path(site.parent, site.children),
        severity: call == nil ? nil : .warning,
        certainty: event.certainty.joined(call?.certainty ?? .read),
        message: call == nil
          ? "\(source.name(site.parent)) stores \(child) in \(slot.name) only after it is attached. A child that finishes while it is attached is stored when it is gone already."
          : "\(source.name(site.parent)) stores \(child) in \(slot.name) only after it is attached, and \(child) calls its listener while it is attached: the property then holds a child that is gone already.",
        related: call.map { [($0.place, "\(child) calls its listener here")] } ?? [],
        more: [slot.name], mend: source.storeMend(slot, of: site.parent))
    }
  }
}

/// The RIBs that call their listener while they are attached: when they load, become active, or load their view.
private struct EagerRIBs {
  private var calls: [Int: OutgoingCall] = [:]

  init(_ source: SourceFacts) {
    for (rib, outgoing) in source.flow.outgoing {
      let loading = Self.callsOfLoadingView(source.ribs.ribs[rib], source)
      let eager = outgoing.filter { call in
        guard call.target == .listener, !call.context.isLater else { return false }
        return call.context.entry.reach <= .activation || loading.contains(call.context.entry.name)
      }
      if let first = eager.min(by: { $0.place < $1.place }) { calls[rib] = first }
    }
  }

  func call(by rib: Int) -> OutgoingCall? { calls[rib] }

  /// The functions that the view calls when it loads.
  private static func callsOfLoadingView(_ rib: RIB, _ source: SourceFacts) -> Set<String> {
    var names: Set<String> = []
    for view in rib.views.flatMap({ source.app.ancestors[$0] }) {
      for method in source.app.types[view].methods["viewDidLoad"] ?? [] {
        // Calls in closures happen later.
        for statement in method.item.body ?? [] {
          guard case .expression(.call(let call), _) = statement, let name = call.name,
            call.receiver != nil
          else { continue }
          names.insert(name)
        }
      }
    }
    return names
  }
}
