import RIBsAnalysis

/// `undisposed-subscription`
enum UndisposedSubscriptionRule: SourceRule {
  static let page = RulePage.undisposedSubscription

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (type, rib) in source.ownedTypes {
      let owner = source.app.types[type]
      for method in owner.code {
        for task in TaskStart.all(in: method, of: owner, source.app) {
          judgeRepeats(task, method, owner, rib, source, &reporter)
        }
        for subscription in Subscription.all(in: method, of: owner, source.app) {
          judgeCountdown(subscription, method, owner, source, &reporter)
          guard subscription.kind == .stream || subscription.kind == .assignment,
            subscription.ending == .open
          else { continue }
          judgeKept(subscription, method, owner, rib, source, &reporter)
          judgeRepeats(subscription, method, owner, rib, source, &reporter)
          guard let fate = words(subscription) else { continue }
          let isGuess = if case .unknown = subscription.fate { true } else { false }
          reporter.report(
            at: method.place(subscription.line), path: rib,
            severity: isGuess || source.lastsAsLongAsTheApp(type)
              ? .info : nil,
            message: "\(owner.name) subscribes in \(method.item.name) and \(fate).",
            more: [method.item.name],
            mend: isGuess ? nil : source.endMend(subscription, method, owner))
        }
      }
    }
  }

  /// A RIB that is attached again subscribes again, to what a bag keeps from the time before.
  private static func judgeKept(
    _ subscription: Subscription, _ method: Member<Function>, _ owner: AppType, _ rib: String,
    _ source: SourceFacts, _ reporter: inout HazardReporter
  ) {
    let activation = source.app.dialect.activation
    let entries = owner.entries(of: method.item)
    guard case .keptBySelf(let keeper) = subscription.fate,
      activation.contains(method.item.name)
        || !entries.isEmpty && entries.allSatisfy({ activation.contains($0.function.item.name) }),
      !source.app.ends(keeper, of: owner.id),
      source.app.function(ending: keeper, of: owner.id, besides: method.item) == nil,
      !method.item.empties(keeper),
      let property = source.app.property(keeper, of: owner.id),
      let type = property.item.type ?? property.item.value.flatMap(Interpreter.made),
      StreamTypes.isBag(
        type, in: DeclaredTypes(source.app, owner, file: property.file), file: property.file),
      let again = source.attachedAgain(owner.id)
    else { return }
    let parent = source.name(again.parent)
    let isSure =
      method.item.alwaysReaches(subscription.line) && entries.allSatisfy(\.isCertain)
    reporter.report(
      at: method.place(subscription.line), path: rib,
      severity: isSure ? nil : .info,
      message:
        "\(owner.name) subscribes in didBecomeActive, and \(keeper) keeps the subscription after the RIB is detached. \(parent) attaches the same router again, and each time adds a subscription\(isSure ? "" : ", unless a condition keeps it out").",
      fix: "End the subscription with the activation, or empty \(keeper) in willResignActive.",
      related: [(again.place, "\(parent) attaches it again here")],
      more: [method.item.name, keeper])
  }

  /// What becomes of a subscription that nothing keeps and nothing ends; nil for any other.
  private static func words(_ subscription: Subscription) -> String? {
    switch subscription.fate {
    case .dropped: "neither keeps nor ends the subscription"
    case .unknown:
      "neither keeps nor ends the subscription, unless the function that takes the closure does"
    case .keptByLocal(let name):
      "keeps the subscription only in \(name), a local variable: nothing keeps or ends it once the function returns"
    case .keptBySelf, .keptByObject, .keptBySystem, .other: nil
    }
  }
}

extension SourceFacts {
  /// An attach of a RIB whose parent keeps the router while it is detached: in a constant or a lazy property, or in one
  /// that the detach does not clear.
  func attachedAgain(_ interactor: Int) -> AttachEvent? {
    flow.attaches.first { event in
      guard event.context.reach > .activation,
        event.children.compactMap({ ribs.ribs[$0].interactor }).contains(where: {
          app.ancestors[$0].contains(interactor)
        })
      else { return false }
      let slots = event.keptIn.union([event.slot].compactMap { $0 })
      return slots.contains { isKept($0, by: event) }
        && flow.detaches.contains { detach in
          detach.parent == event.parent && isReachable(detach.context.entry)
            && (detach.slot.map(slots.contains) ?? false
              || !Set(detach.children).isDisjoint(with: event.children))
        }
    }
  }

  /// Whether a slot has the child of an attach before and after it.
  private func isKept(_ slot: Slot, by event: AttachEvent) -> Bool {
    guard let property = property(slot, of: event.parent) else { return false }
    return property.item.isLet || property.item.isLazy
      || event.held == slot && !isEverEmptied(slot, of: event.parent)
  }

  /// Whether any function takes a child out of a slot, or sets the slot to nil.
  private func isEverEmptied(_ slot: Slot, of rib: Int) -> Bool {
    let type = slot.part == .router ? ribs.ribs[rib].router : ribs.ribs[rib].interactor
    return (type.map { app.ancestors[$0] } ?? []).flatMap { app.types[$0].code }
      .contains { $0.item.empties(slot.name) }
  }
}
