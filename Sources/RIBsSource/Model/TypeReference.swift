/// A type as the source writes it. `any`, `some`, attributes and ownership are left out.
indirect enum TypeReference: Hashable, Sendable {
  /// A name with its generic arguments. A nested type's name has dots: `Home.State`.
  case named(String, [TypeReference] = [])
  case optional(TypeReference)
  case array(TypeReference)
  case dictionary(TypeReference, TypeReference)
  case tuple([Element])
  case function([TypeReference], result: TypeReference)
  /// `A & B`.
  case composition([TypeReference])
  case other

  struct Element: Hashable, Sendable {
    var label: String?
    var type: TypeReference
  }

  /// The type without optionals around it.
  var unwrapped: TypeReference {
    var type = self
    while case .optional(let inner) = type { type = inner }
    return type
  }

  var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// The name of a type that is not optional, a list or a tuple.
  var name: String? {
    if case .named(let name, _) = unwrapped { name } else { nil }
  }

  var arguments: [TypeReference] {
    if case .named(_, let arguments) = unwrapped { arguments } else { [] }
  }

  /// The names in the type: itself, the parts of a composition, and what lists, dictionaries and tuples contain.
  var names: [String] {
    switch self {
    case .named(let name, _): [name]
    case .optional(let inner), .array(let inner): inner.names
    case .dictionary(_, let value): value.names
    case .tuple(let elements): elements.flatMap(\.type.names)
    case .composition(let parts): parts.flatMap(\.names)
    case .function, .other: []
    }
  }

  /// The type with the names of generic parameters replaced.
  func replacing(_ replacements: [String: TypeReference]) -> TypeReference {
    if replacements.isEmpty { return self }
    switch self {
    case .named(let name, let arguments):
      return replacements[name] ?? .named(name, arguments.map { $0.replacing(replacements) })
    case .optional(let inner): return .optional(inner.replacing(replacements))
    case .array(let inner): return .array(inner.replacing(replacements))
    case .dictionary(let key, let value):
      return .dictionary(key.replacing(replacements), value.replacing(replacements))
    case .tuple(let elements):
      return .tuple(
        elements.map { Element(label: $0.label, type: $0.type.replacing(replacements)) })
    case .function(let parameters, let result):
      return .function(
        parameters.map { $0.replacing(replacements) }, result: result.replacing(replacements))
    case .composition(let parts): return .composition(parts.map { $0.replacing(replacements) })
    case .other: return .other
    }
  }
}
