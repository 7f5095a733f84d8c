import RIBsAnalysis

/// What the rules about source look at.
final class SourceFacts {
  let flow: AppFlow
  let files: [SourceFile]
  let ribs: RIBIndex
  let app: AppIndex
  /// All names that the app's code uses, from which follows what nobody calls.
  let usedNames: Set<String>
  /// The lines with a `ribs-inspect:permanent` comment, and those below them.
  private let permanent: Set<SourcePlace>
  /// The classes of RIBs that have nothing to do with one, by its position.
  var knownOthers: [Int: Set<Int>] = [:]

  init(_ flow: AppFlow, _ files: [SourceFile]) {
    self.flow = flow
    self.files = files
    ribs = flow.ribs
    app = flow.ribs.app
    var names: Set<String> = []
    func note(_ statements: [Statement]?) {
      SyntaxWalk.expressions(in: statements ?? []) { expression in
        switch expression {
        case .name(let name), .member(_, let name), .selector(let name): names.insert(name)
        default: break
        }
      }
    }
    for file in files {
      for function in file.functions { note(function.body) }
      for type in file.types {
        for function in type.functions { note(function.body) }
        for property in type.properties {
          note(property.getter?.body)
          for observer in property.observers { note(observer.body) }
          if let value = property.value { note([.expression(value, line: property.line)]) }
        }
      }
    }
    usedNames = names
    permanent = Set(
      files.flatMap { file in
        file.comments.filter { if case .permanent = $0.kind { true } else { false } }
          .flatMap { comment in
            [comment.line, comment.line + 1].map { SourcePlace(file: file.path, line: $0) }
          }
      })
  }

  /// The functions that give another object's property a value other than nil, by the
  /// property's name, with the names that each calls.
  lazy var assigningFunctions: [String: [(method: Member<Function>, calls: Set<String>)]] = {
    var found: [String: [(method: Member<Function>, calls: Set<String>)]] = [:]
    for function in app.code {
      var (names, calls): (Set<String>, Set<String>) = ([], [])
      SyntaxWalk.expressions(in: function.item.body ?? []) { expression in
        if case .call(let call) = expression, let name = call.name ?? call.madeType {
          calls.insert(name)
        }
        guard case .assign(let target, let value) = expression, !value.isNothing else { return }
        // `(interactor.router, view.listener) = (self, interactor)`
        let targets = if case .tuple(let items) = target { items.map(\.value) } else { [target] }
        for case .member(_, let name) in targets.map(\.withoutOptionals) { names.insert(name) }
      }
      for name in names { found[name, default: []].append((function, calls)) }
    }
    return found
  }()

  // MARK: RIBs

  func name(_ rib: Int) -> String { name(ribs.ribs[rib]) }

  /// The name of a RIB, with its module if another RIB has the same name.
  func name(_ rib: RIB) -> String {
    sharedNames.contains(rib.name) ? RIBNames.labelled(rib.name, module: rib.module) : rib.name
  }

  private lazy var sharedNames: Set<String> = {
    let counts = ribs.ribs.indices.filter(ribs.isListed)
      .reduce(into: [String: Int]()) { $0[ribs.ribs[$1].name, default: 0] += 1 }
    return Set(counts.filter { $0.value > 1 }.keys)
  }()

  func names(_ children: [Int]) -> String { Self.union(children.map(name)) }

