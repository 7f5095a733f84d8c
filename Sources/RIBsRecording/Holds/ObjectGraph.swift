/// The objects that RIBs refer to by stored properties, and what they refer to themselves. Built on the main thread in one
/// go, and let go of at once: meanwhile it keeps what it found alive.
struct ObjectGraph {
  /// A stored property that holds an object.
  struct Edge {
    let target: Int
    /// `Type.property`
    let name: String
    /// Whether the runtime's own property holds it, such as a router's interactor.
    let isOfRuntime: Bool
  }

  /// How many objects are looked into, and how many values in their properties.
  private static let mostObjects = 100_000
  private static let mostValues = 1_000_000
  /// How long it may take: the main thread waits.
  private static let longest = Duration.milliseconds(250)

  private(set) var objects: [AnyObject] = []
  private(set) var edges: [[Edge]] = []
  /// The properties of each object that cannot be looked into: `Type.property`, and what is in it.
  private(set) var opaque: [[(name: String, kind: ValueWalk.Opaque)]] = []
  /// Whether something was left out because there was too much.
  private(set) var isCut = false
  private var indices: [ObjectIdentifier: Int] = [:]

  /// What decides which objects are looked into.
  struct Scope {
    /// The classes of RIBs' parts. Others that inherit from the same class may be used on any thread.
    private var parts: Set<ObjectIdentifier> = []
    /// Those classes, and the ones above them.
    private var aboveParts: Set<ObjectIdentifier> = []
    /// Classes that the app has named.
    var named: Set<ObjectIdentifier> = []
    /// The classes of workers.
    var workers: Set<ObjectIdentifier> = []
    /// The runtime's base classes, one list for each runtime in the process.
    private var runtimes: Set<RuntimeClasses> = []
    /// The modules of runtimes that are modules of their own.
    private var modules: Set<Substring> = []

    /// Adds the class of a RIB's part, with those of its runtime.
    mutating func insert(partOf type: AnyClass, _ runtime: RuntimeClasses) {
      runtimes.insert(runtime)
      if parts.contains(ObjectIdentifier(type)) { return }
      let all = sequence(first: type, next: { _getSuperclass($0) })
      if let base: AnyClass = all.first(where: runtime.contains) {
        let module = Self.module(of: base)
        if module != Self.module(of: type) { modules.insert(module) }
      }
      insert(partOf: type)
    }

    /// Adds the class of a RIB's part.
    mutating func insert(partOf type: AnyClass) {
      guard parts.insert(ObjectIdentifier(type)).inserted else { return }
      aboveParts.formUnion(
        sequence(first: type, next: { _getSuperclass($0) }).map { ObjectIdentifier($0) })
    }

    /// Whether a class inherits from a runtime's base class.
    func isRouterOrInteractor(_ type: AnyClass) -> Bool {
      sequence(first: type, next: { _getSuperclass($0) }).contains { type in
        runtimes.contains { $0.contains(type) }
      }
    }

    /// Whether the properties of a class are the runtime's.
    func isOfRuntime(_ type: AnyClass) -> Bool {
      runtimes.contains { $0.contains(type) }
        || !modules.isEmpty && !MainThreadObjects.contains(type)
          && modules.contains(Self.module(of: type))
    }

    private static func module(of type: AnyClass) -> Substring {
      String(reflecting: type).prefix { $0 != "." }
    }

    /// Whether the objects of a class live on the main thread, so that their properties can be read there.
    func follows(_ type: AnyClass) -> Bool {
      if type is any RecordedRouter.Type || type is any RecordedNode.Type
        || MainThreadObjects.contains(type)
        || parts.contains(ObjectIdentifier(type))
      {
        return true
      }
      return sequence(first: type, next: { _getSuperclass($0) }).contains {
        named.contains(ObjectIdentifier($0))
      }
    }

    /// Whether a property of a class's type may hold an object that is looked into.
    func mayHoldFollowed(_ type: AnyClass) -> Bool {
      follows(type) || aboveParts.contains(ObjectIdentifier(type))
    }

    /// Whether the objects of a class are workers that are not looked into: a worker may run on any thread.
    func hides(_ type: AnyClass) -> Bool {
      workers.contains(ObjectIdentifier(type)) && !follows(type)
    }
  }

