import SwiftSyntax

/// What a condition of `#if` means for a release build.
enum BuildCondition {
  /// Whether a release build has what the condition guards.
  ///
  /// A release build does not set `DEBUG`, and a flag of the team's own, such as `Recording`, is taken for one that
  /// release builds do not set either. Platforms and versions may be any, but simulators have no release builds.
  static func holdsInRelease(_ condition: ExprSyntax) -> Bool {
    if let sequence = condition.as(SequenceExprSyntax.self) { return holds(sequence) }
    if let negated = condition.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
      return !holdsInRelease(negated.expression)
    }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return holdsInRelease(only.expression)
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let call = condition.as(FunctionCallExprSyntax.self) { return holds(call) }
    return !condition.is(DeclReferenceExprSyntax.self)
  }

  /// `A && B || C`: `&&` binds more tightly.
  private static func holds(_ sequence: SequenceExprSyntax) -> Bool {
    var alternatives = [true]
    for element in sequence.elements {
      if let sign = element.as(BinaryOperatorExprSyntax.self) {
        if sign.operator.text == "||" { alternatives.append(true) }
      } else if let last = alternatives.last {
        alternatives[alternatives.count - 1] = last && holdsInRelease(element)
      }
    }
    return alternatives.contains(true)
  }

  private static func holds(_ call: FunctionCallExprSyntax) -> Bool {
    let argument = call.arguments.first?.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    switch call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
    case "targetEnvironment": return argument != "simulator"
    // A build that does not link the recorder does not have the call.
    case "canImport": return argument != "RIBsRecorder"
    default: return true
    }
  }
}
