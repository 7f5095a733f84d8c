import RIBsAnalysis

// A child that is detached some seconds after it was attached, such as a banner. If it is gone by then and another one is
// there, that one is detached.
extension RouteAfterDelayRule {
  /// - Returns: The closures that are reported.
  static func judgeSuccessors(
    _ source: SourceFacts, _ reporter: inout HazardReporter
  ) -> Set<SourcePlace> {
    var reported: Set<SourcePlace> = []
    for detach in source.flow.detaches where isLate(detach) {
      guard let closure = detach.context.delayedClosure, !reported.contains(closure),
        !attachesAnother(after: detach, source),
        let attach = attach(before: detach, source), let way = wayOut(of: detach, attach, source),
        knowsNoChild(closure, source.app)
      else { continue }
      let (name, child) = (source.name(detach.parent), source.names(detach.children))
      reported.insert(closure)
      reporter.report(
        at: detach.context.delayedCall ?? detach.place, path: name, severity: .warning,
        message:
          "\(name) attaches \(child), and after a delay detaches whichever \(child) is there. \(way.text). The new one is then detached too early.",
        fix:
          "Capture the child weakly in the closure, and return if the property holds another one.",
        related: [
          (attach.place, "the child is attached"), (way.place, "what takes it away earlier"),
        ],
        more: [child])
    }
    return reported
  }

  /// A child is hardly closed and opened again in less time, in seconds.
  private static let shortestLife = 1.0

  private static func isLate(_ detach: DetachEvent) -> Bool {
    detach.wasFilledBeforeDelay && detach.children.count == 1 && detach.certainty == .read
      && !detach.isAll && !detach.isAtAnEnd && !detach.isTestedAfterDelay
      && detach.context.delaySeconds.map { $0 >= shortestLife } ?? false
  }

  /// What attaches the child before the delay begins, and can do so again.
  private static func attach(before detach: DetachEvent, _ source: SourceFacts) -> AttachEvent? {
    source.flow.attaches.first { attach in
      attach.parent == detach.parent && attach.children == detach.children
        && detach.slot.map(attach.keptIn.union([attach.slot].compactMap { $0 }).contains) ?? false
        && attach.context.entry.place == detach.context.entry.place
        && attach.context.subscription == detach.context.subscription && attach.certainty == .read
        && !attach.context.isDelayed && attach.context.reach >= .event
        && source.isReachable(attach.context.entry)
    }
  }

  /// Whether the closure makes room for a child of its own.
  private static func attachesAnother(after detach: DetachEvent, _ source: SourceFacts) -> Bool {
    source.flow.attaches.contains {
      $0.parent == detach.parent && $0.context.delayedClosure == detach.context.delayedClosure
    }
  }

  /// What can take the child away before the delay is over, so that another child may be in its place.
  private static func wayOut(
    of late: DetachEvent, _ attach: AttachEvent, _ source: SourceFacts
  ) -> (place: SourcePlace, text: String)? {
    let child = source.names(late.children)
    let others = source.flow.detaches.filter {
      $0.parent == late.parent && $0.slot == late.slot && $0.certainty == .read
        && !$0.context.isDelayed
    }
    if let other = others.first(where: { $0.context.entry.place == attach.context.entry.place }) {
      return (other.place, "By then, another \(child) may have taken its place")
    }
    let other = others.first {
      $0.context.reach >= .event && source.isReachable($0.context.entry)
    }
    return other.map { ($0.place, "By then, \(child) may have been closed and opened again") }
  }

  /// Whether nothing can cancel the closure, and it uses nothing of the function around it: it cannot tell one child
  /// from another.
  private static func knowsNoChild(_ place: SourcePlace, _ app: AppIndex) -> Bool {
    app.code.contains { method in
      guard method.file == place.file, let body = method.item.body,
        let closure = closure(at: place.line, in: body)
      else { return false }
      let outer = DeclaredNames.names(in: body).union(method.item.parameters.map(\.name))
        .subtracting(DeclaredNames.names(in: closure.body))
      return closure.captures.allSatisfy { $0.name == "self" }
        && !closure.body.use(anyOf: outer.sorted())
    }
  }

  /// The closure at a line that is given to `asyncAfter`, or to a timer or a task that nobody keeps.
  private static func closure(at line: Int, in body: [Statement]) -> Closure? {
    var rest = body.map(SyntaxWalk.Item.statement)
    while let item = rest.popLast() {
      switch item {
      case .statement(let statement):
        rest += SyntaxWalk.direct(statement)
        guard case .expression(.call(let call), _) = statement,
          call.name == "scheduledTimer" && call.receiver?.chain == ["Timer"]
            || call.name == "Task" && call.receiver == nil,
          case .closure(let closure)? = call.arguments.last?.value,
          closure.line == line
        else { continue }
        return closure
      case .expression(let expression):
        rest += SyntaxWalk.direct(expression)
        guard case .call(let call) = expression, call.name == "asyncAfter",
          call.receiver?.chain?.first == "DispatchQueue",
          case .closure(let closure)? = call.arguments.last?.value, closure.line == line
        else { continue }
        return closure
      }
    }
    return nil
  }
}
