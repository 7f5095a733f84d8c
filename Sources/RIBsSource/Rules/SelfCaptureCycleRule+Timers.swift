import RIBsAnalysis

// A timer that holds its interactor, and that its own work or a tap ends. The RIB can be detached long before.
extension SelfCaptureCycleRule {
  /// - Returns: The places of the timers that are reported.
  static func judgeTimers(
    _ source: SourceFacts, _ reporter: inout HazardReporter
  ) -> Set<SourcePlace> {
    var told: Set<SourcePlace> = []
    for (position, rib) in source.ribs.ribs.enumerated() {
      guard let interactor = rib.interactor, !source.lastsAsLongAsTheApp(interactor) else {
        continue
      }
      let owner = source.app.types[interactor]
      for method in owner.code {
        for timer in TimerUntilDone.all(in: method, of: owner, source) {
          let place = method.place(timer.line)
          let calls = (source.flow.outgoing[position] ?? []).filter {
            timer.leads(to: $0.context, method) && $0.certainty == .read
              && !$0.context.testedActive
          }
          guard timer.isEndedByOthers || !calls.isEmpty || timer.waits,
            source.canLeave(position, before: calls, without: timer.ends)
          else { continue }
          let (first, name) = (calls.min { $0.place < $1.place }, source.name(position))
          let then = first.map {
            ", and then calls its \($0.target == .router ? "router" : "listener")'s \($0.name)"
          }
          let why =
            timer.isEndedByOthers
            ? "\(name) can be detached without invalidating it. It then"
            : "only what it runs ends it. If \(name) is detached before, it"
          reporter.report(
            at: place, path: name,
            message: "The timer holds self, and \(why) goes on working\(then ?? "").",
            fix: "Invalidate the timer when the RIB is deactivated.",
            related: first.map {
              [($0.place, "the call of the \($0.target == .router ? "router" : "listener")")]
            }
              ?? [],
            more: [method.item.name])
          told.insert(place)
        }
      }
    }
    return told
  }
}

/// A repeating timer whose closure or target holds `self`, and that goes on when the RIB is detached.
struct TimerUntilDone {
  let line: Int
  /// Where its closure begins; nil for a target.
  private let closureLine: Int?
  /// The function that it calls on its target; nil for a closure.
  private let selector: String?
  /// Whether something must happen that the timer's closure waits for, such as an answer of a server.
  let waits: Bool
  /// The functions that end it.
  var ends: [Member<Function>] = []
  /// Whether it begins with the RIB, and something else than its own work ends it, such as a tap.
  var isEndedByOthers = false
  /// The functions to which its closure leads.
  private let later: OwnCalls

  /// Whether it makes an event of the interactor happen.
  func leads(to context: EventContext, _ method: Member<Function>) -> Bool {
    closureLine.map { context.delayedClosure == method.place($0) } ?? false
      || selector == context.entry.name
      || context.isLater && context.entry.name == method.item.name
        && context.trail.dropFirst().contains { later.contains(named: $0.name) }
  }

  static func all(
    in method: Member<Function>, of owner: AppType, _ source: SourceFacts
  ) -> [TimerUntilDone] {
    StatementWalk.occurrences(in: method, of: owner, source.app).compactMap {
      TimerUntilDone($0, method, owner, source)
    }
  }

  private init?(
    _ occurrence: StatementWalk.Occurrence, _ method: Member<Function>, _ owner: AppType,
    _ source: SourceFacts
  ) {
    let app = source.app
    guard let place = Subscription.Place(occurrence),
      case .call(let call) = place.made, Subscription.isRepeatingTimer(call, occurrence.types),
      SelfCaptures(owner, app, at: occurrence).hold(of: call) == .yes
    else { return nil }
    let body: [Statement]
    if case .closure(let closure)? = call.arguments.last?.value {
      (body, closureLine, selector) = (closure.body, closure.line, nil)
    } else if case .selector(let name)? = call.argument("selector") {
      let tick = Call(callee: .name(name), arguments: [], line: call.line)
      (body, closureLine, selector) = ([.expression(.call(tick), line: call.line)], nil, name)
    } else {
      return nil
    }
    line = call.line
    let now = OwnCalls(from: body, of: owner.id, app, entersClosures: false)
    let later = OwnCalls(from: body, of: owner.id, app, entersClosures: true)
    self.later = later
    guard let keeper = place.keeper else {
      guard occurrence.use == .dropped, Subscription.mayEndItself(call, owner, app) else {
        return nil
      }
      waits = false
      return
    }
    guard app.property(keeper, of: owner.id) != nil, !app.ends(keeper, of: owner.id) else {
      return nil
    }
    let ends = app.functions(ending: keeper, of: owner.id, besides: method.item)
    let own = Set(app.ancestors[owner.id])
    let isOnlyOwn = ends.allSatisfy { end in
      later.contains(end) && (source.callersByName[end.item.name] ?? []).isSubset(of: own)
        && owner.code.allSatisfy { caller in
          caller.item === method.item || later.contains(caller)
            || !SyntaxWalk.calls(anyOf: [end.item.name], in: caller.item.body ?? [])
        }
    }
    self.ends = ends
    if !isOnlyOwn {
      // A timer that a tap begins may run only where nobody can leave.
      let entries = owner.entries(of: method.item).map(\.function.item.name) + [method.item.name]
      guard entries.contains(where: app.dialect.activation.contains),
        !ends.contains(where: { source.isCalledAsAViewGoes($0, of: owner) })
      else { return nil }
      (waits, isEndedByOthers) = (false, true)
      return
    }
    guard !ends.isEmpty || Subscription.mayEndItself(call, owner, app) else { return nil }
    waits = !ends.isEmpty && !ends.contains(where: now.contains)
  }
}