  /// One of several RIBs in words: two by their names, more by their number, because a sentence can name them twice.
  static func union(_ names: [String]) -> String {
    guard names.count > 2 else { return names.joined(separator: " or ") }
    let words = ["three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    let index = names.count - 3
    return "any of \(words.indices.contains(index) ? words[index] : "\(names.count)") RIBs"
  }

  /// The path of an edge; the parent's alone where it is about several children.
  func path(_ parent: Int, _ children: [Int]) -> String {
    children.count == 1 ? "\(name(parent))/\(name(children[0]))" : name(parent)
  }

  /// The RIBs that attach one.
  func parents(of rib: Int) -> [Int] { parentsByChild[rib] ?? [] }

  private lazy var parentsByChild: [Int: [Int]] = {
    var found: [Int: Set<Int>] = [:]
    for event in flow.attaches {
      for child in event.children { found[child, default: []].insert(event.parent) }
    }
    return found.mapValues { $0.sorted() }
  }()

  // MARK: Views

  /// What view classes do to their own navigation bar and presentation.
  private(set) lazy var views = ViewClasses(ribs, flow.factory)

  /// Whether code leads to a detach.
  private(set) lazy var detaching = DetachSearch(app)

  private(set) lazy var lostChildren = findLostChildren()

  private(set) lazy var ownersByClass = findOwners()

  private(set) lazy var ownedTypes = findOwnedTypes()

  private(set) lazy var eagerRIBs = EagerRIBs(self)

  let leavingHooks = LeavingHooks()

  private var viewRemovals: [ObjectIdentifier: ViewRemoval] = [:]

  /// What a function of a view does with other views.
  func viewRemoval(_ function: Member<Function>) -> ViewRemoval {
    let key = ObjectIdentifier(function.item)
    if let known = viewRemovals[key] { return known }
    let found = ViewRemoval(function, app)
    viewRemovals[key] = found
    return found
  }

  private(set) lazy var swipeDeciders = SwipeDeciders(self)

  private(set) lazy var backButtonHelpers = app.backButtonHelpers()

  private(set) lazy var navigationObservers = findNavigationObservers()

  /// The classes that the RIB's view can be: what the builder gives the router, or else what calls the interactor.
  func viewClasses(of rib: Int) -> [Int] {
    let info = ribs.ribs[rib]
    let known = info.views.filter { app.types[$0].isClass }
    guard known.isEmpty, let interactor = info.interactor else { return known }
    let protocols = app.ancestors[interactor].filter {
      app.types[$0].kind == .protocol && ribs.byListener[$0] == nil
        && !info.interactables.contains($0)
    }
    return Set(protocols.flatMap { app.views.byListener[$0] ?? [] }).sorted()
  }

  /// How the child of an attach is shown.
  func shows(of event: AttachEvent) -> [ShowEvent] {
    (flow.screens[event.parent]?.shows ?? []).filter { show in
      if let built = event.built, show.routers.contains(built) { return true }
      guard let slot = event.slot ?? event.held, show.slots.contains(slot) else { return false }
      return event.built == nil || show.context.entry.place == event.context.entry.place
    }
  }

  /// The RIBs that can be below one, itself included.
  func subtree(of root: Int) -> Set<Int> {
    var seen: Set<Int> = []
    var rest = [root]
    while let rib = rest.popLast() {
      if seen.insert(rib).inserted { rest += childrenByParent[rib] ?? [] }
    }
    return seen
  }

  private lazy var childrenByParent: [Int: [Int]] = {
    var found: [Int: [Int]] = [:]
    for event in flow.attaches { found[event.parent, default: []] += event.children }
    return found
  }()

  // MARK: Reach

  /// Whether anything in the sources, or the runtime, can make an entry run. If whoever would call it is not in the
  /// sources, it can.
  func isReachable(_ entry: Entry) -> Bool {
    // Whoever has the object can call the closure.
    if entry.storedBy != nil { return true }
    if isOnlyCalledOnOthers(entry) { return false }
    if usedNames.contains(entry.name) || isCalledByFramework(entry.name) {
      return true
    }
    guard let position = entry.rib else { return true }
    let rib = ribs.ribs[position]
    switch entry.reach {
    case .loading, .activation, .resigning: return true
    case .tap:
      // `#selector` in the router itself, or the view.
      return entry.part == .router || !ribs.presenters(of: rib).contains { isKnown($0) }
    case .child: return entry.children.allSatisfy { ribs.ribs[$0].interactor == nil }
    case .event, .stream:
      return !entry.isPrivate && (entry.part == .interactor || rib.interactor == nil)
    }
  }

  /// The types whose code calls a function of a name.
  private(set) lazy var callersByName = callersOnThemselves.merging(callersOnOthers) {
    $0.union($1)
  }
  private(set) lazy var callersOnThemselves = findCallers(\.isOnSelf)
  private(set) lazy var callersOnOthers = findCallers { !$0.isOnSelf }

  private func findCallers(_ counts: (Call) -> Bool) -> [String: Set<Int>] {
    var found: [String: Set<Int>] = [:]
    for method in app.code {
      SyntaxWalk.calls(in: method.item.body ?? []) { call in
        if let name = call.name, counts(call) { found[name, default: []].insert(method.owner) }
      }
    }
    return found
  }

  /// Whether anything in the sources can call the function of an entry. A function of another class with the same name
  /// is another function.
  func isCalled(_ entry: Entry) -> Bool {
    guard entry.storedBy == nil, isReachable(entry), usedNames.contains(entry.name),
      let rib = entry.rib,
      let type = entry.part == .router ? ribs.ribs[rib].router : ribs.ribs[rib].interactor
    else { return isReachable(entry) }
    return uses.mayMean(entry.name, of: type) || isCalledByFramework(entry.name)
      || entry.reach <= .resigning
  }

  /// The functions that lead from an entry to an event, and others of their names in the same files.
  func functions(on context: EventContext) -> [Member<Function>] { functions(on: context.trail) }

  func functions(on trail: [CallSite]) -> [Member<Function>] {
    let names = Dictionary(grouping: trail, by: \.place.file).mapValues {
      Set($0.map(\.name))
    }
    return app.code.filter { names[$0.file]?.contains($0.item.name) ?? false }
  }

  /// The names of the app's functions that use the value of a closure they are given.
  private(set) lazy var functionsUsingValues: Set<String> = {
    let usesValue = { (type: TypeReference?) -> Bool in
      guard case .function(_, let result)? = type?.unwrapped else { return false }
      return result != .tuple([]) && result.name != "Void"
    }
    return Set(
      app.code.filter { $0.item.parameters.contains { usesValue($0.type) } }.map(\.item.name))
  }()

  private(set) lazy var storedClosures = StoredClosures(app, detaching.writes)

  private lazy var uses = NameUses(of: Set(flow.detaches.map(\.context.entry.name)), in: app)

  /// Whether the sources have more of a class than an extension.
  private func isKnown(_ id: Int) -> Bool {
    app.types[id].isClass && !app.types[id].isExternal && !app.types[id].allMethods.isEmpty
  }

  /// Whether UIKit, the runtime or another framework calls a function that interactors and routers implement.
  func isCalledByFramework(_ name: String) -> Bool {
    Self.calledByFrameworks.contains(name) || app.dialect.callbacks.contains(name)
      || app.dialect.cleanup.contains(name)
  }

  private static let calledByFrameworks: Set<String> = [
    "presentationControllerDidDismiss", "presentationControllerWillDismiss", "navigationController",
    "viewDidDismiss", "mutate", "transform", "reduce", "workflowDidStep",
  ]

  // MARK: Slots

  /// The property that has what a slot holds: one of an object that keeps children, or the RIB's own; nil if it cannot be
  /// found.
  func property(_ slot: Slot, of rib: Int) -> Member<Property>? {
    let own = propertyOfRIB(slot, rib)
    return own.flatMap(ribs.keeperField)?.property ?? own
  }

  /// The RIB's own property that has what a slot holds; nil if an object keeps it.
  func ownProperty(_ slot: Slot, of rib: Int) -> Member<Property>? {
    propertyOfRIB(slot, rib).flatMap { ribs.keeperField(of: $0) == nil ? $0 : nil }
  }

  private func propertyOfRIB(_ slot: Slot, _ rib: Int) -> Member<Property>? {
    let info = ribs.ribs[rib]
    let type = slot.part == .router ? info.router : info.interactor
    return type.flatMap { app.property(slot.name, of: $0) }
  }

  /// Whether an attach is marked as staying for good, at its line or at its slot.
  func isPermanent(_ event: AttachEvent) -> Bool {
    if permanent.contains(event.place) || permanent.contains(event.call) { return true }
    guard let slot = event.slot, let property = property(slot, of: event.parent) else {
      return false
    }
    return permanent.contains(property.place(property.item.line))
  }

  /// The attaches at one place of one parent, from all entries.
  struct Site {
    let place: SourcePlace
    let parent: Int
    let children: [Int]
  }

  lazy var sites: [(site: Site, events: [AttachEvent])] = {
    struct Key: Hashable {
      let place: SourcePlace
      let parent: Int
    }
    let found = Dictionary(grouping: flow.attaches) { Key(place: $0.place, parent: $0.parent) }
    return found.sorted { ($0.key.place, $0.key.parent) < ($1.key.place, $1.key.parent) }
      .map { key, events in
        // A builder that adapts others can build several.
        let children = Set(events.flatMap(\.children)).sorted { name($0) < name($1) }
        return (Site(place: key.place, parent: key.parent, children: children), events)
      }
  }()

  /// The detaches by a parent that may be of a child.
  func detaches(of child: Int, by parent: Int) -> [DetachEvent] {
    let slots = flow.attaches.filter { $0.parent == parent && $0.children.contains(child) }
      .compactMap(\.slot)
    return flow.detaches.filter { detach in
      detach.parent == parent
        && (detach.mayBeAny || detach.children.contains(child)
          || detach.slot.map(slots.contains) ?? false)
    }
  }

  /// Whether a child can be detached although no property holds it: the parent finds it in its list of children, or
  /// the child's router has its parent detach it.
  func canLeaveWithoutSlot(_ children: [Int], of parent: Int) -> Bool {
    if flow.detaches.contains(where: {
      $0.parent == parent && $0.isAll && isReachable($0.context.entry)
    }) {
      return true
    }
    return !children.isEmpty
      && children.allSatisfy { child in
        ribs.ribs[child].router.map { router in
          app.ancestors[router].contains { selfDetaching.contains($0) }
        } ?? false
      }
  }

  /// Whether a RIB's own code detaches in a closure that the walk did not run, such as one in a property.
  func detachesUnseen(_ parent: Int) -> Bool {
    let rib = ribs.ribs[parent]
    return [rib.router, rib.interactor].compactMap { $0 }
      .contains { !unseenDetaches.isDisjoint(with: app.ancestors[$0]) }
  }

  /// Whether an object that is no part of a RIB may detach, when it goes for example.
  func hasDetachingObjects() -> Bool { unseenDetaches.contains { ownersByClass[$0] == nil } }

  /// The types with code that detaches and that the walk of the RIBs did not run.
  private lazy var unseenDetaches: Set<Int> = {
    let seen = Set(flow.detaches.map(\.call))
    var found: Set<Int> = []
    for type in app.types {
      for method in type.code
      where usedNames.contains(method.item.name) || isCalledByFramework(method.item.name)
        || ["init", "deinit"].contains(method.item.name)
      {
        SyntaxWalk.calls(in: method.item.body ?? []) { call in
          guard let name = call.name, app.dialect.change(by: name, call) == .detach,
            !seen.contains(method.place(call.line))
          else { return }
          found.insert(type.id)
        }
      }
    }
    return found
  }()

  /// The types of routers that have another router detach them, as in `parent?.detachChild(self)`, in a function that
  /// somebody calls.
  private lazy var selfDetaching: Set<Int> = {
    var found: Set<Int> = []
    for type in app.types {
      for method in type.code where usedNames.contains(method.item.name) {
        SyntaxWalk.calls(in: method.item.body ?? []) { call in
          guard let name = call.name, app.dialect.change(by: name, call) == .detach,
            case .name("self")? = call.arguments.first?.value,
            let receiver = call.receiver, receiver.chain != ["self"], receiver.chain != ["super"]
          else { return }
          found.insert(type.id)
        }
      }
    }
    return found
  }()
}

extension EventContext {
  /// Where the interactor sets off what leads to the event; nil if it does not.
  var interactorCall: CallSite? { trail.last { $0.part == .interactor } }
}
