import RIBsAnalysis

/// `worker-not-restarted`
enum WorkerNotRestartedRule: SourceRule {
  static let page = RulePage.workerNotRestarted

  static func judge(_ source: SourceFacts, _ reporter: inout HazardReporter) {
    let workers = Workers(source)
    for (position, rib) in source.ribs.ribs.enumerated() {
      guard let interactor = rib.interactor, let attach = repeatedAttach(of: position, source)
      else { continue }
      for start in workers.starts[interactor] ?? []
      where !workers.isStopped(start.property, by: interactor) {
        guard let keeper = workers.keeper(of: start, in: interactor),
          !workers.isStarted(keeper, byOthersThan: interactor)
        else { continue }
        let (name, property) = (source.name(position), start.property.item.name)
        reporter.report(
          at: start.place, path: name, certainty: attach.certainty,
          message:
            "\(name) starts \(property), which \(source.app.types[keeper.owner].name) keeps when \(name) is detached. A worker that was started once ignores start(_:), so it does nothing for the next \(name).",
          related: [
            (keeper.place(keeper.item.line), "this keeps the worker"),
            (attach.place, "\(name) is attached here, each time anew"),
          ],
          more: [property])
      }
    }
  }

  /// Where a RIB is built and attached more than once.
  private static func repeatedAttach(of rib: Int, _ source: SourceFacts) -> AttachEvent? {
    source.flow.attaches.filter {
      $0.children == [rib] && $0.built != nil && $0.context.reach > .activation
        && source.isReachable($0.context.entry)
    }.min { $0.place < $1.place }
  }
}

/// The workers that interactors start, and the components that keep them.
private final class Workers {
  private let source: SourceFacts
  private var app: AppIndex { source.app }
  /// Components that pass a worker on to each other are followed this far.
  private static let deepest = 8

  init(_ source: SourceFacts) { self.source = source }

  /// The call `worker.start(self)` or `dependency.worker.start(self)`, and the property that has the worker.
  struct Start {
    let property: Member<Property>
    /// The names that lead to it from the interactor.
    let path: [String]
    let place: SourcePlace
  }

  /// By interactor.
  private(set) lazy var starts: [Int: [Start]] = {
    var found: [Int: [Start]] = [:]
    for interactor in Set(source.ribs.ribs.compactMap(\.interactor)) {
      let starts = starts(of: interactor)
      if !starts.isEmpty { found[interactor] = starts }
    }
    return found
  }()

  private func starts(of interactor: Int) -> [Start] {
    app.types[interactor].code.flatMap { method in
      calls(app.dialect.workerStarts, in: method).compactMap { call in
        guard call.arguments.map(\.value.chain) == [["self"]],
          let path = call.receiver?.ownChain, let property = property(of: call, interactor),
          isWorker(property)
        else { return nil }
        return Start(property: property, path: path, place: method.place(call.line))
      }
    }
  }

  func isStopped(_ worker: Member<Property>, by interactor: Int) -> Bool {
    app.types[interactor].code.contains { method in
      calls(app.dialect.workerStops, in: method).contains {
        property(of: $0, interactor)?.item === worker.item
      }
    }
  }

  /// Whether a RIB that lives longer may have started it before.
  func isStarted(_ keeper: Member<Property>, byOthersThan interactor: Int) -> Bool {
    starts.contains { other, starts in
      other != interactor
        && starts.contains {
          self.keeper(of: $0, in: other, includesOwn: true)?.item === keeper.item
        }
    }
  }

  private func calls(_ names: Set<String>, in method: Member<Function>) -> [Call] {
    var found: [Call] = []
    SyntaxWalk.calls(in: method.item.body ?? []) { call in
      if call.name.map(names.contains) ?? false { found.append(call) }
    }
    return found
  }

  private func property(of call: Call, _ interactor: Int) -> Member<Property>? {
    guard let chain = call.receiver?.ownChain, let name = chain.first, chain.count <= 2,
      let own = app.property(name, of: interactor), own.item.isStored
    else { return nil }
    if chain.count == 1 { return own }
    return app.types(own.item.type, in: own.file).lazy
      .compactMap { self.app.property(chain[1], of: $0.id) }.first
  }

