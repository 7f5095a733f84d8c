import RIBsAnalysis

/// What functions outside of RIBs build: builders, components and factories. Each is run once.
final class BuiltRouters {
  private let ribs: RIBIndex
  private var known: [Key: Value] = [:]
  private var running: Set<Key> = []
  /// The builders whose walk ended early.
  private(set) var unfinished: Set<UnfinishedWalk> = []
  /// What builders do with the view controllers that they make.
  private(set) var screens = ScreenLog()

  private struct Key: Hashable {
    let function: ObjectIdentifier
    let type: Int?
  }

  init(_ ribs: RIBIndex) { self.ribs = ribs }

  /// Runs every function that makes a router, so that it is known which interactor and view belong to which.
  func runBuilders() {
    let names = Set(
      (ribs.ribs.compactMap { $0.router.map { ribs.app.types[$0].name } } + ribs.plainRouters)
        .map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    ).union(ribs.app.dialect.routerBases).union(ribs.app.routerAliases)
    for type in ribs.app.types where type.kind != .protocol {
      for method in type.allMethods where method.item.body?.firstCall(among: names) != nil {
        _ = value(of: method, on: type.id, .typed(.named(type.name), type.place.file))
      }
    }
  }

  func value(of method: Member<Function>, on type: Int?, _ receiver: Value) -> Value {
    let key = Key(function: ObjectIdentifier(method.item), type: type)
    if let known = known[key] { return known }
    // A builder that needs itself builds nothing new.
    guard !running.contains(key) else { return .unknown }
    guard running.count < WalkLimit.mostBuilders else {
      let type = type.map { "\(ribs.app.types[$0].name)." } ?? ""
      unfinished.insert(
        UnfinishedWalk(
          place: method.place(method.item.line), name: type + method.item.name, limit: .builders))
      return .unknown
    }
    running.insert(key)
    defer { running.remove(key) }
    let interpreter = Interpreter(ribs, rib: nil, factory: self)
    let value = interpreter.value(of: method, on: type, receiver)
    unfinished.formUnion(interpreter.log.unfinished)
    screens.add(interpreter.log.screens)
    known[key] = value
    return value
  }
}
