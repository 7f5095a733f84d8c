import SwiftSyntax

extension TypeReference {
  init(_ syntax: TypeSyntax?) {
    self = syntax.map { Self.lowered($0, depth: 0) } ?? .other
  }

  private static func lowered(_ syntax: TypeSyntax, depth: Int) -> TypeReference {
    guard depth < 64 else { return .other }
    func inner(_ syntax: TypeSyntax) -> TypeReference { lowered(syntax, depth: depth + 1) }
    func arguments(_ clause: GenericArgumentClauseSyntax?) -> [TypeReference] {
      clause?.arguments.map { argument in
        switch argument.argument {
        case .type(let type): inner(type)
        default: .other
        }
      } ?? []
    }
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      let parts = arguments(type.genericArgumentClause)
      switch (type.name.text, parts.count) {
      case ("Optional", 1): return .optional(parts[0])
      case ("Array", 1), ("Set", 1): return .array(parts[0])
      case ("Dictionary", 2): return .dictionary(parts[0], parts[1])
      default: return .named(type.name.text, parts)
      }
    case .memberType(let type):
      let base = inner(type.baseType)
      // `Module.Type`: the last name finds the type.
      let name = base.name.map { "\($0).\(type.name.text)" } ?? type.name.text
      let parts = arguments(type.genericArgumentClause)
      // `AsyncStream<Event>.Continuation`
      return .named(name, parts.isEmpty ? base.arguments : parts)
    case .optionalType(let type): return .optional(inner(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type): return .optional(inner(type.wrappedType))
    case .arrayType(let type): return .array(inner(type.element))
    case .dictionaryType(let type): return .dictionary(inner(type.key), inner(type.value))
    case .someOrAnyType(let type): return inner(type.constraint)
    case .attributedType(let type): return inner(type.baseType)
    case .functionType(let type):
      return .function(
        type.parameters.map { inner($0.type) }, result: inner(type.returnClause.type))
    case .compositionType(let type): return .composition(type.elements.map { inner($0.type) })
    case .tupleType(let type):
      let elements = type.elements.map {
        Element(label: $0.firstName?.text, type: inner($0.type))
      }
      if elements.count == 1, elements[0].label == nil { return elements[0].type }
      return .tuple(elements)
    // `protocol P: class`, as before Swift 4.
    case .classRestrictionType: return .named("class", [])
    default: return .other
    }
  }

  /// The names of attributes, such as `MainActor`.
  static func attributes(_ list: AttributeListSyntax) -> [String] {
    list.compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return TypeReference(attribute.attributeName).name
    }
  }
}
