import RIBsAnalysis

// A flag that keeps a second child out, and that one of the ways out leaves set.
extension NotClearedRule {
  /// A child is detached, and the flag that its route tests stays true: the route does nothing from then on.
  static func judgeFlags(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (position, rib) in source.ribs.ribs.enumerated() {
      let attaches = source.flow.attaches.filter { $0.parent == position }
      for (part, type) in [(RIBPart.router, rib.router), (.interactor, rib.interactor)] {
        for route in type.map({ source.app.types[$0].code }) ?? [] {
          for name in route.item.flagsThatKeepOut {
            guard let flag = Flag(name, testedBy: route, part, source) else { continue }
            judge(flag, attaches, of: position, source, &reporter)
          }
        }
      }
    }
  }

  private static func judge(
    _ flag: Flag, _ attaches: [AttachEvent], of rib: Int, _ source: SourceFacts,
    _ reporter: inout HazardReporter
  ) {
    let guarded = attaches.filter { flag.isTested(on: $0.context) }
    let children = Set(guarded.flatMap(\.children))
    guard children.count == 1, let child = children.first,
      attaches.filter({ $0.children.contains(child) }).allSatisfy({ flag.isTested(on: $0.context) })
    else { return }
    let detaches = source.flow.detaches.filter {
      $0.parent == rib && $0.children.contains(child) && !$0.isAll
    }
    let resetting = detaches.filter(flag.isReset)
    let leaving = detaches.filter { !flag.isReset(by: $0) }
    // Each reset comes with a detach that only the child's end leads to, so nothing resets the flag later.
    guard !resetting.isEmpty,
      resetting.allSatisfy({
        $0.context.reach == .resigning || $0.context.entry.children == [child]
      }),
      flag.isOnlyReset(onTheWayTo: resetting, source)
    else { return }
    for detach in leaving.sorted(by: { flag.place(of: $0) < flag.place(of: $1) }) {
      let entry = detach.context.entry
      guard source.isReachable(entry), detach.context.reach > .resigning,
        !source.app.dialect.cleanup.contains(entry.name),
        // What the listener is told may end the RIB.
        !(source.flow.outgoing[rib] ?? []).contains(where: {
          $0.target == .listener && $0.context.entry.place == entry.place
        }),
        let reset = resetting.map(flag.place).min()
      else { continue }
      let name = source.name(child)
      reporter.report(
        at: flag.place(of: detach), path: source.path(rib, [child]),
        certainty: .joined([detach.certainty] + guarded.map(\.certainty)),
        message:
          "\(source.name(rib)) detaches \(name) and leaves \(flag.name) true: \(flag.route.item.name) does nothing from then on.",
        fix: "Set \(flag.name) to false here as well.",
        related: [
          (flag.route.place(flag.route.item.line), "\(flag.route.item.name) tests \(flag.name)"),
          (reset, "\(flag.name) is set to false where \(name) is detached here"),
        ],
        more: ["flag", flag.name])
      return
    }
  }
}

/// A stored Bool that a route tests and then sets to true.
private struct Flag {
  let name: String
  let route: Member<Function>
  private let part: RIBPart
  /// The names of the functions of the class that set it to false.
  private let resets: Set<String>

  /// Nil if the flag is no stored Bool, or if something else sets it in a way that is not followed.
  init?(
    _ name: String, testedBy route: Member<Function>, _ part: RIBPart, _ source: SourceFacts
  ) {
    guard let property = source.app.property(name, of: route.owner), property.item.isStored,
      property.owner == route.owner
    else { return nil }
    (self.name, self.route, self.part) = (name, route, part)
    var resets: Set<String> = []
    var isFollowed = true
    for function in source.app.code {
      SyntaxWalk.expressions(in: function.item.body ?? []) { expression in
        switch expression {
        case .assign(let target, let value) where target.withoutOptionals.chain?.last == name:
          guard function.owner == route.owner, case .boolean(let isTrue) = value else {
            isFollowed = false
            return
          }
          if !isTrue { resets.insert(function.item.name) }
        case .inout(let target) where target.chain?.last == name: isFollowed = false
        case .call(let call)
        where call.changesItsReceiver && call.receiver?.withoutOptionals.chain?.last == name:
          isFollowed = false
        default: break
        }
      }
    }
    guard isFollowed else { return nil }
    self.resets = resets
  }

  func isTested(on context: EventContext) -> Bool {
    context.trail.contains { $0.part == part && $0.name == route.item.name }
  }

  /// Where the object that has the flag detaches, or has its router detach.
  func place(of detach: DetachEvent) -> SourcePlace {
    detach.context.trail.last { $0.part == part }?.place ?? detach.place
  }

  func isReset(by detach: DetachEvent) -> Bool { detach.stored.contains(OwnNote(names: [name])) }

  /// Whether each function that sets the flag to false is on the way to one of some detaches, or is only called by
  /// functions that are. The route itself may do so where it fails.
  func isOnlyReset(onTheWayTo detaches: [DetachEvent], _ source: SourceFacts) -> Bool {
    let onTheWay = Set(
      detaches.flatMap { $0.context.trail }.filter { $0.part == part }.map(\.name)
    ).union([route.item.name])
    let code = source.app.types[route.owner].code
    return resets.allSatisfy { reset in
      if onTheWay.contains(reset) { return true }
      let callers = code.filter { SyntaxWalk.calls(anyOf: [reset], in: $0.item.body ?? []) }
      return !callers.isEmpty && callers.allSatisfy { onTheWay.contains($0.item.name) }
    }
  }
}

extension Function {
  /// The names of properties that a `guard` of the function wants to be false, and that it sets to true.
  fileprivate var flagsThatKeepOut: [String] {
    let body = body ?? []
    let tested = body.flatMap(\.testedFalse)
    if tested.isEmpty { return [] }
    var set: Set<String> = []
    SyntaxWalk.expressions(in: body, entersClosures: false) { expression in
      if case .assign(let target, .boolean(true)) = expression, let name = target.chain?.last {
        set.insert(name)
      }
    }
    return tested.filter(set.contains)
  }
}

extension Statement {
  /// The names that have to be false for the statements after it to run: those of `guard !name` and of
  /// `if name { return }`.
  var testedFalse: [String] {
    switch self {
    case .guard(let conditions, _, _):
      return conditions.compactMap { condition in
        guard case .test(.not(let inner)) = condition else { return nil }
        return inner.chain?.last
      }
    case .if(let conditions, let then, _, _):
      guard conditions.count == 1, case .test(let test) = conditions[0], case .return? = then.last
      else { return [] }
      return [test.chain?.last].compactMap { $0 }
    default: return []
    }
  }
}
