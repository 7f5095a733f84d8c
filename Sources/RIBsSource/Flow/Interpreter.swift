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
  /// What slots were seen to hold by RIB, from all entries.
  var contents: [Slot: Set<Int>] = [:]
  /// How it is known what the slots hold.
  var contentCertainty: [Slot: Certainty] = [:]
  /// How the calls that lead to the running function were resolved.
  var certainty = Certainty.read

  var attaches: [AttachEvent] = []
  var detaches: [DetachEvent] = []
  var builds: Set<BuildEvent> = []
  var uncleared: [UnclearedEvent] = []
  var outgoing: [OutgoingCall] = []
  /// The entries whose walk ended early.
  var unfinished: Set<UnfinishedWalk> = []
  /// Where views of children are given to something that shows them.
  var delayedShows: [EventContext] = []
  /// What the functions do with view controllers.
  var screens = ScreenLog()
  /// The functions that ran.
  var executed: Set<ObjectIdentifier> = []

  var entry = Entry(
    name: "", part: .router, place: SourcePlace(file: "", line: 0), reach: .event, children: [],
    rib: nil)
  var reach = Reach.event
  var isLater = false
  /// The number of calls around the closure that runs after a delay; nil if none runs.
  var delayedDepth: Int?
  /// Where that closure stands.
  var delayedClosure: SourcePlace?
  /// Whether nothing else of what is running now goes on: its task was cancelled before.
  var isAlone = false
  /// Whether what is subscribed to ends when the RIB is deactivated.
  var isEnding = false
  /// Whether what runs is bound to the main actor.
  var isOnMain = false
  var calls: [CallSite] = []
  var running: Set<ObjectIdentifier> = []
  /// The ways out of the running function: what each returns, and how many blocks were deferred before it.
  var results: [(value: Value, state: PathState, deferred: Int)] = []
  /// The variables of the function that ran last, at its end.
  var finalLocals: [String: Value] = [:]
  var deferred: [[Statement]] = []
  /// The states in which `break` and the like ended the running block.
  var ended: [PathState] = []
  var frame: Frame
  var builtCount = 0
  var steps = 0
  /// The events of the running entry, by what they attach.
  var eventsByBuilt: [Int: [AttachEvent]] = [:]
  var lastDetach: [Slot: (SourcePlace, EventContext, Certainty)] = [:]
  /// Detaches in closures that are second ones if the slot still holds the child when the entry's work is done.
  var repeatedIfUncleared: [(index: Int, slot: Slot, first: SourcePlace)] = []
  let factory: BuiltRouters

  init(_ ribs: RIBIndex, rib position: Int?, factory: BuiltRouters) {
    self.ribs = ribs
    app = ribs.app
    self.position = position
    rib = position.map { ribs.ribs[$0] }
    self.factory = factory
    frame = Frame(
      receiver: .unknown, type: nil, file: "",
      function: Function(name: "", body: nil, line: 0), depth: 0)
  }

  /// Runs one entry of the RIB.
  func run(_ method: Member<Function>, _ entry: Entry) {
    self.entry = entry
    reach = entry.reach
    (isLater, delayedDepth, delayedClosure, isAlone) = (false, nil, nil, false)
    isOnMain = isBoundToMain(method)
    (calls, running, results, deferred) = ([], [], [], [])
    eventsByBuilt = [:]
    lastDetach = [:]
    certainty = entry.certainty.joined(rib?.certainty ?? .read)
    repeatedIfUncleared = []
    steps = 0
    var state = PathState()
    let receiver = Value(kind: .part(entry.part))
    let type = self.type(of: entry.part)
    for parameter in method.item.parameters {
      var value = typed(parameter.type, of: method, on: type)
      if entry.part == .router, method.item.name == "init", let position {
        let label = parameter.label ?? parameter.name
        value.screen =
          label == "viewController" && rib?.kind != .router
          ? .own : ribs.screen(givenTo: position, as: label)
      }
      state.locals[parameter.name] = value
    }
    _ = execute(method, receiver: receiver, type: type ?? method.owner, depth: 0, &state)
    noteUncleared(state)
    noteRepeatedDetaches(state)
  }

  /// Runs a function that builds routers, outside of any RIB.
  func value(of method: Member<Function>, on type: Int?, _ receiver: Value) -> Value {
    entry = Entry(
      name: [type.map { app.types[$0].name }, method.item.name].compactMap { $0 }
        .joined(separator: "."),
      part: .router, place: method.place(method.item.line), reach: .event, children: [], rib: nil)
    var state = PathState()
    for parameter in method.item.parameters {
      state.locals[parameter.name] = .typed(parameter.type, method.file)
    }
    return execute(method, receiver: receiver, type: type, depth: 0, &state)
  }

  /// Runs a function's body. Its result is the value, and the state is that after the call.
  func execute(
    _ method: Member<Function>, receiver: Value, type: Int?, depth: Int, _ state: inout PathState
  ) -> Value {
    guard let body = method.item.body else { return .typed(method.item.result, method.file) }
    executed.insert(ObjectIdentifier(method.item))
    let saved = frame
    frame = Frame(
      receiver: receiver, type: type, file: method.file, function: method.item, depth: depth)
    var (value, end) = runBody(body, state)
    if let type = method.item.result {
      if value.type == nil { (value.type, value.file) = (type, method.file) }
      value = Self.labelled(value, type)
    }
    frame = saved
    finalLocals = end?.locals ?? [:]
    if var end {
      end.locals = state.locals
      state = end
    }
    value.depth = min(value.depth, depth)
    return lowered(value, to: max(0, depth - 1))
  }

  /// Runs the body of a function or a closure. Each way out runs what was deferred before it.
  func runBody(_ body: [Statement], _ start: PathState) -> (value: Value, end: PathState?) {
    let saved = (results, deferred, ended)
    (results, deferred, ended) = ([], [], [])
    let fallen = run(body, start)
    let value = results.isEmpty ? .unknown : Value.either(results.map(\.value))
    var exits = results.map { (state: $0.state, deferred: $0.deferred) }
    if let fallen { exits.append((fallen, deferred.count)) }
    var end: PathState?
    for exit in exits {
      var after = exit.state
      for statements in deferred.prefix(exit.deferred).reversed() {
        after = run(statements, after) ?? after
      }
      end = PathState.join(end, after)
    }
    (results, deferred, ended) = saved
    return (value, end)
  }

  /// A tuple with the labels of the function's result.
  static func labelled(_ value: Value, _ type: TypeReference) -> Value {
    guard case .tuple(let elements) = type.unwrapped else { return value }
    var value = value
    switch value.kind {
    case .tuple(let items) where items.count == elements.count:
      value.kind = .tuple(zip(items, elements).map { ($0.label ?? $1.label, $0.value) })
    case .choice(let values): value.kind = .choice(values.map { labelled($0, type) })
    default: break
    }
    return value
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
