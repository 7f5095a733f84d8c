import RIBsAnalysis

/// The functions from which a RIB's code begins to run.
struct Entries {
  private let ribs: RIBIndex
  private let app: AppIndex
  private let position: Int
  private let rib: RIB
  private let calls: CallsOnNewRouters

  init(of position: Int, in ribs: RIBIndex, _ calls: CallsOnNewRouters) {
    (self.ribs, self.position, self.calls) = (ribs, position, calls)
    rib = ribs.ribs[position]
    app = ribs.app
  }

  var all: [(method: Member<Function>, entry: Entry)] {
    let called = calledFunctions()
    var entries: [(Member<Function>, Entry)] = []
    if let router = rib.router {
      for method in methods(of: router) {
        guard
          let reach = routerReach(
            method.item, isCalled: called.contains(ObjectIdentifier(method.item)))
        else { continue }
        entries.append((method, entry(method, .router, reach)))
      }
    }
    if let interactor = rib.interactor {
      let methods = methods(of: interactor)
      let taps = Set(
        requirements(of: ribs.viewListeners(of: rib).sorted())
          .flatMap { app.implementers(of: $0, among: methods) }.map { ObjectIdentifier($0.item) })
      let loading = callsOfLoadingViews
      let listeners = childListeners(of: interactor, implementedBy: methods)
      for method in methods {
        let id = ObjectIdentifier(method.item)
        let isCalled = called.contains(id)
        if let children = listeners[id] {
          entries.append((method, entry(method, .interactor, .child, children)))
          continue
        }
        let reach: Reach?
        switch method.item.name {
        case let name where app.dialect.activation.contains(name): reach = .activation
        case let name where app.dialect.resigning.contains(name): reach = .resigning
        case "init": reach = .loading
        case "deinit": reach = nil
        default:
          reach =
            taps.contains(id)
            ? loading.contains(method.item.name) ? .loading : .tap : isCalled ? nil : .event
        }
        if let reach { entries.append((method, entry(method, .interactor, reach))) }
      }
    }
    return entries
  }

  /// The functions that a view calls once, when it is loaded.
  private var callsOfLoadingViews: Set<String> {
    // The names that each function of the views calls at once, and those it uses later: in closures and selectors.
    var calls: [(caller: String, names: Set<String>)] = []
    var later: Set<String> = []
    for view in Set(ribs.presenters(of: rib).flatMap { app.ancestors[$0] }).sorted() {
      for method in app.types[view].code {
        var names: Set<String> = []
        SyntaxWalk.expressions(in: method.item.body ?? [], entersClosures: false) { expression in
          switch expression {
          case .call(let call): if let name = call.name { names.insert(name) }
          case .selector(let name): later.insert(name)
          case .closure(let closure):
            SyntaxWalk.expressions(in: closure.body) { inner in
              switch inner {
              case .name(let name), .member(_, let name): later.insert(name)
              default: break
              }
            }
          default: break
          }
        }
        calls.append((method.item.name, names))
      }
    }
    // A function that only `viewDidLoad` leads to runs once as well.
    var callers: Set<String> = ["viewDidLoad"]
    while true {
      let once = calls.filter { callers.contains($0.caller) }.reduce(into: Set()) {
        $0.formUnion($1.names)
      }
      let again = calls.filter { !callers.contains($0.caller) && !once.contains($0.caller) }
        .reduce(into: Set()) { $0.formUnion($1.names) }
      let found = once.subtracting(again).subtracting(later)
      if callers.isSuperset(of: found) { return found }
      callers.formUnion(found)
    }
  }

  /// All functions of the router and the interactor, for those that no entry leads to.
  var remaining: [(method: Member<Function>, entry: Entry)] {
    let parts: [(Int?, RIBPart)] = [(rib.interactor, .interactor), (rib.router, .router)]
    return parts.flatMap { id, part in
      id.map { methods(of: $0) }.map { methods in
        methods.filter { $0.item.name != "deinit" }.map { ($0, entry($0, part, .event)) }
      } ?? []
    }
  }

  private func entry(
    _ method: Member<Function>, _ part: RIBPart, _ reach: Reach, _ children: [Int] = []
  ) -> Entry {
    // A guess about the listener of any of the children is one about the entry.
    let guess = children.lazy.compactMap {
      ribs.ribs[$0].guessedListeners.min { $0.key < $1.key }?.value
    }.first
    return Entry(
      name: method.item.name, part: part, place: method.place(method.item.line), reach: reach,
      children: children, rib: position, isPrivate: method.item.isPrivate,
      isInBackground: isInBackground(method, part, reach),
      certainty: guess.map(Certainty.guessed) ?? .read)
  }

  /// Whether a service or a framework calls the function off the main thread.
  private func isInBackground(_ method: Member<Function>, _ part: RIBPart, _ reach: Reach) -> Bool {
    guard reach == .event || reach == .tap,
      let type = part == .router ? rib.router : rib.interactor
    else { return false }
    return DelegateThreads(app).isCalledInBackground(method, of: type)
  }

