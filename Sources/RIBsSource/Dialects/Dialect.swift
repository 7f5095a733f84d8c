import RIBsAnalysis

/// What is known of a RIBs runtime, as data: its types and what they mean, its calls, and its life cycle.
///
/// An app is read with all known runtimes joined into one value, because a large app may use two, and their names mean
/// the same wherever they share one.
package struct Dialect: Sendable {
  // MARK: Types

  /// The base classes of routers, each with the kind of its RIBs. The first type argument is the interactor.
  var routers: [String: StaticRIB.Kind] = [:]
  /// The base classes of interactors.
  var interactors: Set<String> = []
  /// The protocols of interactors that are actors, which cannot have a base class.
  var interactorProtocols: Set<String> = []
  var builders: Set<String> = []
  var components: Set<String> = []
  var workers: Set<String> = []
  /// View classes for apps without a screen, which nobody can swipe.
  var headlessViews: Set<String> = []
  /// The protocols that any router conforms to, each with the kind of its RIBs.
  var routing: [String: StaticRIB.Kind] = [:]
  /// The other protocols that apps extend.
  var protocols: Set<String> = []
  /// What the runtime's types conform to.
  var conformances: [String: [String]] = [:]
  /// The base classes that the app may declare itself, because its team says which they are.
  var ownBases: Set<String> = []

  // MARK: Members

  /// The protocols and members through which a router's view is seen.
  var viewProtocols: Set<String> = []
  var viewMembers: Set<String> = []
  /// The members through which a router's interactor is seen.
  var interactorMembers: Set<String> = []
  /// The members through which an interactor presents.
  var presenterMembers: Set<String> = []
  /// The members of a router that are the list of its children.
  var childrenMembers: Set<String> = []
  /// The members that hold what a builder's or a component's parent provides, and the protocols of their types.
  var dependencyMembers: Set<String> = []
  var dependencyProtocols: Set<String> = []
  /// The members whose type is an argument of the class that declares them, with the argument's position.
  var argumentMembers: [TypeMember: Int] = [:]

  // MARK: Calls

  var attach: Set<TreeCall> = []
  var detach: Set<TreeCall> = []
  /// The functions of the runtime's builders that make a router.
  var buildFunctions: Set<String> = []
  /// The functions of components that make an object once and keep it.
  var sharing: Set<String> = []
  /// The functions of workers that bind them to an interactor, and that let them be started again.
  var workerStarts: Set<String> = []
  var workerStops: Set<String> = []
  /// What ends a subscription with the RIB or the worker.
  var endings: Set<String> = []
  /// The calls among them that code can get, and whose subscriptions they end.
  var endingCalls: [EndingCall] = []
  /// The operators that let values through while the RIB is active, and send the last one again when it becomes active.
  ///
  /// Source: `confineTo` in uber/RIBs' and ModernRIBs' `Interactor.swift`.
  var confining: Set<String> = []
  /// What starts a task that runs its closure once.
  var tasks: Set<String> = []

  // MARK: Life cycle

  /// The functions that the runtime calls when a router loads.
  var loading: Set<String> = []
  /// The functions that the runtime calls when an interactor becomes active.
  var activation: Set<String> = []
  /// The functions that the runtime calls when an interactor resigns.
  var resigning: Set<String> = []
  /// The function of a router that takes its views down.
  var cleanup: Set<String> = []
  /// The other functions that the runtime or its extensions call.
  var callbacks: Set<String> = []
  /// Those of them in which something ends.
  var endingCallbacks: Set<String> = []

  /// A member of a class of the runtime.
  struct TypeMember: Hashable, Sendable {
    let type: String
    let member: String
  }

  /// A call that attaches or detaches its first argument.
  struct TreeCall: Hashable, Sendable {
    let name: String
    /// The label of the first argument.
    var label: String?
  }

  /// A call that ends a subscription with the object that subscribes.
  struct EndingCall: Sendable {
    enum Owner: Sendable { case interactor, worker }

    /// The call as it is written behind a subscription.
    let text: String
    let library: StreamTypes.Library
    let owner: Owner
    /// The functions that the runtime calls when the owner starts. Before that, the call ends a subscription at once.
    let starts: Set<String>
    /// The modules that have it, any of which a file has to import.
    let modules: Set<String>
  }

  enum TreeChange { case attach, detach }
}

extension Dialect {
  /// Whether a name is one of the runtime's types.
  func isKnown(_ name: String) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return routers[last] != nil || routing[last] != nil
      || [interactors, builders, components, workers, headlessViews, protocols]
        .contains { $0.contains(last) }
  }

  /// Whether a name is that of a protocol of the runtime.
  func isProtocol(_ name: String) -> Bool { routing[name] != nil || protocols.contains(name) }

  /// Whether a name is a router's class or protocol.
  func isRouting(_ name: String) -> Bool { routers[name] != nil || routing[name] != nil }

  var routerBases: Set<String> { Set(routers.keys) }

  /// A class of this name is the runtime's only if it declares one of these functions; nil if it always is.
  func signature(of base: String) -> Set<String>? {
    if ownBases.contains(base) { return nil }
    if routers[base] != nil { return attachNames }
    return interactors.contains(base) ? activation : nil
  }

  var attachNames: Set<String> { Set(attach.map(\.name)) }

  /// What a call does to the tree. More arguments may follow the child, such as a call site.
  func change(by name: String, _ call: Call) -> TreeChange? {
    guard let child = call.arguments.first, call.arguments.count <= 3 else { return nil }
    let shape = TreeCall(name: name, label: child.label)
    return attach.contains(shape) ? .attach : detach.contains(shape) ? .detach : nil
  }

  /// What a function does to the tree that is named without a call, as in `forEach(attachChild)`.
  func change(byFunction name: String) -> TreeChange? {
    attach.contains { $0.name == name }
      ? .attach : detach.contains { $0.name == name } ? .detach : nil
  }

  /// The type of a member that the runtime's classes declare, by its position among the class's generic arguments.
  func argument(_ member: String, of base: String) -> Int? {
    if routers[base] != nil, interactorMembers.contains(member) { return 0 }
    return argumentMembers[TypeMember(type: base, member: member)]
  }
}

extension Dialect {
  /// What is known of either runtime.
  func joined(_ other: Dialect) -> Dialect {
    var both = self
    func join(_ field: WritableKeyPath<Dialect, Set<String>>) {
      both[keyPath: field].formUnion(other[keyPath: field])
    }
    both.routers.merge(other.routers) { first, _ in first }
    both.routing.merge(other.routing) { first, _ in first }
    both.conformances.merge(other.conformances) { $0 + $1 }
    both.argumentMembers.merge(other.argumentMembers) { first, _ in first }
    both.endingCalls += other.endingCalls
    both.attach.formUnion(other.attach)
    both.detach.formUnion(other.detach)
    for field in Self.names { join(field) }
    return both
  }

  private static var names: [WritableKeyPath<Dialect, Set<String>>] {
    [
      \.interactors, \.interactorProtocols, \.builders, \.components, \.workers, \.headlessViews,
      \.protocols, \.ownBases, \.viewProtocols, \.viewMembers, \.interactorMembers,
      \.presenterMembers, \.childrenMembers, \.dependencyMembers, \.dependencyProtocols,
      \.buildFunctions, \.sharing, \.workerStarts, \.workerStops, \.endings,
      \.confining, \.tasks, \.loading, \.activation, \.resigning, \.cleanup, \.callbacks,
      \.endingCallbacks,
    ]
  }
}
