import RIBsAnalysis

/// A RIB of the app with the types that belong to it.
struct RIB {
  /// The router class; nil if a builder makes a router of the runtime's own class.
  var router: Int?
  var name: String
  var module: String
  var kind: StaticRIB.Kind
  var place: SourcePlace
  /// The interactor class; nil if the source does not show it.
  var interactor: Int?
  /// The protocol through which the router sees the interactor, and those it inherits from.
  var interactables: [Int] = []
  /// The classes that the view can be.
  var views: [Int] = []
  /// Where a builder gives the router a view that belongs to another RIB; nil if none does.
  var borrowsView: SourcePlace?
  /// The protocols through which the RIB calls its parent's interactor.
  var listeners: [Int] = []
  /// The listeners among them that are guessed.
  var guessedListeners: [Int: Guess] = [:]
  /// How it is known that the class is a router, and which interactor is its own.
  var certainty = Certainty.read
}

/// The RIBs that a type or a value can be.
struct PossibleRIBs {
  var positions: [Int] = []
  var certainty = Certainty.read
}

/// The RIBs of an app.
final class RIBIndex {
  let app: AppIndex
  private(set) var ribs: [RIB] = []
  private var byRouter: [Int: Int] = [:]
  private var byInteractor: [Int: [Int]] = [:]
  private var unlisted: Set<Int> = []
  /// The names of router classes that stand for the RIB of each builder that makes them.
  private(set) var plainRouters: Set<String> = []
  private var implicit: [String: Int] = [:]
  /// The view controllers that builders give to routers, by the label of the argument.
  private var given: [Int: [String: Screen]] = [:]
  /// The children that builders give to routers, by the label.
  private var givenChildren: [Int: [String: PossibleRIBs]] = [:]
  var knownMakers: [AppIndex.MemberKey: [Int]] = [:]
  var knownKeepers: [ObjectIdentifier: KeeperField?] = [:]

  init(_ app: AppIndex) {
    self.app = app
    for type in app.types where type.isClass { add(type) }
  }

  /// Whether a RIB is in the tree: an interactor whose router is not in the sources is not.
  func isListed(_ position: Int) -> Bool { !unlisted.contains(position) }

  /// Adds the interactors whose router is not in the sources, so that their calls are judged all the same.
  private func addOthers() {
    let owned = Set(ribs.compactMap(\.interactor))
    for type in app.types
    where type.isClass && !owned.contains(type.id) && !app.dialect.interactors.contains(type.name)
      && isInteractor(type.id) && app.descendants[type.id] == [type.id]
    {
      unlisted.insert(ribs.count)
      ribs.append(
        RIB(
          router: nil, name: Self.ribName(type.name, part: "Interactor"), module: type.module,
          kind: .router, place: type.place,
          interactor: type.id))
    }
  }

  /// Completes the RIBs once the builders are read: they say which interactor and which view each router is given.
  func complete() {
    addOthers()
    byInteractor = [:]
    for (position, rib) in ribs.enumerated() {
      if let interactor = rib.interactor { byInteractor[interactor, default: []].append(position) }
    }
    let finder = Listeners(self)
    for position in ribs.indices {
      let found = finder.listeners(of: ribs[position])
      ribs[position].listeners = found.map(\.type)
      for case (let type, .guessed(let guess)) in found {
        ribs[position].guessedListeners[type] = guess
      }
    }
  }

  /// A builder gives a router an interactor and a view. That says more than type arguments, which may be protocols
  /// that several classes conform to.
  func note(_ position: Int, interactor: Int?, views: [Int], borrowedAt place: SourcePlace?) {
    if let place, ribs[position].borrowsView == nil { ribs[position].borrowsView = place }
    if let interactor, isInteractor(interactor) {
      ribs[position].interactor = interactor
      if case .guessed(.severalTypes) = ribs[position].certainty {
        ribs[position].certainty = .read
      }
    }
    if !views.isEmpty { ribs[position].views = views }
  }

  /// A builder gives a router a view controller that it made.
  func note(_ position: Int, given screen: Screen, as label: String) {
    if given[position]?[label] == nil { given[position, default: [:]][label] = screen }
  }

  /// A builder gives a router a child that it built.
  func note(_ position: Int, givenChild child: BuiltRouter, as label: String) {
    let known = givenChildren[position]?[label] ?? PossibleRIBs(positions: [], certainty: .read)
    givenChildren[position, default: [:]][label] = PossibleRIBs(
      positions: Set(known.positions).union(child.ribs).sorted(),
      certainty: known.certainty.joined(child.certainty))
  }

