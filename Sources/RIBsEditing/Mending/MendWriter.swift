import RIBsAnalysis
import SwiftSyntax

/// Writes the edit that mends a hazard, if the code has a form in which the edit is certainly right.
struct MendWriter {
  let file: EditedFile

  /// Nil if the code is written in another way, or if somebody has to decide.
  func edits(for hazard: Hazard) -> [TextEdit]? {
    let line = hazard.place.line
    switch hazard.mend {
    case .guardAttach(let property, let facts): return guardedAttach(of: property, facts, on: line)
    case .clear(let property, let readers): return clearedProperty(property, readers, on: line)
    case .storeBeforeAttach(let property, let readers):
      return earlierStore(in: property, readers, on: line)
    case .weaken(let property): return weakProperty(property, on: line)
    case .captureSelfWeakly(let closures): return weakCaptures(closures)
    case .endSubscription(let name, let call, let bag):
      return endedSubscription(of: name, by: call, bag, on: line)
    case nil: return nil
    }
  }
}

extension ExprSyntax {
  /// The property of `self` that an expression names: `child`, `self.child` or `self?.child`.
  var ownProperty: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    return object.isSelf ? member.declName.baseName.text : nil
  }

  var isSelf: Bool {
    self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
  }
}

extension CodeBlockItemSyntax {
  /// The expression that it is.
  var expression: ExprSyntax? {
    item.as(ExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression
  }

  /// What a statement assigns, and to what: `self.child = child`.
  var assignment: (target: ExprSyntax, value: ExprSyntax)? {
    // The parser does not know precedence, and leaves operators in one sequence.
    if let sequence = item.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self) else { return nil }
      return (parts[0], parts[2])
    }
    guard let infix = item.as(InfixOperatorExprSyntax.self),
      infix.operator.is(AssignmentExprSyntax.self)
    else { return nil }
    return (infix.leftOperand, infix.rightOperand)
  }

  /// The names of the variables that it declares; nil if it is no declaration of variables.
  var declaredNames: Set<String>? {
    guard let variable = item.as(VariableDeclSyntax.self) else { return nil }
    return Set(
      variable.bindings.flatMap { binding in
        binding.pattern.tokens(viewMode: .sourceAccurate).compactMap { token in
          token.parent?.as(IdentifierPatternSyntax.self)?.identifier.text
        }
      })
  }
}
