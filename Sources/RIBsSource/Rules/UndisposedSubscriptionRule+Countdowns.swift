import RIBsAnalysis

// A countdown that ends by itself, and goes on until then although its RIB was detached.
extension UndisposedSubscriptionRule {
  /// Reports a countdown that calls the listener of a RIB which may be gone. The parent takes the call for one of another
  /// child of the kind.
  static func judgeCountdown(
    _ subscription: Subscription, _ method: Member<Function>, _ owner: AppType,
    _ source: SourceFacts, _ reporter: inout HazardReporter
  ) {
    guard subscription.kind == .stream, subscription.ending != .open, isByTheClock(subscription),
      !source.lastsAsLongAsTheApp(owner.id), goesOn(subscription, method, owner, source)
    else { return }
    for (position, rib) in source.ribs.ribs.enumerated() where rib.interactor == owner.id {
      let calls = calls(of: position, from: subscription, method, owner, source)
      guard let first = calls.min(by: { $0.place < $1.place }),
        source.canLeave(position, before: calls)
      else { continue }
      let name = source.name(position)
      reporter.report(
        at: method.place(subscription.line), path: name, certainty: first.certainty,
        message:
          "\(owner.name) starts a countdown in \(method.item.name), and nothing ends it with the RIB. If \(name) is detached before, the countdown goes on and then calls the listener's \(first.name).",
        fix: "End the subscription when the RIB is deactivated.",
        related: [(first.place, "the call of the listener")],
        more: [method.item.name, "countdown"])
    }
  }

  /// Whether a clock makes the stream emit again and again.
  private static func isByTheClock(_ subscription: Subscription) -> Bool {
    subscription.chain.contains { call in
      switch call.name {
      case "interval": call.arguments.count > 0
      case "timer": call.argument("period") != nil
      case "publish": call.argument("every") != nil
      default: false
      }
    }
  }

  /// Whether nothing ends the stream when the RIB goes: nobody has the subscription, or only a property of the interactor,
  /// which the stream holds.
  private static func goesOn(
    _ subscription: Subscription, _ method: Member<Function>, _ owner: AppType,
    _ source: SourceFacts
  ) -> Bool {
    let captures = SelfCaptures(owner, source.app, at: subscription.occurrence)
    switch subscription.fate {
    case .dropped: break
    case .keptBySelf(let keeper):
      guard subscription.chain.contains(where: { captures.hold(of: $0) == .yes }),
        !source.app.ends(keeper, of: owner.id),
        source.app.function(ending: keeper, of: owner.id, besides: method.item) == nil
      else { return false }
    default: return false
    }
    return subscription.chain.allSatisfy { call in
      guard let name = call.name,
        Self.bounded.contains(name)
          || Self.cut.contains(name) && call.arguments.first?.label != nil,
        let bound = call.arguments.first?.value
      else { return true }
      return isOfTheWork(bound, owner, source)
    }
  }

  private static let bounded: Set<String> = ["takeUntil", "takeWhile"]
  /// The functions that another stream ends if their argument has a label.
  private static let cut: Set<String> = ["take", "prefix"]

  /// Whether what ends a stream is a property of the interactor that has nothing to do with its activation.
  private static func isOfTheWork(
    _ bound: Expression, _ owner: AppType, _ source: SourceFacts
  ) -> Bool {
    if bound.isClosure { return true }
    guard let chain = bound.ownChain, chain.count == 1,
      source.app.property(chain[0], of: owner.id) != nil
    else { return false }
    let code = source.app.ancestors[owner.id].flatMap { source.app.types[$0].code }
    return !code.filter { source.app.dialect.resigning.contains($0.item.name) }.contains { resign in
      let called = OwnCalls(
        from: resign.item.body ?? [], of: owner.id, source.app, entersClosures: true)
      return code.contains {
        ($0.item === resign.item || called.contains($0))
          && SyntaxWalk.mentions(anyOf: [chain[0]], in: $0.item.body ?? [])
      }
    }
  }

  /// The calls of the listener that can come after the RIB is detached, and that a parent reacts to. The closure keeps the
  /// interactor, or captures the listener itself.
  private static func calls(
    of rib: Int, from subscription: Subscription, _ method: Member<Function>, _ owner: AppType,
    _ source: SourceFacts
  ) -> [OutgoingCall] {
    let captures = SelfCaptures(owner, source.app, at: subscription.occurrence)
    let closures = subscription.chain.flatMap(\.arguments).compactMap { argument in
      if case .closure(let closure) = argument.value { closure } else { nil }
    }
    return (source.flow.outgoing[rib] ?? []).filter { call in
      guard call.target == .listener, !call.context.testedActive,
        let closure = closures.first(where: {
          method.place($0.line) == call.context.subscription
        })
      else { return false }
      return (captures.holdsSelf(closure) || closure.keepsReceiver(of: call.name))
        && source.isHeard(call, of: rib)
    }
  }
}

extension Closure {
  /// Whether the closure has an object of its own, other than `self`, on which it calls a function.
  fileprivate func keepsReceiver(of name: String) -> Bool {
    let kept = Set(captures.map(\.name)).subtracting(["self"])
    var found = false
    SyntaxWalk.calls(in: body) { call in
      if call.name == name, let root = call.receiver?.root, kept.contains(root) { found = true }
    }
    return found
  }
}

extension SourceFacts {
  /// Whether a parent attaches or detaches something, or calls another RIB, where a child calls its listener.
  fileprivate func isHeard(_ call: OutgoingCall, of rib: Int) -> Bool {
    func isMeant(_ context: EventContext) -> Bool {
      context.entry.name == call.name && context.entry.children.contains(rib)
    }
    return flow.attaches.contains { isMeant($0.context) }
      || flow.detaches.contains { isMeant($0.context) }
      || parents(of: rib).contains { parent in
        (flow.outgoing[parent] ?? []).contains { $0.target == .listener && isMeant($0.context) }
      }
  }
}
