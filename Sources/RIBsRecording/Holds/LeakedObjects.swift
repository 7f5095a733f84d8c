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
    var targets: [HolderSearch.Target] = []
    leaks.removeAll { leak in
      guard mayRead(leak.rib) else { return false }
      guard let object = leak.object else { return true }
      targets.append(HolderSearch.Target(rib: leak.rib, role: leak.role, object: object))
      return false
    }
    return targets
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
