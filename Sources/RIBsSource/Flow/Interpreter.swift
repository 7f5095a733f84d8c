import RIBsAnalysis

/// Runs the functions of a RIB on paper: every path of each function from which the RIB's code can begin to run,
/// with what is known of the slots on the way. Calls within the RIB are followed, so a guard in a caller counts.
///
/// This is an abstract interpretation (Cousot and Cousot, 1977): a loop is walked until nothing changes. Steps, calls
/// and values are bounded, so it ends on any input, and an entry that reaches a bound is reported (``WalkLimit``).
final class Interpreter {
  let ribs: RIBIndex
  let app: AppIndex
  /// The RIB whose functions run; nil while a builder outside of any RIB runs.
  let position: Int?
  let rib: RIB?
  let factory: BuiltRouters

  /// What holds while the code runs that runs now.
  var context = WalkContext.idle
  /// What the walk found.
  var log = FlowLog()
  /// The ways out of the running body.
  var exits = BodyExits()
  /// What belongs to the running entry alone.
  var pass = EntryPass()
  /// The number of routers that were built.
  var builtCount = 0

  init(_ ribs: RIBIndex, rib position: Int?, factory: BuiltRouters) {
    self.ribs = ribs
    app = ribs.app
    self.position = position
    rib = position.map { ribs.ribs[$0] }
    self.factory = factory
  }

  /// The running function.
  var frame: Frame { context.frame }

  /// Runs one entry of the RIB.
  func run(_ method: Member<Function>, _ entry: Entry) {
    begin(entry)
    context.isOnMain = isBoundToMain(method)
    var state = PathState()
    state.waiting.isAfterAwait = entry.isInBackground && !context.isOnMain
    let receiver = Value(kind: .part(entry.part))
    let type = self.type(of: entry.part)
    for parameter in method.item.parameters {
      var value = typed(parameter.type, of: method, on: type)
      if entry.part == .router, method.item.name == "init", let position {
        let label = parameter.label ?? parameter.name
        value.screen =
          label == "viewController" && rib?.kind != .router
          ? .own : ribs.screen(givenTo: position, as: label)
        if ribs.isRouting(parameter.type, in: method.file),
          !ribs.isView(parameter.type, in: method.file),
          let given = ribs.child(givenTo: position, as: label)
        {
          for child in given.positions {
            let place = method.place(method.item.line)
            log.builds.insert(BuildEvent(place: place, parent: position, child: child))
          }
          value.kind = newRouter(given.positions, given.certainty).kind
        }
      }
      state.locals[parameter.name] = value
    }
    let (first, firstDetach) = (log.attaches.count, log.detaches.count)
    let result = execute(
      method, receiver: receiver, type: type ?? method.owner, depth: 0, &state)
    noteFlags(from: first)
    for index in firstDetach..<log.detaches.count { log.detaches[index].stored = pass.stored }
    noteEmptied(from: firstDetach, state)
    noteUncleared(state)
    noteSweep(from: firstDetach, state)
    noteLetGo(state, returning: result)
    noteUnseen(state)
    // Who calls a function that returns the router, or whether it was shown, decides the rest.
    let tells = method.item.result?.name == "Bool" || !(result.leaves + result.views).isEmpty
    if !tells { collectUnseen() }
    log.screens.unattached.formUnion(state.shown.unattached.values.joined())
    noteRepeatedDetaches(state)
  }

  /// Runs a function that builds routers, outside of any RIB.
  func value(of method: Member<Function>, on type: Int?, _ receiver: Value) -> Value {
    begin(
      Entry(
        name: [type.map { app.types[$0].name }, method.item.name].compactMap { $0 }
          .joined(separator: "."),
        part: .router, place: method.place(method.item.line), reach: .event, children: [], rib: nil)
    )
    var state = PathState()
    for parameter in method.item.parameters {
      state.locals[parameter.name] = .typed(parameter.type, method.file)
    }
    return execute(method, receiver: receiver, type: type, depth: 0, &state)
  }

  private func begin(_ entry: Entry) {
    context = WalkContext(entry, frame: WalkContext.idle.frame)
    context.certainty = entry.certainty.joined(rib?.certainty ?? .read)
    pass = EntryPass()
  }

  /// Runs a function's body. Its result is the value, and the state is that after the call, with the function's own
  /// variables.
  func execute(
    _ method: Member<Function>, receiver: Value, type: Int?, depth: Int, _ state: inout PathState
  ) -> Value {
    guard let body = method.item.steps else { return .typed(method.item.result, method.file) }
    log.executed.insert(ObjectIdentifier(method.item))
    let callee = Frame(
      receiver: receiver, type: type, file: method.file, function: method.item, depth: depth)
    var (value, end) = with {
      $0.frame = callee
    } _: {
      runBody(body, state)
    }
    if let type = method.item.result {
      if value.type == nil { (value.type, value.file) = (type, method.file) }
      value = value.labelled(type)
    }
    if let end { state = end }
    value.depth = min(value.depth, depth)
    return lowered(value, to: max(0, depth - 1))
  }

  /// Runs the body of a function or a closure. Each way out runs what was deferred before it.
  func runBody(_ body: [Statement], _ start: PathState) -> (value: Value, end: PathState?) {
    let outer = exits
    defer { exits = outer }
    exits = BodyExits()
    let fallen = run(body, start)
    let value = exits.returns.isEmpty ? .unknown : Value.either(exits.returns.map(\.value))
    var ends = exits.returns.map { (state: $0.state, deferred: $0.deferred) }
    if let fallen { ends.append((fallen, exits.deferred)) }
    var end: PathState?
    for way in ends {
      var after = way.state
      for block in way.deferred.reversed() {
        after = runDeferred(block, after)
      }
      end = PathState.join(end, after)
    }
    return (value, end)
  }

  /// Runs what `defer` put off, with the variables that it can see.
  func runDeferred(_ block: BodyExits.Deferred, _ start: PathState) -> PathState {
    var state = start
    state.locals = start.locals.filter { block.names.contains($0.key) }
    state = run(block.body, state) ?? state
    state.locals = start.locals
    return state
  }

  /// A value that a call returned belongs to the caller.
  func lowered(_ value: Value, to depth: Int) -> Value {
    var value = value
    value.depth = min(value.depth, depth)
    switch value.kind {
    case .choice(let values): value.kind = .choice(values.map { lowered($0, to: depth) })
    case .list(let values): value.kind = .list(values.map { lowered($0, to: depth) })
    case .tuple(let items):
      value.kind = .tuple(items.map { ($0.label, lowered($0.value, to: depth)) })
    default: break
    }
    return value
  }

  /// The class whose instance a part of the RIB is.
  func type(of part: RIBPart) -> Int? {
    switch part {
    case .router: rib?.router
    case .interactor: rib?.interactor
    }
  }

  /// The part of the RIB that a value of a type is.
  func part(_ reference: TypeReference?, in file: String) -> RIBPart? {
    guard let rib, let reference else { return nil }
    let classes = app.classes(reference, in: file)
    if let router = rib.router, classes.contains(router) { return .router }
    if let interactor = rib.interactor, classes.contains(interactor) { return .interactor }
    return nil
  }
}
