/// Finds the objects in a stored property, through optionals, collections, tuples, enum payloads, existentials and the
/// structs in it, and names the way to each.
///
/// It reads stored values only and runs no code of the app. An object of a class that is not followed is passed over
/// unread: another thread may be writing to where it stands.
final class ValueWalk {
  /// What a value refers to.
  enum Found {
    /// An object of a class that is followed, or whatever object an existential holds.
    case object(AnyObject)
    /// A closure, a subscription, a timer, a task or a worker: what it holds is not seen.
    case opaque(Opaque)
  }

  /// What may hold an object unseen.
  enum Opaque: String, Comparable {
    case closure, subscription, timer, task, worker

    static func < (one: Opaque, other: Opaque) -> Bool { one.rawValue < other.rawValue }
  }

  /// How deep values stand in each other at most: an indirect enum may be as long as a list.
  private static let mostDeep = 32

  /// Whether a value stood deeper than that.
  private(set) var isTooDeep = false
  /// How many more values are looked at.
  private(set) var left: Int
  private let end: ContinuousClock.Instant
  private let reads: (AnyClass) -> Bool
  private let hides: (AnyClass) -> Bool
  private var plans: [ObjectIdentifier: Plan] = [:]
  /// The types whose plan is being made.
  private var planning: Set<ObjectIdentifier> = []
  private var found: (Found, _ name: String) -> Void = { _, _ in }

  /// What a type can hold.
  private enum Plan {
    case nothing
    case object
    case container(any WalkedContainer.Type)
    case fields([RuntimeField])
    case payload
    case existential
    case opaque(Opaque)
  }

  /// - Parameters:
  ///   - most: How many values are looked at.
  ///   - end: When it stops looking.
  ///   - reads: Whether objects in properties of a class's type are looked at.
  ///   - hides: Whether the objects of a class are workers that are not looked into.
  init(
    most: Int, until end: ContinuousClock.Instant, reads: @escaping (AnyClass) -> Bool,
    hides: @escaping (AnyClass) -> Bool
  ) {
    left = most
    self.end = end
    self.reads = reads
    self.hides = hides
  }

  /// Calls a closure with what a value refers to.
  ///
  /// - Parameters:
  ///   - address: Where it stands.
  ///   - name: The property's name, for the way to what is found.
  func visit(
    _ address: UnsafeRawPointer, _ type: Any.Type, _ name: String,
    _ found: @escaping (Found, _ name: String) -> Void
  ) {
    self.found = found
    visit(address, type, name, 0)
    self.found = { _, _ in }
  }

  fileprivate func visit(
    _ address: UnsafeRawPointer, _ type: Any.Type, _ name: String, _ depth: Int
  ) {
    func open<T>(_ type: T.Type) {
      visit(address.assumingMemoryBound(to: T.self), name, depth)
    }
    _openExistential(type, do: open)
  }

  fileprivate func visit<T>(_ value: UnsafePointer<T>, _ name: String, _ depth: Int) {
    guard left > 0 else { return }
    let plan = plan(for: T.self)
    if case .nothing = plan { return }
    guard depth < Self.mostDeep else {
      isTooDeep = true
      return
    }
    left -= 1
    // Reading the clock takes longer than reading a value.
    if left.isMultiple(of: 256), ContinuousClock.now > end { left = 0 }
    switch plan {
    case .nothing: break
    case .object: found(.object(value.pointee as AnyObject), name)
    case .container(let container):
      container.walk(UnsafeRawPointer(value), self, name, depth)
    case .fields(let fields):
      for field in fields {
        // An element of a tuple without labels is called `.0`.
        let dot = field.name.hasPrefix(".") ? "" : "."
        visit(
          UnsafeRawPointer(value) + field.offset, field.type, "\(name)\(dot)\(field.name)",
          depth + 1)
      }
    case .payload:
      // A mirror would run the code of a type that describes itself.
      guard !(value.pointee is any CustomReflectable),
        let payload = Mirror(reflecting: value.pointee).children.first
      else { return }
      visit(boxed: payload.value, payload.label.map { "\(name).\($0)" } ?? name, depth + 1)
    case .existential:
      if Swift.type(of: value.pointee as Any) is any AnyObject.Type {
        note(value.pointee as AnyObject, name)
      } else if MemoryLayout<T>.size >= MemoryLayout<Any>.size {
        // `as Any` would put the existential into another one. Those of values begin as `Any` does.
        visit(boxed: UnsafeRawPointer(value).assumingMemoryBound(to: Any.self).pointee, name, depth)
      }
    case .opaque(let opaque): found(.opaque(opaque), name)
    }
  }

  /// Looks at a value whose type only the value tells.
  private func visit(boxed value: Any, _ name: String, _ depth: Int) {
    if type(of: value) is any AnyObject.Type { return note(value as AnyObject, name) }
    func open<T>(_ value: T) { withUnsafePointer(to: value) { visit($0, name, depth + 1) } }
    _openExistential(value, do: open)
  }

  /// Notes an object whose class only the object tells. The class need not be one that is followed: the object may be what
  /// is looked for.
  private func note(_ object: AnyObject, _ name: String) {
    found(hides(type(of: object)) ? .opaque(.worker) : .object(object), name)
  }

