import SwiftSyntax

/// A name as a file declares it: of a function, a variable, a parameter or an enum's case.
struct NamedDeclaration {
  enum Kind {
    case function
    case variable
    /// `if let child`, which has the type of what it reads.
    case binding
    /// Anything else, about whose type nothing is known.
    case other
  }

  let name: String
  let file: String
  let kind: Kind
  /// The innermost type around it; empty if there is none.
  let type: String
  /// The function, closure or accessor that it is local to; nil for a member.
  let range: Range<Int>?
  /// Whether code in other files can name it.
  let isVisible: Bool
  /// If it is an argument label, the function or the type whose calls have it; nil otherwise.
  let labels: String?
  let isOverride: Bool
  /// The types and names in its type, or in its parameters and its result.
  let signature: Set<String>
  /// Those in its value or its body.
  let body: Set<String>

  /// Nil if a token declares nothing, or a type.
  init?(_ token: TokenSyntax, in file: EditedFile) {
    guard let parent = token.parent else { return nil }
    var (kind, signature, body) = (Kind.variable, Set<String>(), Set<String>())
    var (labels, isOverride): (String?, Bool) = (nil, false)
    switch parent.as(SyntaxEnum.self) {
    case .functionDecl(let function) where function.name == token:
      kind = .function
      signature = function.signature.mentionedTypesAndNames
      body = function.body?.mentionedTypesAndNames ?? []
      isOverride = function.modifiers.contains { $0.name.text == "override" }
    case .identifierPattern:
      if let binding = parent.parent?.as(PatternBindingSyntax.self) {
        signature = binding.typeAnnotation?.mentionedTypesAndNames ?? []
        body = (binding.initializer?.mentionedTypesAndNames ?? [])
          .union(binding.accessorBlock?.mentionedTypesAndNames ?? [])
        let variable = binding.ancestor(VariableDeclSyntax.self)
        isOverride = variable?.modifiers.contains { $0.name.text == "override" } ?? false
      } else if let binding = parent.parent?.as(OptionalBindingConditionSyntax.self) {
        kind = binding.initializer == nil ? .binding : .variable
        body = binding.initializer?.mentionedTypesAndNames ?? []
      } else {
        kind = .other
      }
    case .functionParameter(let parameter):
      signature = parameter.type.mentionedTypesAndNames
      if parameter.firstName == token { labels = parameter.labelled }
    case .closureParameter(let parameter):
      kind = parameter.type == nil ? .other : .variable
      signature = parameter.type?.mentionedTypesAndNames ?? []
    case .closureShorthandParameter, .closureCapture, .enumCaseElement, .enumCaseParameter,
      .tupleTypeElement, .typeAliasDecl, .associatedTypeDecl, .genericParameter:
      kind = .other
    default: return nil
    }
    (name, self.file, self.kind, self.signature, self.body) = (
      token.word, file.path, kind, signature, body
    )
    (self.labels, self.isOverride) = (labels, isOverride)
    type = file.scope(at: token.start)
    range = token.scope?.range
    isVisible = labels != nil || range == nil && !token.isPrivateMember
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var word: String {
    text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`")
      ? String(text.dropFirst().dropLast()) : text
  }

  /// The function, closure or accessor that declares it.
  fileprivate var scope: Syntax? {
    for node in ancestors {
      switch node.kind {
      case .closureExpr, .initializerDecl, .deinitializerDecl, .accessorDecl, .accessorBlock,
        .subscriptDecl:
        return node
      case .functionDecl:
        if node.as(FunctionDeclSyntax.self)?.name != self { return node }
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: return nil
      default: break
      }
    }
    return nil
  }

  fileprivate var isPrivateMember: Bool {
    let modifiers =
      ancestor(VariableDeclSyntax.self)?.modifiers ?? ancestor(FunctionDeclSyntax.self)?.modifiers
    return modifiers?.isPrivate ?? false
  }
}

extension FunctionParameterSyntax {
  /// The name of the function or type whose callers write the parameter's label.
  fileprivate var labelled: String? {
    for node in ancestors {
      if let function = node.as(FunctionDeclSyntax.self) { return function.name.text }
      if node.is(InitializerDeclSyntax.self) { continue }
      if let type = node.asProtocol((any NamedDeclSyntax).self) { return type.name.text }
      if let type = node.as(ExtensionDeclSyntax.self) { return type.extendedType.baseName }
    }
    return nil
  }
}

extension SyntaxProtocol {
  /// The names of types, and those of variables and functions that are named alone or through self.
  var mentionedTypesAndNames: Set<String> {
    var names: Set<String> = []
    for token in tokens(viewMode: .sourceAccurate) {
      guard case .identifier = token.tokenKind, let parent = token.parent else { continue }
      if let reference = parent.as(DeclReferenceExprSyntax.self) {
        if reference.isOwn || token.text.first?.isUppercase ?? false { names.insert(token.word) }
      } else if parent.is(IdentifierTypeSyntax.self) || parent.is(MemberTypeSyntax.self) {
        names.insert(token.text)
      }
    }
    return names
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it stands alone, or is a member of self.
  var isOwn: Bool {
    if parent?.is(KeyPathPropertyComponentSyntax.self) ?? false { return false }
    guard let member = parent?.as(MemberAccessExprSyntax.self),
      Syntax(member.declName) == Syntax(self)
    else { return true }
    // The type of an implicit member such as `.profile` is unknown.
    return ExprSyntax(member).ownProperty != nil
  }
}
