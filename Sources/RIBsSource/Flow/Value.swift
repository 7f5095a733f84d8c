import RIBsAnalysis

/// What an expression can be when a function runs, as far as it matters for routers.
struct Value {
  indirect enum Kind {
    case unknown
    case nothing
    /// A router that was built while the function ran.
    case router(BuiltRouter)
    /// What a stored property held before the function ran.
    case held(Slot)
    /// One of what a list held before the function ran.
    case element(Slot)
    /// The view of a router.
    case view([Value])
    /// The router or interactor that the function belongs to.
    case part(RIBPart)
    /// An object that the function made.
    case object(ObjectValue)
    /// An object that keeps children for the RIB, as `ChildSlot<DetailRouting>()` does. The slot is named after the property
    /// that has the object.
    case keeper(Slot)
    case list([Value])
    case tuple([(label: String?, value: Value)])
    case closure(ClosureValue)
    /// A case of an enum, by its name.
    case enumCase(String)
    /// `\.name.name`
    case keyPath([String])
    /// A function that is passed on without being called.
    case function(name: String, receiver: Value?)
    /// One of several.
    case choice([Value])
    /// All children of the router, or one of them.
    case children
    /// A condition, to be split where it is tested.
    case test(TestValue)
    /// `self` that may be gone.
    case weak(RIBPart)
  }

  var kind: Kind
  /// The declared type; nil if it is not known.
  var type: TypeReference?
  /// The file in which the type's name counts.
  var file = ""
  /// The number of calls that were running when the value appeared. A function that is given a router is not
  /// the one to blame.
  var depth = 0
  /// The part of the RIB that a stream passes to its closures first, as after `withUnretained(self)`.
  var owner: RIBPart?
  /// Whether it is not the view itself, but the controller that presents it.
  var isPresenter = false
  /// Whether the stream has a delay.
  var isDelayed = false
  /// Whether an operator that is not followed may keep some of the stream's events out.
  var isFiltered = false
  /// The object's own state that the operators of the stream read.
  var asked: Set<OwnNote> = []
  /// Whether the stream leaves out a value that equals the one before.
  var isDistinct = false
  /// Whether it does so by a comparison of its own, for which two values that differ may be equal.
  var isDistinctByPart = false
  /// Whether the value is the first or last of a list, so that nil says that the list is empty.
  var endsList = false
  /// Whether it is what `??` gives, so that nil says that each of the values is nil.
  var isCoalesced = false
  /// Whether the value was taken out of its list.
  var isTaken = false
  /// Whether it is a list without some of its first or last elements.
  var isShortened = false
  /// The list in which it is the place of an element; nil for any other value.
  var indexOf: Slot?
  /// Whether a closure that runs later read the value from its slot.
  var isReadLater = false
  /// When a local variable was given the value; nil for what is read now.
  var readAt: Moment?
  /// Whether the value can be more than is listed.
  var isCut = false
  /// The view controller that it is, if it is one.
  var screen: Screen?
  /// What a constant was given, where that is not understood. A test of the constant is a test of that.
  var origin: Expression?
  /// Whether it is `true` or `false`; nil if that is not known.
  var isTrue: Bool?

  static var unknown: Value { Value(kind: .unknown) }
  static var nothing: Value { Value(kind: .nothing) }

  static func typed(_ type: TypeReference?, _ file: String) -> Value {
    Value(kind: .unknown, type: type, file: file)
  }

  /// The routers and slots that the value is or contains.
  var leaves: [Value] {
    switch kind {
    case .router, .held, .element, .children: [self]
    case .list(let items), .choice(let items): items.flatMap(\.leaves)
    case .tuple(let items): items.flatMap(\.value.leaves)
    case .object(let object): object.isRead ? [] : object.leaves
    case .unknown, .nothing, .view, .part, .keeper, .closure, .enumCase, .function, .weak, .test,
      .keyPath:
      []
    }
  }

  /// The routers that were built while the function ran.
  var built: [BuiltRouter] {
    leaves.compactMap { leaf in
      if case .router(let router) = leaf.kind { router } else { nil }
    }
  }

  var isNothing: Bool {
    if case .nothing = kind { true } else { false }
  }

  /// Whether it is nil, an empty list, or an enum's case without a router.
  var carriesNothing: Bool {
    switch kind {
    case .nothing, .enumCase: true
    case .list(let items): items.isEmpty
    default: false
    }
  }

