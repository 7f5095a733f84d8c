import SwiftSyntax

/// A class, protocol, extension or other type as it stands in a file.
struct Declaration {
  enum Kind { case `class`, `protocol`, `extension`, other }

  let group: any DeclGroupSyntax
  let kind: Kind
  /// The name with those of the types around it; of an extension, what it extends.
  let name: String

  var syntax: Syntax { Syntax(group) }

  /// Whether it stands in `#if`.
  var isConditional: Bool {
    sequence(first: syntax, next: \.parent).contains { $0.is(IfConfigDeclSyntax.self) }
  }

  /// Whether it has `@MainActor`.
  var isOnMainActor: Bool { group.attributes.haveMainActor }

  /// Whether it is `nonisolated`, where the module's types are on the main actor unless they say so.
  var isNonisolated: Bool { group.modifiers.contains { $0.name.text == "nonisolated" } }

  /// Whether one of its functions has `@MainActor`.
  var hasIsolatedFunction: Bool { functions.contains { $0.attributes.haveMainActor } }

  /// Whether some of its initializers stand in `#if`.
  var hasConditionalInitializers: Bool {
    members.contains { member in
      member.decl.is(IfConfigDeclSyntax.self)
        && member.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.`init`) }
    }
  }

  /// The access level, if it is wider than the module's files.
  var access: String? {
    group.modifiers.map(\.name.text).first { ["public", "open", "package"].contains($0) }
  }

  /// The names of what it inherits from and conforms to, without generic arguments.
  var inherited: [String] {
    group.inheritanceClause?.inheritedTypes.map { $0.type.baseName } ?? []
  }

  /// The names of its superclass's generic arguments: `Core` and `Screen` in `Router<Core, Screen>`.
  var arguments: [String] {
    let first = group.inheritanceClause?.inheritedTypes.first?.type
    let clause =
      first?.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? first?.as(MemberTypeSyntax.self)?.genericArgumentClause
    return clause?.arguments.compactMap { $0.argument.as(TypeSyntax.self)?.baseName } ?? []
  }

  var functions: [FunctionDeclSyntax] {
    members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
  }

  var properties: [VariableDeclSyntax] {
    members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
  }

  var initializers: [InitializerDeclSyntax] {
    members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
  }

  /// The names of its functions and properties.
  var names: [String] {
    functions.map(\.name.text)
      + properties.flatMap(\.bindings).map(\.pattern.trimmedDescription)
  }

  var members: MemberBlockItemListSyntax { group.memberBlock.members }
}

extension EditedFile {
  /// The types of the file and those in them, outer ones first.
  var declarations: [Declaration] {
    var found: [Declaration] = []
    var waiting: [(Syntax, String)] = tree.statements.reversed().map { (Syntax($0.item), "") }
    while let (node, scope) = waiting.popLast() {
      if let condition = node.as(IfConfigDeclSyntax.self) {
        let parts = condition.clauses.flatMap {
          $0.elements?.children(viewMode: .sourceAccurate).map { $0 } ?? []
        }
        for part in parts.reversed() {
          let item =
            part.as(CodeBlockItemSyntax.self).map { Syntax($0.item) }
            ?? part.as(MemberBlockItemSyntax.self).map { Syntax($0.decl) }
          if let item { waiting.append((item, scope)) }
        }
      }
      guard let group = node.asProtocol((any DeclGroupSyntax).self),
        let (kind, own) = Self.kind(of: group)
      else { continue }
      let name = scope.isEmpty || kind == .extension ? own : "\(scope).\(own)"
      found.append(Declaration(group: group, kind: kind, name: name))
      for member in group.memberBlock.members.reversed() {
        waiting.append((Syntax(member.decl), name))
      }
    }
    return found
  }

  /// The name of the innermost type around an offset; empty if there is none.
  func scope(at offset: Int) -> String {
    let around = declarations.last { declaration in declaration.syntax.range.contains(offset) }
    return around?.name ?? ""
  }

  /// The declaration of a type, not an extension of it.
  func declaration(of name: String) -> Declaration? {
    declarations.first { $0.kind != .extension && $0.name == name }
  }

  private static func kind(of group: any DeclGroupSyntax) -> (Declaration.Kind, String)? {
    switch Syntax(group).as(SyntaxEnum.self) {
    case .classDecl(let type): (.class, type.name.text)
    case .protocolDecl(let type): (.protocol, type.name.text)
    case .extensionDecl(let type): (.extension, type.extendedType.trimmedDescription)
    case .structDecl(let type): (.other, type.name.text)
    case .enumDecl(let type): (.other, type.name.text)
    case .actorDecl(let type): (.other, type.name.text)
    default: nil
    }
  }
}

extension MemberBlockItemSyntax {
  /// Whether only its file sees it.
  var isPrivate: Bool {
    let modifiers = decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
    return modifiers?.contains { ["private", "fileprivate"].contains($0.name.text) } ?? false
  }
}

extension FunctionDeclSyntax {
  /// The function as a protocol requires it, in one line: `nonisolated func pick(_ photo: Photo) async`.
  var requirement: String {
    let plain = with(\.leadingTrivia, []).with(\.body, nil)
    return plain.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension AttributeListSyntax {
  var haveMainActor: Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.baseName == "MainActor" }
  }
}

extension TypeSyntax {
  /// The name of a type without `any`, optionals and generic arguments: `Home` of `(any App.Home)?`.
  var baseName: String {
    var type = self
    while true {
      switch type.as(TypeSyntaxEnum.self) {
      case .optionalType(let optional): type = optional.wrappedType
      case .implicitlyUnwrappedOptionalType(let optional): type = optional.wrappedType
      case .someOrAnyType(let any): type = any.constraint
      case .attributedType(let attributed): type = attributed.baseType
      case .tupleType(let tuple):
        guard tuple.elements.count == 1, let only = tuple.elements.first else {
          return type.trimmedDescription
        }
        type = only.type
      case .identifierType(let name): return name.name.text
      case .memberType(let member): return member.name.text
      default: return type.trimmedDescription
      }
    }
  }

  /// Whether it is an optional.
  var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }

  /// Whether it is a function's type, with or without attributes.
  var isFunction: Bool { function != nil }

  private var function: FunctionTypeSyntax? {
    var type = self
    while let attributed = type.as(AttributedTypeSyntax.self) { type = attributed.baseType }
    return type.as(FunctionTypeSyntax.self)
  }

  /// A closure of a function's type that does nothing; nil if it would have to return something.
  var emptyClosure: String? {
    guard let function,
      ["Void", "()"].contains(function.returnClause.type.trimmedDescription)
    else { return nil }
    let names = function.parameters.map { _ in "_" }.joined(separator: ", ")
    return names.isEmpty ? "{}" : "{ \(names) in }"
  }
}
