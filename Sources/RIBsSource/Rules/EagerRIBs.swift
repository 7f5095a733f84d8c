import RIBsAnalysis

/// The RIBs that call their listener while they are attached: when they load, become active, or load their view.
struct EagerRIBs {
  private let source: SourceFacts
  private var calls: [Int: OutgoingCall] = [:]

  init(_ source: SourceFacts) {
    self.source = source
    for (rib, outgoing) in source.flow.outgoing {
      let loading = Self.callsOfLoadingView(source.ribs.ribs[rib], source)
      let eager = outgoing.filter { call in
        guard call.target == .listener, !call.context.isLater else { return false }
        return call.context.entry.reach <= .activation || loading.contains(call.context.entry.name)
      }
      if let first = eager.min(by: { $0.place < $1.place }) { calls[rib] = first }
    }
  }

  /// The call of a RIB that an event attaches. A setting that the parent gives the builder may keep the call out.
  func call(by rib: Int, attachedBy event: AttachEvent) -> OutgoingCall? {
    guard let call = calls[rib] else { return nil }
    return isSet(in: event) && !isMadeAlways(call) ? nil : call
  }

  /// Whether the functions that lead to an attach build a router with `true` or `false`.
  private func isSet(in event: AttachEvent) -> Bool {
    source.functions(on: event.context).contains { function in
      var isSet = false
      SyntaxWalk.calls(in: function.item.body ?? []) { call in
        guard let name = call.name,
          call.arguments.contains(where: { if case .boolean = $0.value { true } else { false } })
        else { return }
        if source.app.code.contains(where: {
          $0.item.name == name && source.ribs.isRouting($0.item.result, in: $0.file)
        }) {
          isSet = true
        }
      }
      return isSet
    }
  }

  /// Whether every run of its entry makes the call.
  func isMadeAlways(_ call: OutgoingCall) -> Bool {
    let lines = call.context.trail.map(\.place.line) + [call.place.line]
    return source.functions(on: call.context).allSatisfy { function in
      lines.contains { function.item.alwaysReaches($0) }
    }
  }

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