  /// The RIBs of the child that a builder gives the initializer of a router; nil if it gives none.
  func child(givenTo position: Int, as label: String) -> PossibleRIBs? {
    givenChildren[position]?[label]
  }

  /// The view controllers that a builder makes and gives the initializer of a router, whatever the labels.
  func screens(givenTo position: Int) -> Set<Screen> { Set((given[position] ?? [:]).values) }

  /// The view controller that a builder gives the initializer of a router.
  func screen(givenTo position: Int, as label: String) -> Screen? { given[position]?[label] }

  private func add(_ type: AppType) {
    // The runtime's own classes are generic.
    guard app.dialect.routers[type.name] == nil || type.generics.isEmpty else { return }
    let known = app.superclass(of: type.id, named: app.dialect.routerBases)
    if let known, isAbstract(type, known.arguments.first) { return }
    if let known, isPlain(type, known.arguments) {
      plainRouters.insert(type.name)
      return
    }
    let unknown = known == nil ? unknownBase(of: type) : nil
    guard known != nil || unknown != nil || isActorRouter(type) else { return }
    let arguments = (known ?? unknown)?.arguments ?? []
    var rib = RIB(
      router: type.id, name: Self.ribName(type.name), module: type.module,
      kind: kind(of: type, base: known?.name), place: type.place)
    if let unknown {
      rib.certainty = .guessed(.unknownSuperclass(of: type.name, name: unknown.name))
    }
    // An actor has no base class with arguments, and declares the member itself.
    let interactable = arguments.first ?? member(among: app.dialect.interactorMembers, of: type)
    rib.interactables = app.types(interactable, in: type.place.file, inside: type).map(\.id)
    let interactors = app.classes(interactable, in: type.place.file, inside: type)
      .filter { isInteractor($0) }
    rib.interactor = interactors.first
    if interactors.count > 1, let name = interactable?.name {
      rib.certainty = rib.certainty.joined(.guessed(.severalTypes(name: name)))
    }
    if arguments.count > 1 {
      rib.views = app.classes(arguments[1], in: type.place.file, inside: type)
    }
    byRouter[type.id] = ribs.count
    ribs.append(rib)
  }

  /// The kind of a router's RIB, by its base class or else by the protocols it conforms to.
  private func kind(of type: AppType, base: String?) -> StaticRIB.Kind {
    let own = base.flatMap { app.dialect.routers[$0] } ?? .router
    guard own == .router else { return own }
    let isViewable = app.dialect.routing.contains {
      $0.value != .router && conforms(type.id, to: [$0.key])
    }
    return isViewable && (base.map(app.dialect.ownBases.contains) ?? true) ? .viewable : .router
  }

  private func conforms(_ id: Int, to names: Set<String>) -> Bool {
    app.ancestors[id].contains { ancestor in
      app.types[ancestor].inherited.contains { names.contains(Self.last($0.type.name ?? "")) }
    }
  }

  /// Whether an actor is a router: it cannot inherit from the runtime's class, and conforms to its protocol.
  private func isActorRouter(_ type: AppType) -> Bool {
    type.kind == .actor && conforms(type.id, to: Set(app.dialect.routing.keys))
  }

  /// The type of a member that a type declares.
  private func member(among names: Set<String>, of type: AppType) -> TypeReference? {
    names.sorted().lazy.compactMap { self.app.property($0, of: type.id)?.item.type }.first
  }

  /// The superclass of a class that conforms to the runtime's protocol of routers and inherits from a class of another
  /// package.
  private func unknownBase(of type: AppType) -> (name: String, arguments: [TypeReference])? {
    guard type.kind == .class, let first = type.inherited.first, let name = first.type.name,
      app.type(name, in: first.place.file, inside: type)?.isExternal ?? true,
      !app.dialect.isKnown(name), !UIKitTypes.classes.contains(name),
      type.inherited.dropFirst().contains(where: { isRouting($0.type, in: $0.place.file) })
    else { return nil }
    return (name, first.type.arguments)
  }

  /// A generic class that others inherit from is their base and no RIB. So is one that leaves the interactor open and
  /// that nobody makes.
  private func isAbstract(_ type: AppType, _ interactor: TypeReference?) -> Bool {
    guard !type.generics.isEmpty else { return false }
    if app.descendants[type.id].contains(where: { $0 != type.id }) { return true }
    let isOpen = type.generics.contains { $0.name == interactor?.name }
    return isOpen && constructed[type.name] == nil
  }

