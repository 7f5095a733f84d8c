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
    /// Whether a child was ever attached to it: only then can a property hold one.
    var wasParent = false
    var callers = RIBCallers.mainThread
    /// Whether the observer knows that the holds are read no longer.
    var isReportedUnread = false
  }

  private var all: [Int: RIB] = [:]
  /// The numbers of the routers at these addresses. A record goes before its router's address is given to another.
  private var ids: [ObjectIdentifier: Int] = [:]

  mutating func insert(_ record: RouterRecord, of router: AnyObject, madeBy maker: RIBCaller) {
    let id = record.rib.identity.id
    let readsProperties = record.holders != nil
    all[id] = RIB(
      identity: record.rib.identity, record: record, router: ObjectIdentifier(router),
      holder: readsProperties ? router : nil, readsProperties: readsProperties, maker: maker)
    ids[ObjectIdentifier(router)] = id
  }

  mutating func remove(_ id: Int) {
    guard let rib = all.removeValue(forKey: id) else { return }
    if ids[rib.router] == id { ids[rib.router] = nil }
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
    all[parent]?.wasParent = true
  }

  mutating func noteCall(on id: Int, by caller: RIBCaller) { all[id]?.callers.add(caller) }

  /// Who made a router also chose where to store it.
  mutating func noteMaker(of child: Int, on parent: Int) {
    if let maker = all[child]?.maker { noteCall(on: parent, by: maker) }
  }

  /// Whether a parent's holds are read no longer, and the observer does not know it yet. A router that is being
  /// deallocated is passed over: it holds nothing for long.
  mutating func becameUnread(_ id: Int) -> Bool {
    guard let rib = all[id], rib.callers == .several, rib.wasParent, rib.readsProperties,
      !rib.isReportedUnread, rib.holder != nil
    else { return false }
    all[id]?.isReportedUnread = true
    return true
  }

  /// The routers whose properties are read, in the order of their numbers.
  var holders: [(rib: RIBIdentity, router: AnyObject)] {
    all.sorted { $0.key < $1.key }.compactMap { _, rib in
      rib.holder.map { (rib.identity, $0) }
    }
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
