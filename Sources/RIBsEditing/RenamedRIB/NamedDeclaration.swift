import SwiftSyntax

/// A name as a file declares it: of a function, a variable, a parameter or an enum's case.
struct NamedDeclaration {
  let name: String
  let file: String
  /// Whether code elsewhere can name it.
  let isVisible: Bool
  /// Whether callers write it before an argument.
  let isLabel: Bool
  /// The names in its type, its value or its body, by which it belongs to a RIB or not.
  let mentions: Set<String>
  /// The innermost type around it; empty if there is none.
  let scope: String
  let kind: Kind

  enum Kind {
    case function(hasBody: Bool)
    case variable
    /// `if let child`, which has the type of what it reads.
    case binding
    /// Anything else, about whose type nothing is known.
    case other
  }

  /// Nil if a token declares nothing, or a type.
  init?(_ token: TokenSyntax, in file: EditedFile) {
    guard let parent = token.parent else { return nil }
    var (isLocal, isLabel) = (token.isLocal, false)
    switch parent.as(SyntaxEnum.self) {
    case .functionDecl(let function) where function.name == token:
      kind = .function(hasBody: function.body != nil)
      mentions = function.mentionedTypesAndNames
    case .identifierPattern:
      if let binding = parent.parent?.as(PatternBindingSyntax.self) {
        kind = .variable
        mentions =
          (binding.typeAnnotation?.mentionedTypesAndNames ?? [])
          .union(binding.initializer?.mentionedTypesAndNames ?? [])
          .union(binding.accessorBlock?.mentionedTypesAndNames ?? [])
      } else if let binding = parent.parent?.as(OptionalBindingConditionSyntax.self) {
        kind = binding.initializer == nil ? .binding : .variable
        mentions = binding.initializer?.mentionedTypesAndNames ?? []
        isLocal = true
      } else {
        kind = .other
        mentions = []
        isLocal = true
      }
    case .functionParameter(let parameter):
      kind = .variable
      mentions = parameter.type.mentionedTypesAndNames
      // The first name is a label, which callers write.
      isLabel = parameter.firstName == token
      isLocal = !isLabel
    case .closureParameter(let parameter):
      kind = parameter.type == nil ? .other : .variable
      mentions = parameter.type?.mentionedTypesAndNames ?? []
      isLocal = true
    case .closureShorthandParameter, .closureCapture:
      kind = .other
      mentions = []
      isLocal = true
    case .enumCaseElement, .enumCaseParameter, .tupleTypeElement, .typeAliasDecl,
      .associatedTypeDecl, .genericParameter:
      kind = .other
      mentions = []
    default: return nil
    }
    name = token.text
    self.file = file.path
    (isVisible, self.isLabel) = (!isLocal, isLabel)
    scope = file.scope(at: token.start)
  }
}

extension TokenSyntax {
  /// Whether what it declares can be named in its file alone.
  fileprivate var isLocal: Bool {
    for node in ancestors {
      if let variable = node.as(VariableDeclSyntax.self) {
        if variable.modifiers.contains(where: \.isPrivate) { return true }
      } else if let function = node.as(FunctionDeclSyntax.self) {
        return function.name == self ? function.modifiers.contains(where: \.isPrivate) : true
      } else if node.is(ClosureExprSyntax.self) || node.is(InitializerDeclSyntax.self)
        || node.is(AccessorBlockSyntax.self)
      {
        return true
      } else if node.asProtocol((any DeclGroupSyntax).self) != nil {
        return false
      }
    }
    return false
  }
}

extension DeclModifierSyntax {
  /// `private`, and not `private(set)`.
  fileprivate var isPrivate: Bool {
    ["private", "fileprivate"].contains(name.text) && detail == nil
  }
}

extension SyntaxProtocol {
  /// The names of types, and those of variables and functions that are named alone or through self.
  var mentionedTypesAndNames: Set<String> {
    var names: Set<String> = []
    for token in tokens(viewMode: .sourceAccurate) {
      guard case .identifier = token.tokenKind, let parent = token.parent else { continue }
      if let reference = parent.as(DeclReferenceExprSyntax.self) {
        if reference.isOwn || reference.baseName.text.first?.isUppercase ?? false {
          names.insert(token.text)
        }
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
    guard let member = parent?.as(MemberAccessExprSyntax.self),
      Syntax(member.declName) == Syntax(self)
    else { return true }
    // `.profile` is a member of a type that nobody sees here.
    return ExprSyntax(member).ownProperty != nil
  }
}
