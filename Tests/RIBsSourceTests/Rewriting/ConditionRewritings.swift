import SwiftSyntax

/// `guard a else { … }` as `if !(a) { … }`.
final class GuardAsIf: RewritingPass {
  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    guard let condition = node.conditions.joined else { return .visitChildren }
    replace(node.guardKeyword, "if")
    replace(node.conditions, "!(\(condition))")
    replace(node.elseKeyword, "")
    return .visitChildren
  }
}

/// Declares the conditions of `guard` and `if` before the statement, and asks there by name.
class ConditionTaken: RewritingPass {
  func declared(_ name: String, _ condition: String) -> String { "" }
  func asked(_ name: String) -> String { name }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    take(node.conditions, before: node)
    return .visitChildren
  }
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    if node.isStatement { take(node.conditions, before: node) }
    return .visitChildren
  }
  func take(_ conditions: ConditionElementListSyntax, before statement: some SyntaxProtocol) {
    guard let condition = conditions.joined, !condition.contains("await") else { return }
    let name = newName("holds")
    insert(declared(name, condition) + "; ", before: statement)
    replace(conditions, asked(name))
  }
}

/// `guard a` as `let holds1 = a; guard holds1`.
final class ConditionInConstant: ConditionTaken {
  override func declared(_ name: String, _ condition: String) -> String {
    "let \(name) = \(condition)"
  }
}

/// `guard a` as `let holds1: Bool; holds1 = a; guard holds1`.
final class ConditionInVariable: ConditionTaken {
  override func declared(_ name: String, _ condition: String) -> String {
    "let \(name): Bool; \(name) = \(condition)"
  }
}

/// `guard a` as `func holds1() -> Bool { a }; guard holds1()`.
final class ConditionInFunction: ConditionTaken {
  override func declared(_ name: String, _ condition: String) -> String {
    "func \(name)() -> Bool { \(condition) }"
  }
  override func asked(_ name: String) -> String { "\(name)()" }
}

/// `guard a` as `let holds1 = { [self] in a }; guard holds1()`.
final class ConditionInClosure: ConditionTaken {
  override func declared(_ name: String, _ condition: String) -> String {
    "let \(name) = { [self] in \(condition) }"
  }
  override func asked(_ name: String) -> String { "\(name)()" }
}

/// `a == nil` as `nil == a`.
final class NilFirst: RewritingPass {
  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    .visitChildren
  }
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count == 3, elements[2].is(NilLiteralExprSyntax.self),
      ["==", "!="].contains(elements[1].trimmedDescription)
    else { return .visitChildren }
    replace(elements[0], "nil")
    replace(elements[2], elements[0].trimmedDescription)
    return .skipChildren
  }
}

/// `a == nil` as `!(a != nil)`.
final class NotNotNil: RewritingPass {
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count == 3, elements[2].is(NilLiteralExprSyntax.self),
      ["==", "!="].contains(elements[1].trimmedDescription)
    else { return .visitChildren }
    insert("!(", before: elements[0])
    replace(elements[1], elements[1].trimmedDescription == "==" ? "!=" : "==")
    insert(")", after: elements[2])
    return .skipChildren
  }
}

/// `let name = a` in conditions as a pattern.
class BindingTurned: RewritingPass {
  func pattern(_ name: String) -> String { "" }
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      node.typeAnnotation == nil, node.bindingSpecifier.tokenKind == .keyword(.let),
      name.text != "self"
    else { return .visitChildren }
    replace(node.bindingSpecifier, "case")
    replace(name, pattern(name.text) + (node.initializer == nil ? " = \(name.text)" : ""))
    return .visitChildren
  }
}

/// `if let name = a` as `if case .some(let name) = a`.
final class BindingAsSome: BindingTurned {
  override func pattern(_ name: String) -> String { ".some(let \(name))" }
}

/// `if let name = a` as `if case let name? = a`.
final class BindingWithQuestionMark: BindingTurned {
  override func pattern(_ name: String) -> String { "let \(name)?" }
}

/// `guard a else { … }` as `if a {} else { … }`, and `if a { … }` as `if !(a) {} else { … }`.
final class EmptyBranch: RewritingPass {
  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    guard let condition = node.conditions.joined else { return .visitChildren }
    replace(node.guardKeyword, "if")
    replace(node.conditions, condition)
    replace(node.elseKeyword, "{} else")
    return .visitChildren
  }
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.isStatement, node.elseBody == nil, let condition = node.conditions.joined else {
      return .visitChildren
    }
    replace(node.conditions, "!(\(condition)) {} else")
    return .visitChildren
  }
}

/// `if a { … }` as `switch (a) { case true: … default: break }`.
final class SwitchOverCondition: RewritingPass {
  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    guard let condition = node.conditions.joined, !node.body.description.contains("break") else {
      return .visitChildren
    }
    replace(node.guardKeyword, "switch")
    replace(node.conditions, "(\(condition))")
    replace(node.elseKeyword, "")
    replace(node.body.leftBrace, "{ case false:")
    replace(node.body.rightBrace, "; default: break }")
    return .visitChildren
  }
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.isStatement, node.elseBody == nil, let condition = node.conditions.joined,
      !node.body.description.contains("break")
    else { return .visitChildren }
    replace(node.ifKeyword, "switch")
    replace(node.conditions, "(\(condition))")
    replace(node.body.leftBrace, "{ case true:")
    replace(node.body.rightBrace, "; default: break }")
    return .visitChildren
  }
}

/// `x?.f()` as `if let it = x { it.f() }`.
final class ChainBound: RewritingPass {
  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard let call = node.item.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let chain = member.base?.as(OptionalChainingExprSyntax.self),
      chain.expression.is(DeclReferenceExprSyntax.self)
        || chain.expression.is(MemberAccessExprSyntax.self),
      chain.expression.trimmedDescription != "self",
      node.enclosing(CodeBlockSyntax.self)?.statements.contains(where: { $0.id == node.id }) == true
    else { return .visitChildren }
    let name = newName("it")
    insert("if let \(name) = ", before: call)
    replace(chain, "\(chain.expression.trimmedDescription) { \(name)")
    insert(" }", after: call)
    return .skipChildren
  }
}
