import RIBsAnalysis

// The edits that rules propose. Each is the one that a reviewer would ask for; where there are several, there is none.
extension SourceFacts {
  /// A guard before an attach. Nil if the property can hold another child, because then somebody has to decide which of
  /// the two stays.
  func guardMend(_ event: AttachEvent) -> Mend? {
    guard let slot = event.slot, slot.part == event.context.trail.last?.part,
      let property = property(slot, of: event.parent), property.item.isOptionalVariable,
      flow.attaches.allSatisfy({
        $0.parent != event.parent || $0.slot != slot || $0.children == event.children
      }), event.children.count == 1
    else { return nil }
    return .guardAttach(
      property: slot.name, wasTested: event.wasTestedBefore || event.wasTestedAcrossAwait)
  }

  /// The clearing of the property whose child is detached.
  func clearMend(_ event: SlotEvent) -> Mend? {
    guard event.slot.part == event.context.trail.last?.part, !event.isOneOfMany,
      let rib = event.context.entry.rib, let property = property(event.slot, of: rib),
      property.item.isOptionalVariable
    else { return nil }
    return .clear(property: event.slot.name)
  }

  /// Nil if the property cannot be weak.
  func weakMend(_ property: Member<Property>) -> Mend? {
    let types = app.types(property.item.type, in: property.file, inside: app.types[property.owner])
    guard property.item.isOptionalVariable, property.item.attributes.isEmpty, !types.isEmpty,
      types.contains(where: { $0.isClass || isForClasses($0) })
    else { return nil }
    return .weaken(property: property.item.name)
  }

  /// Whether only classes can conform to a protocol. The runtime's protocols are all for classes.
  private func isForClasses(_ type: AppType) -> Bool {
    type.kind == .protocol
      && (app.isForClasses(type.id)
        || app.ancestors[type.id].contains { id in
          app.types[id].inherited.contains { app.dialect.isProtocol($0.type.name ?? "") }
        })
  }

  /// A call that ends a subscription with the interactor or the worker that subscribes, or else with a bag that the
  /// object has.
  func endMend(
    _ subscription: Subscription, _ method: Member<Function>, _ owner: AppType
  ) -> Mend? {
    guard case .dropped = subscription.fate, !method.item.isStatic, method.item.name != "deinit",
      let name = subscription.call?.name
    else { return nil }
    let library = StreamTypes.library(ofCall: name)
    let (dialect, imports) = (app.dialect, app.fileImports[method.file] ?? [])
    let ending = dialect.endingCalls.first { call in
      let bases = call.owner == .interactor ? dialect.interactors : dialect.workers
      return call.library == library && !call.modules.isDisjoint(with: imports)
        && app.superclass(of: owner.id, named: bases) != nil
    }
    // An interactor is not active yet in its initializer, and the call would end the subscription at once.
    let text = method.item.name == "init" ? nil : ending?.text
    return (text ?? bag(of: owner, for: library)).map { .endSubscription(of: name, call: $0) }
  }

  private func bag(of owner: AppType, for library: StreamTypes.Library) -> String? {
    for id in app.ancestors[owner.id] where app.types[id].isClass && !app.types[id].isExternal {
      for property in app.types[id].allProperties
      where property.item.isStored && !property.item.isStatic {
        guard let type = property.item.type ?? property.item.value.flatMap(Interpreter.made) else {
          continue
        }
        let types = DeclaredTypes(app, app.types[id], file: property.file)
        switch (library, types.plain(.init(type: type, file: property.file))) {
        case (.rxSwift, .named("DisposeBag", _)): return ".disposed(by: \(property.item.name))"
        case (.combine, .named("Set", let elements)) where !property.item.isLet:
          guard elements.first?.name == "AnyCancellable" else { continue }
          return ".store(in: &\(property.item.name))"
        default: continue
        }
      }
    }
    return nil
  }
}

extension Property {
  /// Whether it is a variable that is declared to be optional.
  fileprivate var isOptionalVariable: Bool {
    isStored && !isLet && !isLazy && !isStatic && type?.isOptional ?? false
  }
}

extension Subscription {
  /// The call that subscribes.
  var call: Call? { chain.first { $0.line == line && Self.names.contains($0.name ?? "") } }

  /// The lines of the closures that hold self. Nil if not only closures do whose values nobody uses.
  func closures(holding captures: SelfCaptures) -> [Int]? {
    // Whoever keeps a timer has to invalidate it as well.
    guard kind == .stream || kind == .token else { return nil }
    var lines: [Int] = []
    for call in chain where captures.hold(of: call) != .no {
      guard kind == .token || Self.callsForEffect.contains(call.name ?? "") else { return nil }
      for argument in call.arguments where captures.hold(of: argument.value) != .no {
        guard let line = argument.value.closureLine else { return nil }
        lines.append(line)
      }
    }
    return lines.isEmpty ? nil : lines
  }

  /// Calls on streams whose closures have no value.
  private static let callsForEffect = names.union(["handleEvents", "do"])
}