  private func routerReach(_ function: Function, isCalled: Bool) -> Reach? {
    switch function.name {
    case "init": .loading
    case let name where app.dialect.loading.contains(name): .loading
    case "deinit": nil
    default:
      function.attributes.contains("objc")
        ? .tap
        : isCalled ? nil : calls.isOnlyCalledOnNew(function, of: position) ? .loading : .event
    }
  }

  /// The methods of a class and of its superclasses in the sources, without those that are overridden.
  private func methods(of id: Int) -> [Member<Function>] {
    var found: [Member<Function>] = []
    // The indices by name, because a class can have thousands of methods.
    var byName: [String: [Int]] = [:]
    for type in app.ancestors[id] where app.types[type].isClass {
      for method in app.types[type].allMethods
      where method.item.body != nil && !method.item.isStatic {
        let nearer = byName[method.item.name] ?? []
        if nearer.contains(where: { app.overrides(found[$0], method) }) { continue }
        byName[method.item.name, default: []].append(found.count)
        found.append(method)
      }
    }
    return found
  }

  private func requirements(of protocols: [Int]) -> [Member<Function>] {
    var seen: Set<Int> = []
    return protocols.flatMap { app.ancestors[$0] }.filter { seen.insert($0).inserted }
      .flatMap { app.types[$0].allMethods }
  }

  /// The children that call each function through their listener.
  private func childListeners(
    of interactor: Int, implementedBy methods: [Member<Function>]
  ) -> [ObjectIdentifier: [Int]] {
    var found: [ObjectIdentifier: [Int]] = [:]
    for ancestor in app.ancestors[interactor] {
      guard let children = ribs.byListener[ancestor], app.types[ancestor].kind == .protocol else {
        continue
      }
      for requirement in requirements(of: [ancestor]) {
        for method in app.implementers(of: requirement, among: methods) {
          let id = ObjectIdentifier(method.item)
          let known = found[id] ?? []
          found[id] = (known + children.filter { !known.contains($0) }).sorted()
        }
      }
    }
    return found
  }

  /// The functions of the router and the interactor that these call themselves.
  private func calledFunctions() -> Set<ObjectIdentifier> {
    var called: Set<ObjectIdentifier> = []
    for type in [rib.router, rib.interactor].compactMap({ $0 }) {
      for method in methods(of: type) + getters(of: type) {
        let locals = LocalNames(method.item.body ?? [])
        SyntaxWalk.expressions(in: method.item.body ?? []) { expression in
          switch expression {
          case .call(let call):
            guard let name = call.name, name != method.item.name || call.receiver != nil else {
              return
            }
            note(name, call.receiver, call.arguments, from: type, locals, &called)
          case .name(let name): note(name, nil, nil, from: type, locals, &called)
          case .member(let base?, let name): note(name, base, nil, from: type, locals, &called)
          default: break
          }
        }
      }
    }
    return called
  }

  private func getters(of id: Int) -> [Member<Function>] {
    app.ancestors[id].flatMap { app.types[$0].allProperties }.flatMap { property in
      ([property.item.getter].compactMap { $0 } + property.item.observers).map {
        Member($0, owner: property.owner, file: property.file)
      }
    }
  }

  private func note(
    _ name: String, _ receiver: Expression?, _ arguments: [Expression.Argument]?, from type: Int,
    _ locals: LocalNames, _ called: inout Set<ObjectIdentifier>
  ) {
    guard let target = target(receiver, from: type, locals) else { return }
    for method in app.methods(name, of: target)
    where method.item.body != nil && arguments.map({ method.item.accepts($0) }) ?? true {
      called.insert(ObjectIdentifier(method.item))
    }
  }

  /// The router or interactor that a receiver is.
  private func target(_ receiver: Expression?, from type: Int, _ locals: LocalNames) -> Int? {
    guard let receiver else { return type }
    var chain = receiver.chain ?? []
    // A local name stands for what it was given, which may be another local name.
    var seen: Set<String> = []
    while let first = chain.first, seen.insert(first).inserted, let value = locals[first]?.chain {
      chain = value + chain.dropFirst()
    }
    if let first = chain.first, first == "self" || first == "super" { chain.removeFirst() }
    guard let name = chain.first else { return receiver.chain == nil ? nil : type }
    guard chain.count == 1 else { return nil }
    if let property = app.property(name, of: type) {
      let classes = app.classes(property.item.type, in: property.file, inside: app.types[type])
      if let router = rib.router, classes.contains(router) { return router }
      if let interactor = rib.interactor, classes.contains(interactor) { return interactor }
      return nil
    }
    return type == rib.router && app.dialect.interactorMembers.contains(name)
      ? rib.interactor : nil
  }
}
