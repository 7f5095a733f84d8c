/// What a session knows of its living RIBs, if it reads their holds or keeps their roots.
struct TrackedRIBs {
  private struct RIB {
    let identity: RIBIdentity
    weak var record: RouterRecord?
    let router: ObjectIdentifier
    /// The router; nil if its properties are not read.
    weak var holder: AnyObject?
    let readsProperties: Bool
    let maker: RIBCaller
    /// The parent it was last attached to.
    var lastParent: Int?
    /// The parent it is attached to.
    var parent: Int?
    /// How often it was attached.
    var attachCount = 0
    /// The number of the RIB made last before it loaded; nil if it has not loaded.
    var loadedAfter: Int?
    /// Whether a child was ever attached to it: only then can a property hold one.
    var wasParent = false
    var callers = RIBCallers.mainThread
    /// Whether the observer knows that the holds are read no longer.
    var isReportedUnread = false

    /// The callers with whoever made it, who may still be setting its properties.
    var everyone: RIBCallers {
      var everyone = callers
      everyone.add(maker)
      return everyone
    }
  }

  private var all: [Int: RIB] = [:]
  /// The number of the RIB made last.
  private var last = 0
  /// The RIBs that were detached, or let go of, and not attached again since.
  private var detached: Set<Int> = []
  /// The numbers of the routers at these addresses. A record goes before its router's address is given to another.
  private var ids: [ObjectIdentifier: Int] = [:]

  mutating func insert(_ record: RouterRecord, of router: AnyObject, madeBy maker: RIBCaller) {
    let id = record.rib.identity.id
    let readsProperties = record.holders != nil
    last = max(last, id)
    all[id] = RIB(
      identity: record.rib.identity, record: record, router: ObjectIdentifier(router),
      holder: readsProperties ? router : nil, readsProperties: readsProperties, maker: maker)
    ids[ObjectIdentifier(router)] = id
  }

  /// The callers of RIBs that are gone, where they were not the main thread alone. An app may make such RIBs forever: once
  /// there are too many, the callers of all that are gone count as several.
  private var lastCallers: [Int: RIBCallers]? = [:]
  private static let mostLastCallers = 10_000

  mutating func remove(_ id: Int) {
    guard let rib = all.removeValue(forKey: id) else { return }
    if ids[rib.router] == id { ids[rib.router] = nil }
    detached.remove(id)
    guard rib.everyone != .mainThread, let known = lastCallers?.count else { return }
    if known < Self.mostLastCallers {
      lastCallers?[id] = rib.everyone
    } else {
      lastCallers = nil
    }
  }

  /// The numbers of the RIBs that were ever parents.
  var parents: [Int] { all.filter(\.value.wasParent).keys.sorted() }

  /// The record of a RIB that was ever a parent.
  func parentRecord(_ id: Int) -> RouterRecord? {
    guard let rib = all[id], rib.wasParent else { return nil }
    return rib.record
  }

  /// Whether a RIB was never attached, and never had a child attached to it.
  func stoodAlone(_ id: Int) -> Bool {
    guard let rib = all[id] else { return false }
    return !rib.wasParent && rib.lastParent == nil
  }

  func callers(of id: Int) -> RIBCallers? { all[id]?.callers }

  mutating func noteAttach(of child: Int, to parent: Int) {
    all[child]?.lastParent = parent
    all[child]?.parent = parent
    all[child]?.attachCount += 1
    detached.remove(child)
    all[parent]?.wasParent = true
  }

  mutating func noteLoad(of id: Int) {
    if all[id]?.loadedAfter == nil { all[id]?.loadedAfter = last }
  }

  mutating func noteDetach(of child: Int, from parent: Int) {
    guard all[child]?.parent == parent else { return }
    all[child]?.parent = nil
    detached.insert(child)
  }

  mutating func noteCall(on id: Int, by caller: RIBCaller) { all[id]?.callers.add(caller) }