  private func isWorker(_ property: Member<Property>) -> Bool {
    let known = app.dialect.workers.union(
      app.dialect.workers.flatMap { app.dialect.conformances[$0] ?? [] })
    let names = property.item.type?.unwrapped.names ?? []
    if names.contains(where: known.contains) { return true }
    return app.types(property.item.type, in: property.file).contains { type in
      app.ancestors[type.id].contains { ancestor in
        app.types[ancestor].inherited.contains { $0.type.name.map(known.contains) ?? false }
      }
    }
  }

  // MARK: Who keeps it

  /// The property of a component above the RIB that keeps the worker which each builder gives the interactor; nil if one
  /// gives it a worker of its own, or if that is not known.
  ///
  /// - Parameter includesOwn: Whether the RIB's own component counts as well.
  func keeper(
    of start: Start, in interactor: Int, includesOwn: Bool = false
  ) -> Member<Property>? {
    let keepers = (makers[interactor] ?? []).map { maker in
      given(start.path[0], to: maker.call, interactor).flatMap { given in
        let worker = start.path.count == 1 ? given : .member(given, start.path[1])
        return keeper(of: worker, in: maker.function, includesOwn)
      }
    }
    guard let first = keepers.first, !keepers.contains(where: { $0 == nil }) else { return nil }
    return first
  }

  /// The calls that make the interactors which start workers, by interactor.
  private lazy var makers: [Int: [(call: Call, function: Member<Function>)]] = {
    var found: [Int: [(call: Call, function: Member<Function>)]] = [:]
    for function in app.code {
      SyntaxWalk.calls(in: function.item.body ?? []) { call in
        guard let made = Interpreter.made(.call(call)) else { return }
        for type in app.classes(made, in: function.file) where starts[type] != nil {
          found[type, default: []].append((call, function))
        }
      }
    }
    return found
  }()

  /// The argument that an initializer stores in a property.
  private func given(_ property: String, to call: Call, _ type: Int) -> Expression? {
    let made = Call(
      callee: .name("init"), arguments: call.arguments, line: call.line, isAwaited: false)
    for position in call.arguments.indices
    where app.property(keeping: position, of: made, in: type) == property {
      return call.arguments[position].value
    }
    return nil
  }

  /// The property that keeps what a builder reads from its dependency, or from its component.
  private func keeper(
    of worker: Expression, in builder: Member<Function>, _ includesOwn: Bool
  ) -> Member<Property>? {
    guard case .member(let base?, let name) = worker.withoutOptionals else { return nil }
    if let local = base.chain, local.count == 1,
      let made = builder.item.constants[local[0]].flatMap(Interpreter.made),
      let component = app.classes(made, in: builder.file).first
    {
      return keeper(of: name, in: [component], isOwn: !includesOwn, depth: 0)
    }
    let types = DeclaredTypes(app, of: builder)
    guard let typed = types.typeOrRuntimes(of: base) else { return nil }
    return keeper(of: name, in: types.types(typed).map(\.id), isOwn: false, depth: 0)
  }

  /// The property of a component that keeps what its property of a name returns.
  ///
  /// - Parameter isOwn: Whether the component goes with the RIB.
  private func keeper(
    of name: String, in types: [Int], isOwn: Bool, depth: Int
  ) -> Member<Property>? {
    guard depth < Self.deepest else { return nil }
    let classes = types.flatMap { type in
      app.types[type].kind == .protocol ? app.conforming(to: app.types[type]).map(\.id) : [type]
    }
    let keepers = Set(classes).sorted().map { component -> Member<Property>? in
      guard let property = app.property(name, of: component) else { return nil }
      guard !property.item.isStored else { return isOwn ? nil : property }
      guard let getter = property.item.getter, let body = getter.body, body.count == 1,
        case .return(let value?, _) = body[0]
      else { return nil }
      if case .call(let call) = value {
        return call.name.map(app.dialect.sharing.contains) ?? false && call.isOnSelf && !isOwn
          ? property : nil
      }
      guard let chain = value.ownChain, let last = chain.last else { return nil }
      if chain.count == 1 {
        return keeper(of: last, in: [component], isOwn: isOwn, depth: depth + 1)
      }
      guard case .member(let base?, _) = value.withoutOptionals else { return nil }
      let method = Member(getter, owner: property.owner, file: property.file)
      let declared = DeclaredTypes(app, of: method)
      guard let typed = declared.typeOrRuntimes(of: base) else { return nil }
      return keeper(
        of: last, in: declared.types(typed).map(\.id), isOwn: false, depth: depth + 1)
    }
    guard let first = keepers.first, !keepers.contains(where: { $0 == nil }) else { return nil }
    return first
  }
}
