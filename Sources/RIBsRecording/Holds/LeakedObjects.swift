/// The objects that a session's search for holders is about, beside the routers that left the tree.
struct LeakedObjects {
  private struct Leak {
    let rib: RIBIdentity
    let role: RouterRecord.Role
    weak var object: AnyObject?
  }

  /// An object of a RIB.
  private struct Key: Hashable {
    let id: Int
    let role: RouterRecord.Role
  }

  private var leaks: [Leak] = []
  private var told: [Key: HeldObject] = [:]

  /// Adds an object that the leak detector reported.
  mutating func insert(_ object: AnyObject, as role: RouterRecord.Role, of rib: RIBIdentity) {
    leaks.append(Leak(rib: rib, role: role, object: object))
  }

  /// Those that are alive, of RIBs that may be read.
  mutating func alive(_ mayRead: (RIBIdentity) -> Bool) -> [HolderSearch.Target] {
    leaks.removeAll { mayRead($0.rib) && $0.object == nil }
    return leaks.filter { mayRead($0.rib) }.compactMap { leak in
      leak.object.map { HolderSearch.Target(rib: leak.rib, role: leak.role, object: $0) }
    }
  }

  /// Whether this says more than what was said of the object before.
  mutating func isNew(_ held: HeldObject, of rib: RIBIdentity) -> Bool {
    told.updateValue(held, forKey: Key(id: rib.id, role: held.role)) != held
  }

  mutating func forget(_ id: Int) {
    told[Key(id: id, role: .router)] = nil
  }
}

/// A reference that keeps nothing alive.
struct WeakReference {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
