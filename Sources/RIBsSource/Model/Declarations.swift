/// A class, protocol, extension, struct, enum or actor as it stands in a file.
struct TypeDeclaration: Sendable {
  enum Kind: Sendable { case `class`, `protocol`, `extension`, value, actor }

  struct Inherited: Sendable {
    var type: TypeReference
    var line: Int
  }

  var kind: Kind
  /// The name with those of enclosing types: `Home.State`. For an extension, the extended type's.
  var name: String
  var inherited: [Inherited]
  var generics: [Generic]
  /// Names that stand for types: `typealias` and `associatedtype`.
  var aliases: [String: TypeAlias]
  /// The names of an enum's cases.
  var cases: [String]
  /// The types of what they carry; without those that carry nothing.
  var payloads: [String: [TypeReference]]
  /// The requirements on `Self` and generic parameters in `where`.
  var requirements: [Generic]
  var properties: [Property]
  var functions: [Function]
  var attributes: [String]
  /// Whether other files cannot name it.
  var isPrivate = false
  var line: Int

  struct Generic: Sendable {
    var name: String
    var bound: TypeReference?
  }
}

/// What a name stands for: `typealias Base<View> = ViewableRouter<HomeInteractable, View>`.
struct TypeAlias: Sendable {
  var parameters: [String] = []
  var type: TypeReference

  /// What the name stands for with these generic arguments.
  func applied(to arguments: [TypeReference]) -> TypeReference {
    type.replacing(Dictionary(zip(parameters, arguments), uniquingKeysWith: { first, _ in first }))
  }
}

/// A stored or computed property.
final class Property: Sendable {
  enum Strength: Sendable { case strong, weak, unowned }

  let name: String
  let type: TypeReference?
  let value: Expression?
  let isStatic: Bool
  let isLet: Bool
  let isLazy: Bool
  let strength: Strength
  /// The attributes, such as a property wrapper's name.
  let attributes: [String]
  /// Whether code in other files, or in other types, can neither read nor write it.
  let isPrivate: Bool
  /// Whether such code can read it and cannot write it.
  let hasPrivateSetter: Bool
  /// The body of `get`; nil if the property is stored or a requirement.
  let getter: Function?
  /// `set`, `willSet` and `didSet`.
  let observers: [Function]
  /// Whether it is a requirement of a protocol, or computed.
  let isStored: Bool
  let line: Int

  init(
    name: String, type: TypeReference?, value: Expression?, isStatic: Bool, isLet: Bool,
    isLazy: Bool, strength: Strength, attributes: [String], isPrivate: Bool,
    hasPrivateSetter: Bool, getter: Function?, observers: [Function], isStored: Bool, line: Int
  ) {
    self.name = name
    self.type = type
    self.value = value
    self.isStatic = isStatic
    self.isLet = isLet
    self.isLazy = isLazy
    self.strength = strength
    self.attributes = attributes
    self.isPrivate = isPrivate
    self.hasPrivateSetter = hasPrivateSetter
    self.getter = getter
    self.observers = observers
    self.isStored = isStored
    self.line = line
  }
}

extension Property {
  /// Its accessors and observers and the value that it begins with, each as a function of its name.
  var code: [Function] {
    let accessors = ([getter].compactMap { $0 } + observers).map {
      Function(name: name, parameters: $0.parameters, body: $0.body, line: $0.line)
    }
    let value = value.map {
      Function(name: name, body: [.expression($0, line: line)], isStatic: isStatic, line: line)
    }
    return accessors + [value].compactMap { $0 }
  }
}

/// A function, initializer, accessor or local function.
final class Function: Sendable {
  struct Parameter: Sendable {
    /// The label of an argument; nil for `_`.
    var label: String?
    var name: String
    var type: TypeReference?
    var isEscaping: Bool
    /// What it is where no argument is given.
    var defaultValue: Expression?
    var hasDefault: Bool { defaultValue != nil }
    /// The attributes of the parameter and of its type, such as a result builder's name.
    var attributes: [String] = []
  }

  /// The name of what reads and of what writes through a subscript.
  static let subscriptName = "subscript"

  /// What a function says of the actor it runs on, beside its attributes.
  enum Isolation: Sendable {
    case unsaid, nonisolated
    /// `nonisolated(nonsending)`, or a parameter that is `isolated`.
    case caller
  }

  /// `init` for an initializer, `deinit` for a deinitializer.
  let name: String
  let parameters: [Parameter]
  let result: TypeReference?
  /// The body, to be followed statement by statement. Nil for a requirement of a protocol.
  let steps: [Statement]?
  /// The body, to be searched for what it does: a constant that only names a property is replaced by the property.
  let body: [Statement]?
  let isStatic: Bool
  let isOverride: Bool
  let isPrivate: Bool
  /// Whether a call of it needs neither `try` nor `await`, names no generic types and always returns what it makes.
  let isPlain: Bool
  let isAsync: Bool
  let isolation: Isolation
  /// The attributes, such as `objc` and `MainActor`.
  let attributes: [String]
  let line: Int

  init(
    name: String, parameters: [Parameter] = [], result: TypeReference? = nil,
    body: [Statement]?, isStatic: Bool = false, isOverride: Bool = false, isPrivate: Bool = false,
    isPlain: Bool = true, isAsync: Bool = false, isolation: Isolation = .unsaid,
    attributes: [String] = [], line: Int
  ) {
    self.name = name
    self.parameters = parameters
    self.result = result
    steps = body
    self.body = body?.withoutCopies
    self.isStatic = isStatic
    self.isOverride = isOverride
    self.isPrivate = isPrivate
    self.isPlain = isPlain
    self.isAsync = isAsync
    self.isolation = isolation
    self.attributes = attributes
    self.line = line
  }

  /// The values of the constants at the top of the body, by name.
  var constants: [String: Expression] {
    var found: [String: Expression] = [:]
    for case .declare(let names, _, let value?, _) in body ?? [] where names.count == 1 {
      found[names[0]] = value
    }
    return found
  }
}

/// What a Swift file declares.
struct SourceFile: Sendable {
  /// Relative to the folder given.
  var path: String
  var module: String
  /// The folder of the module, if its name follows from folders alone.
  var moduleFolder: String?
  /// The isolation of its code that names no actor.
  var isolation = BuildIsolation()
  var imports: [String]
  /// Names that stand for types, outside types.
  var aliases: [String: TypeAlias]
  var types: [TypeDeclaration]
  /// Functions outside types.
  var functions: [Function]
  var comments: [SourceComment]
  /// The number of lines.
  var lines: Int
}

/// A comment that is for ribs-inspect.
struct SourceComment: Sendable {
  enum Kind: Sendable {
    case ignore(rule: String, reason: String)
    case permanent
    /// A comment that begins like one of ours, and why it is none.
    case malformed(String)
  }

  var kind: Kind
  var line: Int
}
