import SwiftSyntax

// Patterns, and what they bind and say.
extension BodyLowering {
  static func names(_ pattern: PatternSyntax) -> [String] {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node): [node.identifier.text]
    case .wildcardPattern: ["_"]
    case .tuplePattern(let node): node.elements.flatMap { names($0.pattern) }
    case .valueBindingPattern(let node): names(node.pattern)
    case .expressionPattern(let node): bound(in: node.expression)
    default: []
    }
  }

  /// Whether a pattern says that an optional is nil, or is not; nil if it says neither.
  static func isNil(_ pattern: PatternSyntax) -> Bool? {
    var pattern = pattern
    while let binding = pattern.as(ValueBindingPatternSyntax.self) { pattern = binding.pattern }
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    if expression.is(NilLiteralExprSyntax.self) || saysNil(pattern) { return true }
    // `child?` and `let child?`
    if expression.is(OptionalChainingExprSyntax.self) { return false }
    switch enumCase(pattern)?.name {
    case "none": return true
    case "some": return false
    default: return nil
    }
  }

  /// The name that `let name?` or `.some(let name)` gives to what an optional holds.
  static func unwrappedName(_ pattern: PatternSyntax) -> String? {
    var (pattern, binds) = (pattern, false)
    while let binding = pattern.as(ValueBindingPatternSyntax.self) {
      (pattern, binds) = (binding.pattern, true)
    }
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    let unwrapped: ExprSyntax
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      unwrapped = optional.expression
    } else if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let argument = call.arguments.first, argument.label == nil,
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "some"
    {
      unwrapped = argument.expression
    } else {
      return nil
    }
    guard var name = unwrapped.as(PatternExprSyntax.self)?.pattern else { return nil }
    while let binding = name.as(ValueBindingPatternSyntax.self) {
      (name, binds) = (binding.pattern, true)
    }
    return binds ? name.as(IdentifierPatternSyntax.self)?.identifier.text : nil
  }

  /// Whether what a case carries is nil, as in `.editing(let title, nil)`.
  private static func saysNil(_ pattern: PatternSyntax) -> Bool {
    let call = pattern.as(ExpressionPatternSyntax.self)?.expression.as(FunctionCallExprSyntax.self)
    return call?.arguments.contains { $0.expression.is(NilLiteralExprSyntax.self) } ?? false
  }

  /// The case that a pattern such as `.detail(let id)` names, and whether what the case carries decides as well.
  static func enumCase(_ pattern: PatternSyntax) -> (name: String, isConditional: Bool)? {
    var pattern = pattern
    while let binding = pattern.as(ValueBindingPatternSyntax.self) { pattern = binding.pattern }
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return (member.declName.baseName.text, false)
    }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return nil }
    let isBound = call.arguments.allSatisfy {
      $0.expression.is(PatternExprSyntax.self) || $0.expression.is(DiscardAssignmentExprSyntax.self)
    }
    return (member.declName.baseName.text, !isBound)
  }

  /// The names that `.some(let value)` and the like bind, and `_` for what they leave out.
  private static func bound(in expression: ExprSyntax) -> [String] {
    var names: [String] = []
    var rest: [Syntax] = [Syntax(expression)]
    while let node = rest.popLast() {
      if let pattern = node.as(PatternExprSyntax.self) {
        names += Self.names(pattern.pattern)
      } else if node.is(DiscardAssignmentExprSyntax.self) || node.is(NilLiteralExprSyntax.self) {
        names.append("_")
      } else if !node.is(ClosureExprSyntax.self) {
        rest += node.children(viewMode: .sourceAccurate).reversed()
      }
    }
    return names
  }
}