  /// Who made a router also chose where to store it.
  mutating func noteMaker(of child: Int, on parent: Int) {
    if let maker = all[child]?.maker { noteCall(on: parent, by: maker) }
  }

  /// The router of a parent whose holds are read no longer, if the observer does not know it yet. A router that is being
  /// deallocated is passed over: it holds nothing for long. It is returned so that its last reference never goes under
  /// the session's lock, where the app's code must not run.
  mutating func becameUnread(_ id: Int) -> AnyObject? {
    guard let rib = all[id], rib.callers == .several, rib.wasParent, rib.readsProperties,
      !rib.isReportedUnread, let router = rib.holder
    else { return nil }
    all[id]?.isReportedUnread = true
    return router
  }

  /// The routers whose properties are read, in the order of their numbers.
  var holders: [(rib: RIBIdentity, router: AnyObject)] {
    all.sorted { $0.key < $1.key }.compactMap { _, rib in
      rib.holder.map { (rib.identity, $0) }
    }
  }

  /// A RIB whose properties are read, for a search of who holds what.
  struct Living {
    let rib: RIBIdentity
    let router: AnyObject
    let interactor: AnyObject?
    let runtime: RuntimeClasses
    let place: Place
  }

  /// Where a living RIB stands.
  enum Place {
    case onTree
    /// Off the tree, but kept to be attached again, or below such a RIB.
    case kept
    case offTree
  }

  /// The RIBs that are alive and whose properties are read, in the order of their numbers.
  ///
  /// - Parameter admits: Whether a RIB with these callers may be read now. Of another, not even a reference is made: its
  ///   last one might go here, and not where the app lets go of it.
  func living(_ admits: (RIBCallers) -> Bool) -> [Living] {
    var places: [Int: Place] = [:]
    return all.keys.sorted().compactMap { id in
      guard let rib = all[id], rib.readsProperties, admits(rib.everyone), let router = rib.holder,
        let holders = rib.record?.holders
      else { return nil }
      return Living(
        rib: rib.identity, router: router, interactor: holders.interactor,
        runtime: holders.runtimeClasses, place: place(of: id, &places))
    }
  }

  /// All callers that a RIB has had, also if it is gone.
  func everyone(of id: Int) -> RIBCallers {
    if let rib = all[id] { return rib.everyone }
    guard let lastCallers else { return .several }
    return lastCallers[id] ?? .mainThread
  }

  /// A RIB is on the tree if parents lead from it to one that was never attached: to a root.
  private func place(of id: Int, _ known: inout [Int: Place]) -> Place {
    var path: [Int] = []
    var seen: Set<Int> = []
    var next: Int? = id
    var place = Place.offTree
    while let id = next, seen.insert(id).inserted {
      if let known = known[id] {
        place = known
        break
      }
      path.append(id)
      guard let rib = all[id] else { break }
      if rib.lastParent == nil { place = .onTree }
      next = rib.parent
    }
    for id in path.reversed() {
      if place == .offTree, isReused(id) { place = .kept }
      known[id] = place
    }
    return place
  }

  /// Whether a RIB left the tree, is alive, and is not kept to be attached again.
  var hasLeft: Bool { detached.contains { !isReused($0) } }

  /// Whether a RIB off the tree is kept to be attached again. The analysis of a trace goes by the same signs: it was
  /// attached more than once, or made before its parent loaded, as tab bars do.
  private func isReused(_ id: Int) -> Bool {
    guard let rib = all[id] else { return false }
    if rib.attachCount >= 2 { return true }
    guard let parent = rib.lastParent.flatMap({ all[$0] }) else { return false }
    return parent.loadedAfter.map { id <= $0 } ?? false
  }

  /// The holds among objects that a parent's properties refer to.
  func holds(_ found: [FoundObject], of parent: Int) -> [RIBHold] {
    found.compactMap { found in
      guard let id = ids[ObjectIdentifier(found.object)], let child = all[id],
        child.lastParent == parent
      else { return nil }
      return RIBHold(child: child.identity, property: found.property)
    }
  }
}
