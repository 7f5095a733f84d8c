import RIBsAnalysis

// All children of a router are detached at once.
extension NotClearedRule {
  /// All children are detached at once, and an optional property keeps one of them: what asks whether the property is
  /// empty lets no other child in.
  static func judgeSweeps(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    let sweeps = Dictionary(grouping: source.flow.sweeps, by: \.detach.place)
    for (place, sweeps) in sweeps.sorted(by: { $0.key < $1.key }) {
      guard let sweep = sweeps.first(where: { isAmongLife($0.detach.context, source) }) else {
        continue
      }
      let (detach, parent) = (sweep.detach, sweep.detach.parent)
      let code = SweptRouter(of: parent, detach, source)
      let attaches = source.flow.attaches.filter { $0.parent == parent }
      let kept = Dictionary(grouping: attaches.filter { $0.slot != nil }) { $0.slot }
        .compactMap { slot, attaches -> (slot: Slot, attaches: [AttachEvent])? in
          guard let slot, let property = source.property(slot, of: parent),
            case .optional = property.item.type, source.canBeCleared(property),
            property.item.strength == .strong, property.item.attributes.isEmpty,
            source.ribs.isRouting(property.item.type, in: property.file)
              || source.app.types(property.item.type, in: property.file)
                .contains(where: { !$0.cases.isEmpty }),
            !sweeps.contains(where: { $0.detach.parent == parent && $0.handled.contains(slot) }),
            attaches.allSatisfy({ !$0.isUnguarded && !$0.isAdded && $0.held == nil }),
            // Once in the life of the RIB, nothing asks the property again.
            attaches.contains(where: { $0.context.reach > .resigning })
          else { return nil }
          return (slot, attaches)
        }.sorted { $0.slot < $1.slot }
      guard !kept.isEmpty else { continue }
      let children = Set(kept.flatMap(\.attaches).flatMap(\.children)).sorted()
      let properties = kept.map(\.slot.name)
      let isEnding =
        code.leadsToTheEnd || callsOthersAfterwards(detach.context, source)
        || (source.flow.outgoing[parent] ?? []).contains {
          $0.target == .listener && $0.context.entry.place == detach.context.entry.place
        }
      let isSure =
        !isEnding && code.sweepsAll && !code.asksForChildren
        && !properties.contains(where: code.mayClear)
      reporter.report(
        at: place, path: source.path(parent, children), severity: isSure ? nil : .info,
        certainty: .joined([detach.certainty] + kept.flatMap(\.attaches).map(\.certainty)),
        message:
          "\(source.name(parent)) detaches all its children and leaves \(source.names(children)) in \(properties.joined(separator: ", ")): a route that tests the property for nil no longer opens, and the next detach of what it holds is a second one.",
        fix: "Set the properties to nil where all children are detached.",
        related: detach.context.entry.place == place
          ? [] : [(detach.context.entry.place, "\(detach.context.entry.name) leads here")],
        more: ["sweep"] + properties)
    }
  }

  /// Whether the entry calls another object after the sweep, as in `session.end()`, which may end the RIB.
  private static func callsOthersAfterwards(_ context: EventContext, _ source: SourceFacts) -> Bool
  {
    guard let site = context.trail.first, let rib = context.entry.rib,
      let type = source.ribs.ribs[rib].interactor, context.entry.part == .interactor
    else { return false }
    return source.app.methods(context.entry.name, of: type).contains { method in
      var calls = false
      SyntaxWalk.calls(in: method.item.body ?? []) { call in
        guard method.file == site.place.file, call.line > site.place.line,
          let name = call.receiver?.ownChain?.first,
          let property = source.app.property(name, of: type)
        else { return }
        let types = source.app.types(property.item.type, in: property.file)
        let isOwn = types.contains {
          source.ribs.isRouting(.named($0.name), in: property.file)
            || source.app.views.isView($0.id)
        }
        if !isOwn { calls = true }
      }
      return calls
    }
  }

  /// Whether something happens while the RIB goes on living.
  private static func isAmongLife(_ context: EventContext, _ source: SourceFacts) -> Bool {
    source.isReachable(context.entry) && context.reach > .resigning
      && !source.app.dialect.cleanup.contains(context.entry.name)
  }
}