  /// A class without code of its own that several builders make for any interactor, such as a router for all RIBs without
  /// children. As with the runtime's class, each of those builders has a RIB.
  private func isPlain(_ type: AppType, _ arguments: [TypeReference]) -> Bool {
    let isForAny = arguments.allSatisfy { argument in
      argument.name.map {
        app.dialect.isKnown(Self.last($0))
          && app.type($0, in: type.place.file)?.isExternal ?? true
      } ?? false
    }
    return isForAny && !arguments.isEmpty && type.allProperties.isEmpty
      && type.allMethods.allSatisfy { $0.item.name == "init" }
      && app.descendants[type.id] == [type.id] && constructed[type.name]?.count ?? 0 > 1
  }

  /// The types whose code makes an object, by the name of its type.
  private lazy var constructed: [String: Set<Int>] = {
    var found: [String: Set<Int>] = [:]
    for function in app.code {
      SyntaxWalk.calls(in: function.item.body ?? []) { call in
        if case .type(let type) = call.callee, let name = type.name {
          found[name, default: []].insert(function.owner)
        }
        if let name = call.callee.chain?.joined(separator: ".") {
          found[name, default: []].insert(function.owner)
        }
      }
    }
    return found
  }()

  func isInteractor(_ id: Int) -> Bool {
    app.superclass(of: id, named: app.dialect.interactors) != nil
      || app.types[id].kind == .actor && conforms(id, to: app.dialect.interactorProtocols)
  }

  /// The name of a RIB after one of its types: `Home` for `HomeRouter` and for `Home.Router`.
  static func ribName(_ type: String, part: String = "Router") -> String {
    let last = last(type)
    guard last.hasSuffix(part) else { return last }
    if last.count > part.count { return String(last.dropLast(part.count)) }
    return type.split(separator: ".").dropLast().last.map(String.init) ?? last
  }

  /// The RIB of a router class.
  func rib(router id: Int) -> Int? { byRouter[id] }

  /// The RIBs whose interactor is of a class.
  func ribs(interactor id: Int) -> [Int] { byInteractor[id] ?? [] }

  /// A RIB whose router is of the runtime's own class. It is named after what builds it.
  func implicitRIB(
    named name: String, module: String, kind: StaticRIB.Kind, place: SourcePlace, interactor: Int?,
    views: [Int]
  ) -> Int {
    let key = "\(module).\(name)"
    if let known = implicit[key] { return known }
    var rib = RIB(router: nil, name: name, module: module, kind: kind, place: place)
    rib.interactor = interactor
    rib.views = views
    implicit[key] = ribs.count
    ribs.append(rib)
    return ribs.count - 1
  }

  /// The RIBs that call their parent through a protocol.
  lazy var byListener: [Int: [Int]] = {
    var found: [Int: [Int]] = [:]
    for (position, rib) in ribs.enumerated() {
      for listener in rib.listeners { found[listener, default: []].append(position) }
    }
    return found
  }()

  /// The classes that the interactor presents to, and the views.
  func presenters(of rib: RIB) -> [Int] {
    guard let interactor = rib.interactor else { return rib.views }
    let own = app.classes(presenter(of: interactor), in: app.types[interactor].place.file)
    return rib.views + own.filter { !rib.views.contains($0) }
  }

  /// What an interactor presents to: an argument of its base class, or what an actor declares.
  private func presenter(of interactor: Int) -> TypeReference? {
    app.superclass(of: interactor, named: app.dialect.interactors)?.arguments.first
      ?? member(among: app.dialect.presenterMembers, of: app.types[interactor])
  }

  /// The protocols through which a view calls the RIB's interactor.
  func viewListeners(of rib: RIB) -> Set<Int> {
    guard let interactor = rib.interactor else { return [] }
    let conformances = Set(app.ancestors[interactor])
    var found: Set<Int> = []
    let presenter = app.types(presenter(of: interactor), in: app.types[interactor].place.file)
      .map(\.id)
    let owners = presenter + presenter.flatMap { app.descendants[$0] } + rib.views
    for (view, owner) in owners.flatMap({ view in app.ancestors[view].map { (view, $0) } }) {
      for property in app.types[owner].allProperties {
        for type in app.types(of: property, seenFrom: view)
        where type.kind == .protocol && conformances.contains(type.id)
          && !rib.interactables.contains(type.id)
        {
          found.insert(type.id)
        }
      }
    }
    return found
  }
}