  private func plan(for type: Any.Type) -> Plan {
    let key = ObjectIdentifier(type)
    if let known = plans[key] { return known }
    // A type that is part of itself, through a list: it holds more than nothing.
    guard planning.insert(key).inserted else { return .payload }
    defer { planning.remove(key) }
    let plan = makePlan(type)
    plans[key] = plan
    return plan
  }

  private func holdsNothing(_ type: Any.Type) -> Bool {
    if case .nothing = plan(for: type) { true } else { false }
  }

  private func makePlan(_ type: Any.Type) -> Plan {
    if let opaque = Opaque(type) { return .opaque(opaque) }
    if let type = type as? AnyClass {
      if hides(type) { return .opaque(.worker) }
      return reads(type) ? .object : .nothing
    }
    if let container = type as? any WalkedContainer.Type {
      // A million strings need not be looked at.
      return container.elements.allSatisfy(holdsNothing) ? .nothing : .container(container)
    }
    switch TypeKind(type) {
    case .existential, .constrainedExistential: return .existential
    case .tuple: return fields(of: type)
    case .structure: return Self.isOfSystem(type) ? .nothing : fields(of: type)
    case .enumeration:
      // `Result` has what the app puts into it.
      return Self.isOfSystem(type) && !String(reflecting: type).contains("<") ? .nothing : .payload
    case .optional, .function, nil: return .nothing
    }
  }

  private func fields(of type: Any.Type) -> Plan {
    let fields = (0..<RuntimeField.count(of: type)).compactMap { RuntimeField($0, of: type) }
      .filter { $0.isStrong && !holdsNothing($0.type) }
    return fields.isEmpty ? .nothing : .fields(fields)
  }

  /// Structs and enums of the standard library and Foundation hold no RIBs, but for the containers.
  private static func isOfSystem(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return ["Swift.", "Foundation.", "FoundationEssentials.", "Dispatch.", "CoreGraphics."]
      .contains(where: name.hasPrefix)
  }
}

extension ValueWalk.Opaque {
  /// The modules whose types are known by name. Classes of Objective-C have none.
  private static let modules: Set<Substring> = [
    "Combine", "Dispatch", "Foundation", "OpenCombine", "ReactiveSwift", "RxSwift", "Swift", "__C",
  ]

  /// Goes by module and name, as the recorder links neither Combine nor RxSwift. The module matters: an app may have its own
  /// `Task`.
  init?(_ type: Any.Type) {
    if TypeKind(type) == .function {
      self = .closure
      return
    }
    let name = String(reflecting: type).prefix { $0 != "<" }
    let parts = name.split(separator: ".")
    guard parts.count == 1 || parts.count == 2 && Self.modules.contains(parts[0]) else {
      return nil
    }
    switch parts.last {
    case "AnyCancellable", "Cancellable", "Disposable", "DisposeBag", "CompositeDisposable",
      "SerialDisposable":
      self = .subscription
    case "Timer", "NSTimer", "CADisplayLink", "DispatchSourceTimer": self = .timer
    case "Task", "DispatchWorkItem", "Operation", "NSOperation": self = .task
    default: return nil
    }
  }
}

/// A container of the standard library, as it is walked through.
private protocol WalkedContainer {
  static var elements: [Any.Type] { get }
  static func walk(_ value: UnsafeRawPointer, _ walk: ValueWalk, _ name: String, _ depth: Int)
}

extension Optional: WalkedContainer {
  fileprivate static var elements: [Any.Type] { [Wrapped.self] }

  fileprivate static func walk(
    _ value: UnsafeRawPointer, _ walk: ValueWalk, _ name: String, _ depth: Int
  ) {
    guard let value = value.assumingMemoryBound(to: Self.self).pointee else { return }
    withUnsafePointer(to: value) { walk.visit($0, name, depth) }
  }
}

extension WalkedContainer where Self: Sequence {
  fileprivate static var elements: [Any.Type] { [Element.self] }

  fileprivate static func walk(
    _ value: UnsafeRawPointer, _ walk: ValueWalk, _ name: String, _ depth: Int
  ) {
    // What holds no reference can be passed over as a whole.
    if _isPOD(Element.self) { return }
    let isOrdered = Self.self is any BidirectionalCollection.Type
    for (index, element) in value.assumingMemoryBound(to: Self.self).pointee.enumerated() {
      guard walk.left > 0 else { return }
      withUnsafePointer(to: element) {
        walk.visit($0, isOrdered ? "\(name)[\(index)]" : "\(name)[…]", depth + 1)
      }
    }
  }
}

extension Array: WalkedContainer {}

extension ArraySlice: WalkedContainer {}

extension ContiguousArray: WalkedContainer {}

extension Set: WalkedContainer {}

extension Dictionary: WalkedContainer {
  fileprivate static var elements: [Any.Type] { [Key.self, Value.self] }

  fileprivate static func walk(
    _ value: UnsafeRawPointer, _ walk: ValueWalk, _ name: String, _ depth: Int
  ) {
    if _isPOD(Element.self) { return }
    for (key, element) in value.assumingMemoryBound(to: Self.self).pointee {
      guard walk.left > 0 else { return }
      // A key may be a user's name.
      withUnsafePointer(to: key) { walk.visit($0, "\(name)[…]", depth + 1) }
      withUnsafePointer(to: element) { walk.visit($0, "\(name)[…]", depth + 1) }
    }
  }
}
