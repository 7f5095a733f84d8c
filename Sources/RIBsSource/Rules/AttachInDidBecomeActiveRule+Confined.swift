import RIBsAnalysis

// Subscriptions that outlive an activation, and receive the last value again at the next one.
extension AttachInDidBecomeActiveRule {
  static func judgeConfined(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    if source.app.dialect.confining.isEmpty { return }
    for (rib, info) in source.ribs.ribs.enumerated() {
      let parts = [info.interactor, info.router].compactMap(\.self)
      let subscriptions = Set(parts.flatMap { source.app.ancestors[$0] }).sorted()
        .filter { !source.app.types[$0].isExternal }
        .flatMap { source.app.types[$0].code }.flatMap { confined($0, source.app) }
      if subscriptions.isEmpty { continue }
      guard let again = reuse(above: rib, source) else { continue }
      for subscription in subscriptions {
        guard let attach = attach(by: subscription, of: rib, source) else { continue }
        let (name, children) = (source.name(rib), source.names(attach.children))
        let kept = source.names(again.children)
        let parent = source.name(again.parent)
        reporter.report(
          at: subscription.place, path: source.path(attach.parent, attach.children),
          severity: .warning, certainty: attach.certainty,
          message:
            "\(subscription.name) sends the last value again when \(name) becomes active again. \(parent) keeps the router of \(kept) and attaches it again, and the subscription lives on: \(children) is attached again for a value that was handled before.",
          fix:
            "Let each value through once, or subscribe in didBecomeActive and end the subscription with the activation.",
          related: [
            (attach.place, "\(children) is attached here"),
            (again.place, "this activates \(kept) again"),
          ], more: ["confined"])
      }
    }
  }

  /// Where a parent attaches again what it kept: a RIB, or one above it.
  private static func reuse(above rib: Int, _ source: SourceFacts) -> AttachEvent? {
    var seen: Set<Int> = []
    var rest = [rib]
    while let next = rest.popLast() {
      guard seen.insert(next).inserted else { continue }
      if let again = reuse(of: next, source) { return again }
      rest += source.parents(of: next)
    }
    return nil
  }

  /// A subscription with `confineTo`, outside of what runs at each activation.
  private struct Confined {
    let place: SourcePlace
    let name: String
    /// Its closures.
    let closures: Set<SourcePlace>
  }

  private static func confined(_ function: Member<Function>, _ app: AppIndex) -> [Confined] {
    let dialect = app.dialect
    if dialect.activation.contains(function.item.name) { return [] }
    var found: [Confined] = []
    var ended: Set<Int> = []
    // Outer calls come first.
    SyntaxWalk.calls(in: function.item.body ?? []) { call in
      let chain = call.receiver?.calls ?? []
      if call.name.map(dialect.endings.contains) ?? false { ended.formUnion(chain.map(\.line)) }
      guard call.name.map(EscapingCall.subscriptions.contains) ?? false,
        !ended.contains(call.line),
        let position = chain.firstIndex(where: {
          $0.name.map(dialect.confining.contains) ?? false
        }), let name = chain[position].name,

        chain[position].arguments.first.map({ isScope($0.value, app) }) ?? false,
        chain[(position + 1)...].allSatisfy({ $0.name.map(passing.contains) ?? false })
      else { return }
      let closures = Set(
        call.arguments.compactMap(\.value.closureLine).map { function.place($0) })
      found.append(
        Confined(place: function.place(chain[position].line), name: name, closures: closures))
    }
    return found
  }

  /// Whether an expression is the RIB's interactor, as its own code or its router's names it.
  private static func isScope(_ expression: Expression, _ app: AppIndex) -> Bool {
    let names = expression.chain ?? []
    return names == ["self"] || names.last.map(app.dialect.interactorMembers.contains) ?? false
  }

  /// The operators that pass each value on, also one that came before.
  private static let passing: Set<String> = [
    "asObservable", "compactMap", "debug", "do", "eraseToAnyPublisher", "handleEvents", "map",
    "observe", "observeOn", "print", "receive", "withUnretained",
  ]

  /// The attach to which a closure of a subscription leads: one of the RIB's own, or one of its parent's. A child that the
  /// same closure detaches follows the value. Otherwise something else ends it, and then the value is an old one.
  private static func attach(
    by subscription: Confined, of rib: Int, _ source: SourceFacts
  ) -> AttachEvent? {
    func isBegun(_ context: EventContext) -> Bool {
      context.subscription.map(subscription.closures.contains) ?? false
    }
    /// Where the function that attaches has what detaches: before, what was there, or behind, in a closure that it gives
    /// away; nil if another function detaches.
    func place(of detach: DetachEvent, beside attach: AttachEvent) -> SourcePlace? {
      let function = attach.context.trail.last?.name
      return detach.context.trail.first { $0.name == function }?.place
    }
    if let own = source.flow.attaches.first(where: { $0.parent == rib && isBegun($0.context) }) {
      let ends = own.children.flatMap { source.detaches(of: $0, by: rib) }
      let isEndedOtherwise =
        ends.contains {
          $0.context.reach == .child || $0.context.reach == .tap
            || place(of: $0, beside: own).map { $0 > own.place } ?? false
        } && !ends.contains { isBegun($0.context) && place(of: $0, beside: own) == nil }
      return own.isUnguarded || isEndedOtherwise ? own : nil
    }
    let told = Set(
      (source.flow.outgoing[rib] ?? []).filter {
        $0.target == .listener && isBegun($0.context)
      }.map(\.name))
    return source.flow.attaches.first { attach in
      let entry = attach.context.entry
      guard told.contains(entry.name), entry.children.contains(rib) else { return false }
      return attach.isUnguarded
        || attach.children.flatMap { source.detaches(of: $0, by: attach.parent) }.contains {
          $0.context.reach == .child || $0.context.reach == .tap
        }
    }
  }
}
