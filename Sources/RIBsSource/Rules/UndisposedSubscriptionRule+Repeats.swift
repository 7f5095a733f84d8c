import RIBsAnalysis

// A subscription that is made anew each time the view appears, or each time the user taps.
extension UndisposedSubscriptionRule {
  private static let appearances = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]

  /// A place in a view from which a subscription is made again and again.
  private struct Cause {
    let place: SourcePlace
    let when: String
    let text: String
  }

  /// What lasts until the RIB is detached, and is added with each call of the view.
  static func judgeRepeats(
    _ subscription: Subscription, _ method: Member<Function>, _ owner: AppType, _ path: String,
    _ source: SourceFacts, _ reporter: inout HazardReporter
  ) {
    guard subscription.kind == .stream, lastsUntilDeactivation(subscription, method, owner, source),
      method.item.alwaysReaches(subscription.line),
      let rib = source.ribs.ribs.first(where: { rib in
        rib.interactor.map { source.app.ancestors[$0].contains(owner.id) } ?? false
      })
    else { return }
    let callers = owner.code.filter {
      $0.item === method.item || $0.item.alwaysCalls(method.item.name)
    }
    let reader = StreamReader(types: subscription.occurrence.types)
    let isEndless = subscription.source.map(reader.isEndless) ?? false
    let found = appearance(callers, owner, rib, source)
    guard let cause = found ?? (isEndless ? tap(callers, owner, rib, source) : nil) else { return }
    // Handling an event twice may be harmless.
    let isHarmful = isEndless && RepeatedEffects(source.app).add(subscription)
    reporter.report(
      at: method.place(subscription.line), path: path,
      severity: isHarmful && !source.lastsAsLongAsTheApp(owner.id) ? nil : .info,
      message:
        "\(owner.name) subscribes in \(method.item.name) each time \(cause.when), and the subscription lasts until the RIB is detached: from the second time on, each event is handled more than once.",
      fix: "Subscribe in didBecomeActive, or end the subscription of the last time first.",
      related: [(cause.place, cause.text)], more: [method.item.name, "repeats"])
  }

  private static func lastsUntilDeactivation(
    _ subscription: Subscription, _ method: Member<Function>, _ owner: AppType,
    _ source: SourceFacts
  ) -> Bool {
    guard case .keptBySelf(let keeper) = subscription.fate else {
      return subscription.chain.last?.name.map(source.app.dialect.endings.contains) ?? false
    }
    guard let property = source.app.property(keeper, of: owner.id),
      let type = property.item.type ?? property.item.value.flatMap(Interpreter.made)
    else { return false }
    // A property that holds one subscription lets go of the last one.
    return !method.item.empties(keeper)
      && StreamTypes.isBag(
        type, in: DeclaredTypes(source.app, owner, file: property.file), file: property.file)
  }

  // MARK: The view

  private static func appearance(
    _ callers: [Member<Function>], _ owner: AppType, _ rib: RIB, _ source: SourceFacts
  ) -> Cause? {
    for view in rib.views where source.app.types[view].isClass {
      for hook in appearances.flatMap({ source.app.methods($0, of: view) }) {
        let calls = calls(to: owner, in: hook, source.app, entersClosures: false)
        let caller = callers.first { caller in
          calls.contains { $0.name == caller.item.name && hook.item.alwaysReaches($0.line) }
        }
        guard let caller else { continue }
        return Cause(
          place: hook.place(hook.item.line), when: "the view appears",
          text: "\(hook.item.name) calls \(caller.item.name)")
      }
    }
    return nil
  }

  /// A tap is in a closure of the view, in an action, or in what UIKit calls for a row.
  private static func tap(
    _ callers: [Member<Function>], _ owner: AppType, _ rib: RIB, _ source: SourceFacts
  ) -> Cause? {
    let names = Set(callers.map(\.item.name))
    for view in rib.views where source.app.types[view].isClass {
      for method in source.app.ancestors[view].flatMap({ source.app.types[$0].code }) {
        let isAction =
          method.item.attributes.contains(where: ["objc", "IBAction"].contains)
          || method.item.parameters.contains {
            $0.label == "didSelectRowAt" || $0.label == "didSelectItemAt"
          }
        let all = calls(to: owner, in: method, source.app, entersClosures: true)
        let outside = calls(to: owner, in: method, source.app, entersClosures: false).map(\.line)
        let call = all.first { call in
          call.name.map(names.contains) ?? false && (isAction || !outside.contains(call.line))
        }
        if let call, let name = call.name {
          return Cause(
            place: method.place(call.line), when: "the user taps", text: "a tap calls \(name)")
        }
      }
    }
    return nil
  }

  /// What a function of the view calls on the interactor.
  private static func calls(
    to interactor: AppType, in method: Member<Function>, _ app: AppIndex, entersClosures: Bool
  ) -> [Call] {
    var found: [Call] = []
    let own = app.ancestors[interactor.id]
    let all = DeclaredTypes(app, of: method)
    SyntaxWalk.expressions(in: method.item.body ?? [], entersClosures: entersClosures) {
      guard case .call(let call) = $0, let receiver = call.receiver,
        let typed = all.typeOrRuntimes(of: receiver.withoutSelf),
        all.types(typed).contains(where: { own.contains($0.id) })
      else { return }
      found.append(call)
    }
    return found
  }
}

extension Expression {
  /// `self?.listener` without the optional chain, which `guard let self` may stand before.
  fileprivate var withoutSelf: Expression {
    chain.map { chain in
      chain.dropFirst(chain.first == "self" ? 1 : 0).reduce(nil as Expression?) {
        $0 == nil ? .name($1) : .member($0, $1)
      } ?? self
    } ?? self
  }
}