  static func either(_ values: [Value]) -> Value {
    if values.count == 1 { return values[0] }
    var flat: [Value] = []
    for value in values {
      if case .choice(let inner) = value.kind { flat += inner } else { flat.append(value) }
    }
    guard var first = flat.first else { return .unknown }
    if flat.count > 1 {
      var seen: Set<ValueShape> = []
      flat = flat.filter { seen.insert($0.shape).inserted }
    }
    if values.contains(where: { $0.isTrue != first.isTrue }) { first.isTrue = nil }
    let isCut = values.contains(where: \.isCut) || flat.count > WalkLimit.mostCandidates
    if flat.count > 1 { first.kind = .choice(Array(flat.prefix(WalkLimit.mostCandidates))) }
    first.isCut = isCut
    first.isCoalesced = false
    return first
  }

  /// The value as a function reads it from a property: it appears there.
  func read(at depth: Int) -> Value {
    var value = self
    value.depth = depth
    value.readAt = nil
    switch kind {
    case .list(let items): value.kind = .list(items.map { $0.read(at: depth) })
    case .choice(let items): value.kind = .choice(items.map { $0.read(at: depth) })
    case .tuple(let items):
      value.kind = .tuple(items.map { ($0.label, $0.value.read(at: depth)) })
    default: break
    }
    return value
  }

  /// The value with the type of the slot that it is read from: a test of a part of what a slot holds does not change its
  /// type.
  func typed(_ type: TypeReference?, _ file: String, as slot: Slot) -> Value {
    var value = self
    switch kind {
    case .held(slot): (value.type, value.file) = (type, file)
    case .choice(let values):
      value.kind = .choice(values.map { $0.typed(type, file, as: slot) })
      // Nil says nothing of a type.
      if value.type == nil { (value.type, value.file) = (type, file) }
    default: break
    }
    return value
  }

  /// Tuples with the labels of a declared type, also those in a list.
  func labelled(_ type: TypeReference) -> Value {
    var value = self
    switch (kind, type.unwrapped) {
    case (.tuple(let items), .tuple(let elements)) where items.count == elements.count:
      value.kind = .tuple(
        zip(items, elements).map { ($0.label ?? $1.label, $0.value.labelled($1.type)) })
    case (.list(let items), .array(let type)), (.list(let items), .dictionary(_, let type)):
      value.kind = .list(items.map { $0.labelled(type) })
    case (.choice(let values), _): value.kind = .choice(values.map { $0.labelled(type) })
    default: break
    }
    return value
  }

  /// What tells values apart, as far as that is possible.
  enum Key: Hashable {
    case nothing, router(Int), held(Slot), element(Slot), part(RIBPart), enumCase(String), children
  }

  var key: Key? {
    switch kind {
    case .nothing: .nothing
    case .router(let router): .router(router.id)
    case .held(let slot): .held(slot)
    case .element(let slot): .element(slot)
    case .part(let part): .part(part)
    case .enumCase(let name): .enumCase(name)
    case .children: .children
    default: nil
    }
  }
}

/// A router that a function built.
struct BuiltRouter {
  let id: Int
  /// The RIBs that it can be, by position.
  let ribs: [Int]
  /// How it is known which they are.
  var certainty = Certainty.read
}

/// A stored property that can hold routers.
struct Slot: Hashable, Comparable {
  let part: RIBPart
  let name: String

  static func < (one: Slot, other: Slot) -> Bool {
    (one.part, one.name) < (other.part, other.name)
  }
}

/// The router or interactor of the RIB whose functions run.
enum RIBPart: Int, Hashable, Comparable {
  case router, interactor

  static func < (one: RIBPart, other: RIBPart) -> Bool { one.rawValue < other.rawValue }
}

/// An object that a function made. It carries the routers that were given to its initializer.
final class ObjectValue {
  let type: Int
  var fields: [String: Value]
  /// Whether ``leaves`` is being computed, so that objects that hold each other end.
  private(set) var isRead = false

  init(type: Int, fields: [String: Value] = [:]) {
    self.type = type
    self.fields = fields
  }

  var leaves: [Value] {
    isRead = true
    defer { isRead = false }
    return fields.sorted { $0.key < $1.key }.flatMap(\.value.leaves)
  }
}

/// A closure with the variables around it.
final class ClosureValue {
  let closure: Closure
  let locals: [String: Value]
  let frame: Frame
  var didRun = false
  /// Whether its attributes, or those of the parameter that takes it, bind it to the main actor.
  var isBoundToMain: Bool

  init(_ closure: Closure, locals: [String: Value], frame: Frame) {
    self.closure = closure
    self.locals = locals
    self.frame = frame
    isBoundToMain = closure.attributes.contains("MainActor")
  }
}

/// A condition that a constant stands for.
final class TestValue {
  let expression: Expression

  init(_ expression: Expression) { self.expression = expression }
}
