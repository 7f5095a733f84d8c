import RIBsAnalysis

// A subscription that is made anew each time the view appears.
extension UndisposedSubscriptionRule {
  private static let appearances = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]

  /// What lasts until the RIB is detached, and is added each time UIKit calls the view as it appears.
  static func judgeAppearances(
    _ subscription: Subscription, _ method: Member<Function>, _ owner: AppType, _ path: String,
    _ source: SourceFacts, _ reporter: inout HazardReporter
  ) {
    let app = source.app
    guard subscription.kind == .stream, lastsUntilDeactivation(subscription, method, app),
      method.item.alwaysReaches(subscription.line),
      let rib = source.ribs.ribs.first(where: { rib in
        rib.interactor.map { app.ancestors[$0].contains(owner.id) } ?? false
      })
    else { return }
    let callers = owner.code.filter {
      $0.item === method.item || $0.item.alwaysCalls(method.item.name)
    }
    for view in rib.views where app.types[view].isClass {
      for hook in appearances.flatMap({ app.methods($0, of: view) }) {
        guard let caller = callers.first(where: { calls($0, of: owner, in: hook, app) }) else {
          continue
        }
        // Handling an event twice may be harmless.
        reporter.report(
          at: method.place(subscription.line), path: path, severity: .info,
          message:
            "\(owner.name) subscribes in \(method.item.name) each time the view appears, and the subscription lasts until the RIB is detached: from the second time on, each event is handled more than once.",
          fix: "Subscribe in didBecomeActive, or end the subscription of the last time first.",
          related: [
            (hook.place(hook.item.line), "\(hook.item.name) calls \(caller.item.name)")
          ],
          more: [method.item.name, "appears"])
        return
      }
    }
  }

  private static func lastsUntilDeactivation(
    _ subscription: Subscription, _ method: Member<Function>, _ app: AppIndex
  ) -> Bool {
    switch subscription.fate {
    case .keptBySelf(let keeper): !method.item.empties(keeper)
    default:
      subscription.chain.last?.name.map(app.dialect.endings.contains) ?? false
    }
  }

  /// Whether each call of a hook calls a function of the interactor.
  private static func calls(
    _ function: Member<Function>, of interactor: AppType, in hook: Member<Function>,
    _ app: AppIndex
  ) -> Bool {
    let types = DeclaredTypes(app, of: hook)
    var isCalled = false
    SyntaxWalk.expressions(in: hook.item.body ?? [], entersClosures: false) { expression in
      guard case .call(let call) = expression, call.name == function.item.name,
        let receiver = call.receiver, let typed = types.type(of: receiver),
        types.types(typed).contains(where: { app.ancestors[interactor.id].contains($0.id) }),
        hook.item.alwaysReaches(call.line)
      else { return }
      isCalled = true
    }
    return isCalled
  }
}
