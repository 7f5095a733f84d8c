import SwiftSyntax

extension SyntaxProtocol {
  /// The innermost node of a type around this one.
  func enclosing<T: SyntaxProtocol>(_ type: T.Type) -> T? {
    var node = parent
    while let at = node {
      if let found = at.as(T.self) { return found }
      node = at.parent
    }
    return nil
  }
}

/// The names that a function declares: parameters, variables, functions, closures' parameters.
private final class LocalNames: SyntaxVisitor {
  private var names: Set<String> = []
  static func of(_ node: some SyntaxProtocol) -> Set<String> {
    let finder = LocalNames(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.names
  }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.text)
    return .visitChildren
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }
  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }
}

extension DeclGroupSyntax {
  fileprivate var functionNames: Set<String> {
    Set(memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self)?.name.text })
  }

  fileprivate var storedNames: Set<String> {
    Set(
      memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap { variable in
        variable.bindings.compactMap {
          $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        }
      })
  }
}

/// `kid` as `self.kid`, and `attachChild(kid)` as `self.attachChild(kid)`.
final class ExplicitSelf: RewritingPass {
  /// What the runtime's and UIKit's classes have.
  private static let inherited: Set<String> = [
    "attachChild", "detachChild", "children", "present", "dismiss", "navigationController",
    "presentedViewController", "isBeingDismissed", "isMovingFromParent", "addChild", "view",
    "viewController", "interactor", "isActive", "interactable", "presentationController",
  ]
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      return .visitChildren
    }
    if node.enclosing(KeyPathExprSyntax.self) != nil { return .visitChildren }
    guard let type = node.enclosing(ClassDeclSyntax.self),
      let function = node.enclosing(FunctionDeclSyntax.self),
      function.parent?.is(MemberBlockItemSyntax.self) == true,
      type.storedNames.contains(node.baseName.text) || Self.inherited.contains(node.baseName.text)
        || type.functionNames.contains(node.baseName.text),
      !LocalNames.of(function).contains(node.baseName.text),
      node.enclosing(ClosureExprSyntax.self) == nil
    else { return .visitChildren }
    insert("self.", before: node)
    return .visitChildren
  }
}

/// `self.kid` as `kid`, where no variable hides it.
final class ImplicitSelf: RewritingPass {
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.base?.trimmedDescription == "self",
      let function = node.enclosing(FunctionDeclSyntax.self),
      node.enclosing(ClosureExprSyntax.self) == nil,
      !LocalNames.of(function).contains(node.declName.baseName.text)
    else { return .visitChildren }
    replace(node, node.declName.trimmedDescription)
    return .skipChildren
  }
}

/// `{ [weak self] in self?.f() }` as `{ [weak self] in guard let self else { return }; self.f() }`.
final class WeakSelfUnwrapped: RewritingPass {
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    guard let signature = node.signature, let capture = signature.capture,
      capture.trimmedDescription.contains("weak self"),
      let first = node.statements.first, node.statements.count == 1,
      first.trimmedDescription.hasPrefix("self?."), first.item.is(ExprSyntax.self),
      node.enclosing(ClosureExprSyntax.self) == nil
    else { return .visitChildren }
    insert("guard let self else { return }; ", before: first)
    if let token = first.firstToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    {
      replace(token, "")
    }
    return .visitChildren
  }
}

/// Moves the body of each function of a class.
class BodyMoved: RewritingPass {
  func move(_ node: FunctionDeclSyntax, _ body: CodeBlockSyntax) {}

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body, node.genericParameterClause == nil,
      node.genericWhereClause == nil, node.attributes.isEmpty,
      node.parent?.is(MemberBlockItemSyntax.self) == true,
      !node.enclosingTypeIsProtocolExtension, node.signature.isOnOneLine,
      !node.modifiers.contains(where: { $0.name.text == "static" || $0.name.text == "class" })
    else { return .visitChildren }
    move(node, body)
    return .visitChildren
  }

  func call(_ name: String, _ node: FunctionDeclSyntax) -> String {
    let arguments = node.signature.parameterClause.parameters.map { parameter in
      let label = parameter.firstName.text
      let name = (parameter.secondName ?? parameter.firstName).text
      let given = parameter.type.trimmedDescription.hasPrefix("inout") ? "&\(name)" : name
      return label == "_" ? given : "\(label): \(given)"
    }
    let effects = node.signature.effectSpecifiers
    return (node.signature.returnClause == nil ? "" : "return ")
      + (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
      + "\(name)(\(arguments.joined(separator: ", ")))"
  }
}

extension FunctionDeclSyntax {
  fileprivate var enclosingTypeIsProtocolExtension: Bool {
    enclosing(ClassDeclSyntax.self) == nil && enclosing(ActorDeclSyntax.self) == nil
  }
}

