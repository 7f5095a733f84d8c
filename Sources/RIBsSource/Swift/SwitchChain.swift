import SwiftSyntax

/// A `switch` as a chain of conditions: one over a tuple, such as `switch (isOn, detail)`, and one that tells `true` from
/// `false` or nil from a value.
struct SwitchChain {
  private let subjects: [Expression]
  private let cases: [SwitchCaseSyntax]
  private let lowering: BodyLowering

  /// - Returns: Nil for a `switch` that tells other cases apart.
  init?(_ node: SwitchExprSyntax, _ lowering: BodyLowering) {
    self.lowering = lowering
    let expressions = lowering.expressions
    if let tuple = node.subject.as(TupleExprSyntax.self), tuple.elements.count > 1 {
      subjects = tuple.elements.map { expressions.lower($0.expression) }
    } else {
      subjects = [expressions.lower(node.subject)]
    }
    var cases: [SwitchCaseSyntax] = []
    for element in node.cases {
      guard case .switchCase(let item) = element,
        !(item.statements.last?.item.is(FallThroughStmtSyntax.self) ?? false)
      else { return nil }
      cases.append(item)
    }
    guard cases.count < ExpressionLowering.deepest else { return nil }
    self.cases = cases
  }

  /// The chain of conditions; nil if a case cannot be told apart by the elements.
  func chain(isValue: Bool) -> [Statement]? {
    var rest: [Statement] = []
    var count = 0
    for (index, item) in cases.enumerated().reversed() {
      var body = lowering.body(item.statements, isValue: isValue)
      if case .jump(.exit)? = body.last { body.removeLast() }
      guard case .case(let label) = item.label else {
        rest = body
        continue
      }
      // Each of several patterns has the same body.
      for (position, pattern) in label.caseItems.enumerated().reversed() {
        guard let conditions = conditions(pattern) else { return nil }
        // What no other case took is the last one's.
        let isLast = index == cases.count - 1 && position == label.caseItems.count - 1
        if conditions.isEmpty || isLast && conditions.allSatisfy(\.isTest) {
          rest = body
        } else {
          let branch = Statement.if(
            conditions, then: body, otherwise: [], line: lowering.line(item))
          rest = BodyLowering.joined(branch, rest, at: 0)
          count += 1
        }
      }
    }
    // Each condition asks for the subject.
    return count < 2 || subjects.count > 1 || subjects[0].isWithoutEffect ? rest : nil
  }

  private func conditions(_ item: SwitchCaseItemSyntax) -> [Condition]? {
    let isWildcard = item.pattern.is(WildcardPatternSyntax.self)
    if isWildcard, item.whereClause == nil { return [] }
    let expressions = lowering.expressions
    var found: [Condition]
    if subjects.count == 1 {
      guard isWildcard || Self.tellsTwoCases(item.pattern) else { return nil }
      found = [condition(subjects[0], item.pattern, expressions)].compactMap { $0 }
    } else {
      guard let patterns = Self.elements(of: item.pattern), patterns.count == subjects.count else {
        return nil
      }
      found = zip(subjects, patterns).compactMap { condition($0, $1, expressions) }
    }
    if let clause = item.whereClause { found.append(.test(expressions.lower(clause.condition))) }
    return found
  }

  /// Whether a pattern is `true`, `false`, `nil`, or the name of what an optional holds.
  private static func tellsTwoCases(_ pattern: PatternSyntax) -> Bool {
    if BodyLowering.unwrappedName(pattern) != nil { return true }
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else {
      return false
    }
    return expression.is(NilLiteralExprSyntax.self) || expression.is(BooleanLiteralExprSyntax.self)
  }

  /// The patterns of a tuple. `let (a, b)` and `(nil, true)` are tuples too.
  private static func elements(of pattern: PatternSyntax) -> [PatternSyntax]? {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .tuplePattern(let node): return node.elements.map(\.pattern)
    case .valueBindingPattern(let node): return elements(of: node.pattern)
    case .expressionPattern(let node):
      guard let tuple = node.expression.as(TupleExprSyntax.self) else { return nil }
      return tuple.elements.map { element in
        element.expression.as(PatternExprSyntax.self)?.pattern
          ?? PatternSyntax(ExpressionPatternSyntax(expression: element.expression))
      }
    default: return nil
    }
  }

  /// What a pattern says of an element; nil if it is anything.
  private func condition(
    _ subject: Expression, _ pattern: PatternSyntax, _ expressions: ExpressionLowering
  ) -> Condition? {
    if pattern.is(WildcardPatternSyntax.self) { return nil }
    if let node = pattern.as(ExpressionPatternSyntax.self) {
      if node.expression.is(DiscardAssignmentExprSyntax.self) { return nil }
      if let literal = node.expression.as(BooleanLiteralExprSyntax.self) {
        return .test(literal.literal.text == "true" ? subject : .not(subject))
      }
      if node.expression.is(NilLiteralExprSyntax.self) {
        return .test(.binary("==", subject, .nilLiteral))
      }
    }
    if let name = BodyLowering.unwrappedName(pattern) { return .bind(name, subject) }
    let enumCase = BodyLowering.enumCase(pattern)
    return .match(
      BodyLowering.names(pattern), subject,
      enumCase: enumCase.flatMap { $0.isConditional ? nil : $0.name },
      isNil: BodyLowering.isNil(pattern))
  }
}

extension Condition {
  fileprivate var isTest: Bool {
    if case .test = self { true } else { false }
  }
}
