import RIBsAnalysis

/// What all RIBs of an app do: the events of every function from which their code begins to run.
struct AppFlow {
  let ribs: RIBIndex
  private(set) var attaches: [AttachEvent] = []
  private(set) var detaches: [DetachEvent] = []
  private(set) var builds: Set<BuildEvent> = []
  /// By RIB.
  private(set) var uncleared: [Int: [SlotEvent]] = [:]
  private(set) var sweeps: [Sweep] = []
  private(set) var letGo: [Int: [SlotEvent]] = [:]
  private(set) var outgoing: [Int: [OutgoingCall]] = [:]
  /// The entries whose walk ended early.
  private(set) var unfinished: Set<UnfinishedWalk> = []
  /// Where a child is attached of which nothing is known, on no path.
  private(set) var unknownAttaches: [UnknownAttach] = []
  private(set) var delayedShows: [Int: [EventContext]] = [:]
  /// What each RIB does with view controllers.
  private(set) var screens: [Int: ScreenLog] = [:]
  /// What builders build, and do with view controllers.
  let factory: BuiltRouters

  init(_ ribs: RIBIndex) {
    self.ribs = ribs
    factory = BuiltRouters(ribs)
    factory.runBuilders()
    ribs.complete()
    // A RIB that a builder makes of the runtime's own class appears while others run.
    let calls = CallsOnNewRouters(ribs)
    var position = 0
    while position < ribs.ribs.count {
      let walk = settledWalk(of: position, calls, factory)
      attaches += walk.attaches
      detaches += walk.detaches
      builds.formUnion(walk.builds)
      uncleared[position] = walk.uncleared
      sweeps += walk.sweeps
      letGo[position] = walk.letGo
      outgoing[position] = walk.outgoing
      unfinished.formUnion(walk.unfinished)
      unknownAttaches += walk.unknownAttaches
      delayedShows[position] = walk.delayedShows
      screens[position] = walk.screens
      position += 1
    }
    runOthers(factory)
    unfinished.formUnion(factory.unfinished)
    // A base class attaches for many routers, at one line.
    let known = Dictionary(grouping: attaches, by: \.parent).mapValues { Set($0.map(\.call)) }
    var seen: Set<SourcePlace> = []
    unknownAttaches = unknownAttaches.filter { unknown in
      let isKnown = known[unknown.parent]?.contains(unknown.place) ?? false
      return !isKnown && seen.insert(unknown.place).inserted
    }
  }

  /// Runs a RIB's entries until the slots hold nothing new: what one entry stores, another attaches. It ends because
  /// slots are only added to, and there are as many RIBs as there are.
  private func settledWalk(
    of position: Int, _ calls: CallsOnNewRouters, _ factory: BuiltRouters
  ) -> FlowLog {
    let entries = Entries(of: position, in: ribs, calls)
    var known = SeenContents()
    while true {
      let walk = Interpreter(ribs, rib: position, factory: factory)
      walk.log.contents = known
      walk.run(entries)
      if walk.log.contents == known { return walk.log }
      known = walk.log.contents
    }
  }

  /// Attaches and detaches outside of RIBs, as in an app delegate.
  private mutating func runOthers(_ factory: BuiltRouters) {
    let owned = Set(
      ribs.ribs.flatMap { [$0.router, $0.interactor] }.compactMap { $0 }
        .flatMap { ribs.app.ancestors[$0] })
    let attachNames = ribs.app.dialect.attachNames
    for type in ribs.app.types where type.kind != .protocol && !owned.contains(type.id) {
      for method in type.code {
        guard method.item.body?.firstCall(among: attachNames) != nil else { continue }
        let interpreter = Interpreter(ribs, rib: nil, factory: factory)
        interpreter.run(
          method,
          Entry(
            name: method.item.name, part: .router, place: method.place(method.item.line),
            reach: .event,
            children: [], rib: nil))
        attaches += interpreter.log.attaches
        detaches += interpreter.log.detaches
        unfinished.formUnion(interpreter.log.unfinished)
      }
    }
  }
}

extension Interpreter {
  /// Runs all entries, then the functions that are called in a way that cannot be followed.
  fileprivate func run(_ entries: Entries) {
    for (method, entry) in entries.all { run(method, entry) }
    for (method, entry) in entries.remaining
    where !log.executed.contains(ObjectIdentifier(method.item)) {
      run(method, entry)
    }
  }
}