/// `func f() { … }` as `func f() { f1() }; private func f1() { … }`. A call of `super` stays where it is.
final class BodyInFunction: BodyMoved {
  override func move(_ node: FunctionDeclSyntax, _ body: CodeBlockSyntax) {
    let name = newName("\(node.name.text)Inner")
    if let first = body.statements.first, first.trimmedDescription.hasPrefix("super.") {
      guard body.statements.count > 1, let second = body.statements.dropFirst().first,
        node.signature.parameterClause.parameters.isEmpty, node.signature.returnClause == nil
      else { return }
      insert("\(name)() }; private func \(name)() {", before: second)
      return
    }
    let isolated = node.modifiers.contains { $0.name.text == "nonisolated" } ? "nonisolated " : ""
    replace(
      body.leftBrace,
      "{ \(call(name, node)) }; \(isolated)private func \(name)\(node.signature.trimmedDescription) {"
    )
  }
}

/// `func f() { … }` as `func f() { do { … } }`.
final class BodyInDo: BodyMoved {
  override func move(_ node: FunctionDeclSyntax, _ body: CodeBlockSyntax) {
    guard node.signature.returnClause == nil || body.statements.count > 1 else { return }
    replace(body.leftBrace, "{ do {")
    replace(body.rightBrace, "} }")
  }
}

/// The last functions of a class in an extension of it.
final class FunctionInExtension: RewritingPass {
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.genericParameterClause == nil, node.enclosing(ClassDeclSyntax.self) == nil,
      node.parent?.is(CodeBlockItemSyntax.self) == true
    else { return .skipChildren }
    var first: MemberBlockItemSyntax?
    for member in node.memberBlock.members.reversed() {
      guard let function = member.decl.as(FunctionDeclSyntax.self),
        !function.modifiers.contains(where: { $0.name.text == "override" })
      else { break }
      first = member
    }
    guard let first else { return .skipChildren }
    let isolation = node.attributes.trimmedDescription.contains("@MainActor") ? "@MainActor " : ""
    insert("} \(isolation)extension \(node.name.text) { ", before: first)
    return .skipChildren
  }
}

/// `kid = f()` as `let value1 = f(); kid = value1`.
final class ValueInConstant: RewritingPass {
  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard let sequence = node.item.as(SequenceExprSyntax.self) else { return .visitChildren }
    let elements = Array(sequence.elements)
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      elements[2].is(FunctionCallExprSyntax.self),
      !elements[0].is(DiscardAssignmentExprSyntax.self),
      node.enclosing(FunctionDeclSyntax.self) != nil
    else { return .visitChildren }
    let name = newName("value")
    replace(elements[0], "let \(name)")
    insert("; \(elements[0].trimmedDescription) = \(name)", after: elements[2])
    return .visitChildren
  }
}

/// `list.map { … }` as `list.map({ … })`.
final class ClosureInParentheses: RewritingPass {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let closure = node.trailingClosure, node.additionalTrailingClosures.isEmpty,
      ["sink", "map", "forEach", "filter", "contains", "first", "flatMap", "compactMap"].contains(
        node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? "")
    else { return .visitChildren }
    let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    let label =
      switch name {
      case "sink": "receiveValue: "
      case "contains", "first": "where: "
      default: ""
      }
    if node.leftParen == nil {
      insert("(\(label)", before: closure)
      insert(")", after: closure)
    } else if let paren = node.rightParen, node.arguments.isEmpty {
      replace(paren, label)
      insert(")", after: closure)
    }
    return .visitChildren
  }
}

/// `Kid?` as `Optional<Kid>`.
final class SpelledOptional: RewritingPass {
  override func visit(_ node: OptionalTypeSyntax) -> SyntaxVisitorContinueKind {
    guard node.enclosing(ClassDeclSyntax.self) != nil else { return .visitChildren }
    replace(node, "Optional<\(node.wrappedType.trimmedDescription)>")
    return .skipChildren
  }
}

/// `class Mom: Router<MomInteractor>` as `class Mom: OwnRouter1<MomInteractor>`, which inherits from the runtime's.
final class OwnBase: RewritingPass {
  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    guard let type = node.type.as(IdentifierTypeSyntax.self),
      node.enclosing(ClassDeclSyntax.self) != nil
    else { return .skipChildren }
    let count = type.genericArgumentClause?.arguments.count ?? 0
    switch (type.name.text, count) {
    case ("Router", 1), ("PresentableInteractor", 1), ("Builder", 1), ("Component", 1):
      let base = newName("Own\(type.name.text)")
      replace(type.name, base)
      append("\nclass \(base)<First>: \(type.name.text)<First> {}")
    case ("ViewableRouter", 2):
      let base = newName("Own\(type.name.text)")
      replace(type.name, base)
      append("\nclass \(base)<First, Second>: \(type.name.text)<First, Second> {}")
    case ("Interactor", 0), ("UIViewController", 0):
      let base = newName("Own\(type.name.text)")
      replace(type.name, base)
      append("\nclass \(base): \(type.name.text) {}")
    default: break
    }
    return .skipChildren
  }
}

/// `Kid` as `OtherKid`, a typealias.
final class Aliased: RewritingPass {
  private var declared: Set<String> = []
  override func start(_ file: SourceFileSyntax) {
    for statement in file.statements {
      if let type = statement.item.as(ClassDeclSyntax.self), type.genericParameterClause == nil {
        declared.insert(type.name.text)
        append("\ntypealias Other\(type.name.text) = \(type.name.text)")
      }
    }
  }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if declared.contains(node.name.text), node.enclosing(MemberBlockSyntax.self) != nil {
      insert("Other", before: node)
    }
    return .visitChildren
  }
}