  /// - Parameters:
  ///   - roots: Where to begin.
  ///   - readable: The routers and interactors whose properties may be read. Those of other classes may be read anyway.
  init(from roots: [AnyObject], in scope: Scope, readable: Set<ObjectIdentifier>) {
    let walk = ValueWalk(
      most: Self.mostValues, until: .now + Self.longest, reads: scope.mayHoldFollowed,
      hides: scope.hides)
    var layouts: [ObjectIdentifier: Layout] = [:]
    for root in roots { _ = add(root) }
    // Parts of a RIB whose class is not known before, such as its presenter, are found as the search goes.
    var parts = Set(roots.map { ObjectIdentifier($0) })
    // Objects that were passed over before they turned out to be parts.
    var late: [Int] = []
    var isRead: Set<Int> = []
    var last = 0
    while last < objects.count || !late.isEmpty {
      let next = late.popLast() ?? last
      if next == last { last += 1 }
      let object = objects[next]
      guard isRead.count < Self.mostObjects, walk.left > 0 else {
        isCut = true
        return
      }
      let type: AnyClass = type(of: object)
      let layout = layouts[ObjectIdentifier(type)] ?? Layout(of: type, in: scope)
      layouts[ObjectIdentifier(type)] = layout
      let mayRead =
        layout.isRouterOrInteractor
        ? readable.contains(ObjectIdentifier(object))
        : layout.isFollowed || parts.contains(ObjectIdentifier(object))
      guard mayRead, isRead.insert(next).inserted else { continue }
      let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
      for property in layout.properties {
        var found: [(ValueWalk.Found, String)] = []
        let place = address + property.field.offset
        if property.isPart, property.field.type is AnyClass {
          // Whatever its class.
          let part = place.load(as: UnsafeRawPointer?.self)
          if let part {
            let object = Unmanaged<AnyObject>.fromOpaque(part).takeUnretainedValue()
            found.append((.object(object), property.name))
          }
        } else {
          walk.visit(place, property.field.type, property.name) { found.append(($0, $1)) }
        }
        for (value, name) in found {
          switch value {
          case .object(let target):
            let isNewPart = property.isOfRuntime && parts.insert(ObjectIdentifier(target)).inserted
            let target = add(target)
            if isNewPart, target < last { late.append(target) }
            edges[next].append(Edge(target: target, name: name, isOfRuntime: property.isOfRuntime))
          case .opaque(let kind):
            if !property.isOfRuntime { opaque[next].append((name, kind)) }
          }
        }
      }
      for (target, name) in MainThreadObjects.others(in: object) {
        let target = add(target)
        edges[next].append(Edge(target: target, name: name, isOfRuntime: false))
      }
    }
    isCut = walk.left <= 0 || walk.isTooDeep
  }

  func index(of object: AnyObject) -> Int? { indices[ObjectIdentifier(object)] }

  private mutating func add(_ object: AnyObject) -> Int {
    let key = ObjectIdentifier(object)
    if let known = indices[key] { return known }
    indices[key] = objects.count
    objects.append(object)
    edges.append([])
    opaque.append([])
    return objects.count - 1
  }

  /// What there is to know of a class: asked once, as casts of types take long.
  private struct Layout {
    /// A stored property.
    struct Property {
      let field: RuntimeField
      /// `Type.property`
      let name: String
      let isOfRuntime: Bool

      /// Whether it is the runtime's own for a part of the RIB. The runtimes call these alike.
      var isPart: Bool {
        isOfRuntime && ["interactor", "presenter", "viewController"].contains(field.name)
      }
    }

    let isRouterOrInteractor: Bool
    let isFollowed: Bool
    /// The strong properties of the class and its superclasses.
    let properties: [Property]

    init(of type: AnyClass, in scope: Scope) {
      isRouterOrInteractor =
        type is any RecordedRouter.Type || type is any RecordedNode.Type
        || scope.isRouterOrInteractor(type)
      isFollowed = scope.follows(type)
      var properties: [Property] = []
      var isOfRuntime = false
      for level in sequence(first: type, next: { _getSuperclass($0) }) {
        isOfRuntime = isOfRuntime || scope.isOfRuntime(level)
        let above = _getSuperclass(level).map { RuntimeField.count(of: $0) } ?? 0
        // The runtime's properties are told as the app's type's: `HomeRouter.children`.
        let owner = typeName(of: isOfRuntime ? type : level)
        for index in above..<max(above, RuntimeField.count(of: level)) {
          guard let field = RuntimeField(index, of: level), field.isStrong else { continue }
          properties.append(
            Property(field: field, name: "\(owner).\(field.name)", isOfRuntime: isOfRuntime))
        }
      }
      self.properties = properties
    }
  }
}