/// The functions of a class that a piece of its code leads to, through calls on `self`.
struct OwnCalls {
  private var functions: Set<ObjectIdentifier> = []
  private var names: Set<String> = []

  /// - Parameter entersClosures: Whether what closures do counts, which may run later.
  init(from body: [Statement], of id: Int, _ app: AppIndex, entersClosures: Bool) {
    var rest = [body]
    while let body = rest.popLast() {
      SyntaxWalk.expressions(in: body, entersClosures: entersClosures) { expression in
        guard case .call(let call) = expression, let name = call.name,
          call.receiver.map({ $0.withoutOptionals.chain == ["self"] }) ?? true
        else { return }
        for method in app.methods(name, of: id)
        where functions.insert(ObjectIdentifier(method.item)).inserted {
          names.insert(name)
          rest.append(method.item.body ?? [])
        }
      }
    }
  }

  func contains(_ method: Member<Function>) -> Bool {
    functions.contains(ObjectIdentifier(method.item))
  }

  func contains(named name: String) -> Bool { names.contains(name) }
}

extension SourceFacts {
  /// Whether a parent can detach a RIB before some calls that it makes later: somebody else is the reason, or the RIB
  /// makes the parent do so at another time.
  ///
  /// - Parameter ends: Functions of the interactor that what makes the RIB leave must not call.
  func canLeave(
    _ rib: Int, before calls: [OutgoingCall], without ends: [Member<Function>] = []
  ) -> Bool {
    let later = Set(calls.map(\.place))
    let others = Set(
      (flow.outgoing[rib] ?? []).filter {
        $0.target == .listener && !later.contains($0.place) && !self.calls(ends, from: $0)
      }.map(\.name))
    return parents(of: rib).contains { parent in
      detaches(of: rib, by: parent).contains { detach in
        let entry = detach.context.entry
        return isReachable(entry) && (!entry.children.contains(rib) || others.contains(entry.name))
      }
    }
  }

  /// Whether the entry of a call runs one of some functions of the interactor, or is one.
  private func calls(_ ends: [Member<Function>], from call: OutgoingCall) -> Bool {
    guard !ends.isEmpty, let position = call.context.entry.rib,
      let interactor = ribs.ribs[position].interactor
    else { return false }
    return app.methods(call.context.entry.name, of: interactor).contains { entry in
      let own = OwnCalls(
        from: entry.item.body ?? [], of: interactor, app, entersClosures: true)
      return ends.contains { $0.item === entry.item || own.contains($0) }
    }
  }

  /// Whether a view calls a function of its interactor when it goes, directly or through others.
  fileprivate func isCalledAsAViewGoes(_ end: Member<Function>, of owner: AppType) -> Bool {
    let callers = owner.code.filter { caller in
      caller.item === end.item
        || OwnCalls(from: caller.item.body ?? [], of: owner.id, app, entersClosures: true)
          .contains(end)
    }
    let names = Set(callers.map(\.item.name))
    return (ownersByClass[owner.id] ?? []).flatMap(viewClasses).flatMap { app.ancestors[$0] }
      .flatMap { app.types[$0].code }.contains {
        LeaveReports.leaveHooks.contains($0.item.name)
          && SyntaxWalk.calls(anyOf: names, in: $0.item.body ?? [])
      }
  }
}
