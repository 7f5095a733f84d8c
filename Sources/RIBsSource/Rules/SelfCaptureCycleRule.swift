import RIBsAnalysis

/// `self-capture-cycle`
enum SelfCaptureCycleRule: SourceRule {
  static let page = RulePage.selfCaptureCycle

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    for (type, rib) in source.ownedTypes {
      let owner = source.app.types[type]
      for method in owner.allMethods {
        for subscription in Subscription.all(in: method.item.body ?? [], of: owner, source.app) {
          guard case .keptBySelf(let keeper) = subscription.fate, !subscription.endsSoon,
            subscription.chain.contains(where: { capturesSelf($0, owner, source.app) }),
            !source.app.ends(keeper, of: type)
          else { continue }
          reporter.report(
            at: method.place(subscription.line), path: rib,
            message:
              "The closure captures self strongly, and \(owner.name) keeps the subscription in \(keeper): neither is freed until the stream ends.",
            more: [method.item.name])
        }
      }
    }
  }

  /// Whether a call is given a closure or a function that holds `self`.
  private static func capturesSelf(_ call: Call, _ type: AppType, _ app: AppIndex) -> Bool {
    if call.name == "assign", let target = call.argument("on"), target.chain == ["self"] {
      return true
    }
    return call.arguments.contains { argument in
      switch argument.value {
      case .closure(let closure): return holdsSelf(closure)
      case .member(let base?, let name):
        return base.chain == ["self"] && !app.methods(name, of: type.id).isEmpty
          && app.property(name, of: type.id) == nil
      case .name(let name):
        return !app.methods(name, of: type.id).isEmpty && app.property(name, of: type.id) == nil
      case .call(let inner):
        // `weakify { … }` and the like pass their closure on.
        return inner.arguments.contains {
          if case .closure(let closure) = $0.value { holdsSelf(closure) } else { false }
        }
      default: return false
      }
    }
  }

  /// Whether a closure, or one in it, uses `self` without a weak capture around the use.
  private static func holdsSelf(_ closure: Closure) -> Bool {
    for capture in closure.captures where capture.name == "self" || capture.value?.chain == ["self"]
    {
      return capture.strength == .strong && capture.name == "self"
    }
    if closure.parameters.contains("self") { return false }
    var rest = closure.body.reversed().map(SyntaxWalk.Item.statement)
    while let item = rest.popLast() {
      switch item {
      case .expression(.name("self")): return true
      // `self?` is a weak reference of a closure around this one.
      case .expression(.optionalChain(.name("self"))): break
      case .expression(.closure(let inner)):
        // An inner `[weak self]` needs this closure to hold self.
        if holdsSelf(inner) || inner.captures.contains(where: { $0.name == "self" }) { return true }
      case .expression(let expression): rest += expression.children.map(SyntaxWalk.Item.expression)
      case .statement(let statement):
        // `guard let self = …` makes another self.
        if rebinds(statement) { return false }
        rest += SyntaxWalk.direct(statement).reversed()
      }
    }
    return false
  }

  private static func rebinds(_ statement: Statement) -> Bool {
    switch statement {
    case .ensure(let conditions, _, _), .conditional(let conditions, _, _, _):
      conditions.contains {
        if case .bind("self", let value) = $0 { value.chain != ["self"] } else { false }
      }
    default: false
    }
  }
}