/// The code of a router that detaches all its children at once.
private struct SweptRouter {
  private let code: [Member<Function>]
  private let detach: DetachEvent
  private let source: SourceFacts

  init(of rib: Int, _ detach: DetachEvent, _ source: SourceFacts) {
    (self.detach, self.source) = (detach, source)
    code = (source.ribs.ribs[rib].router.map { source.app.ancestors[$0] } ?? [])
      .map { source.app.types[$0] }.filter { !$0.isExternal }.flatMap(\.code)
  }

  /// Whether the function detaches each child in its list of children, and attaches none of them again.
  var sweepsAll: Bool {
    code.contains { method in
      guard let body = method.item.body else { return false }
      let names = source.app.dialect.attach.map(\.name) + Self.choosing
      return sweeps(method) && !SyntaxWalk.calls(anyOf: Set(names), in: body)
    }
  }

  private static let choosing = ["filter", "dropFirst", "dropLast", "prefix", "suffix"]

  /// Whether `children.forEach` or a loop over `children` detaches under no condition.
  private func sweeps(_ method: Member<Function>) -> Bool {
    // The detach itself, or the call of the function that detaches.
    let lines = [detach.place, detach.call].filter { $0.file == method.file }.map(\.line)
    func isHere(_ statement: Statement) -> Bool {
      var isHere = false
      SyntaxWalk.calls(in: [statement]) { if lines.contains($0.line) { isHere = true } }
      return isHere
    }
    var rest = method.item.body ?? []
    while let statement = rest.popLast() {
      switch statement {
      case .loop(let loop) where isChildren(loop.sequence):
        if loop.body.contains(where: { $0.blocks.isEmpty && isHere($0) }) { return true }
      case .expression(.call(let call), _):
        if call.name == "forEach", isChildren(call.receiver), isHere(statement) {
          return true
        }
      default: rest += statement.blocks.flatMap(\.self)
      }
    }
    return false
  }

  private func isChildren(_ list: Expression?) -> Bool {
    list?.chain?.last.map(source.app.dialect.childrenMembers.contains) ?? false
  }

  /// Whether other code of the router reads its list of children. A route that does may open although the property is
  /// full.
  var asksForChildren: Bool {
    code.contains { method in
      !sweeps(method)
        && SyntaxWalk.mentions(
          anyOf: source.app.dialect.childrenMembers, in: method.item.body ?? [])
    }
  }

  /// Whether something empties a property other than beside a detach, such as a stream that hears of the child's end, or
  /// code that names properties by key paths.
  func mayClear(_ property: String) -> Bool {
    let attaches = Set(source.app.dialect.attach.map(\.name))
    let detaches = Set(source.app.dialect.detach.map(\.name))
    return code.contains { method in
      let body = method.item.body ?? []
      var found = false
      SyntaxWalk.expressions(in: body) { expression in
        guard case .assign(let target, let value) = expression else { return }
        if case .index(.name("self"), let arguments, _) = target.withoutOptionals,
          arguments.first?.label == "keyPath"
        {
          found = true
        }
        if value.isNothing, target.withoutOptionals.lastMember?.name == property,
          !SyntaxWalk.calls(anyOf: detaches, in: body)
            || SyntaxWalk.calls(anyOf: attaches, in: body)
        {
          found = true
        }
      }
      return found
    }
  }

  /// Whether all that calls the function from outside of the router detaches something as well, which may be this RIB.
  var leadsToTheEnd: Bool {
    let entry = detach.context.entry
    guard entry.reach == .event else { return false }
    let callers = source.app.code.filter { method in
      SyntaxWalk.calls(anyOf: [entry.name], in: method.item.body ?? [])
        && !code.contains { $0.item === method.item }
    }
    let detaches = Set(source.app.dialect.detach.map(\.name))
    return !callers.isEmpty
      && callers.allSatisfy { SyntaxWalk.calls(anyOf: detaches, in: $0.item.body ?? []) }
  }
}
