import SwiftSyntax

/// A `switch` over a tuple, such as `switch (isOn, detail)`: a chain of conditions on its elements.
struct TupleSwitch {
  private let subjects: [Expression]
  private let cases: [SwitchCaseSyntax]
  private let lowering: BodyLowering

  /// - Returns: Nil for a `switch` over anything else, or with cases that are no tuples of patterns.
  init?(_ node: SwitchExprSyntax, _ lowering: BodyLowering) {
    guard let tuple = node.subject.as(TupleExprSyntax.self), tuple.elements.count > 1 else {
      return nil
    }
    let expressions = ExpressionLowering(lines: lowering.lines, depth: lowering.depth)
    subjects = tuple.elements.map { expressions.lower($0.expression) }
    var cases: [SwitchCaseSyntax] = []
    for element in node.cases {
      guard case .switchCase(let item) = element,
        !(item.statements.last?.item.is(FallThroughStmtSyntax.self) ?? false)
      else { return nil }
      cases.append(item)
    }
    guard cases.count < ExpressionLowering.deepest else { return nil }
    (self.cases, self.lowering) = (cases, lowering)
  }

  /// The chain of conditions; nil if a case cannot be told apart by the elements.
  func chain(isValue: Bool) -> [Statement]? {
    var rest: [Statement] = []
    for item in cases.reversed() {
      let body = lowering.body(item.statements, isValue: isValue)
      guard case .case(let label) = item.label else {
        rest = body
        continue
      }
      // Each of several patterns has the same body.
      for pattern in label.caseItems.reversed() {
        guard let conditions = conditions(pattern) else { return nil }
        rest =
          conditions.isEmpty
          ? body : [.if(conditions, then: body, otherwise: rest, line: lowering.line(item))]
      }
    }
    return rest
  }

  private func conditions(_ item: SwitchCaseItemSyntax) -> [Condition]? {
    guard let patterns = Self.elements(of: item.pattern), patterns.count == subjects.count else {
      return item.pattern.is(WildcardPatternSyntax.self) && item.whereClause == nil ? [] : nil
    }
    let expressions = ExpressionLowering(lines: lowering.lines, depth: lowering.depth)
    var found = zip(subjects, patterns).compactMap { condition($0, $1, expressions) }
    if let clause = item.whereClause { found.append(.test(expressions.lower(clause.condition))) }
    return found
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
      if node.expression.is(NilLiteralExprSyntax.self)
        || node.expression.is(BooleanLiteralExprSyntax.self)
      {
        return .test(.binary("==", subject, expressions.lower(node.expression)))
      }
    }
    let enumCase = BodyLowering.enumCase(pattern)
    return .match(
      BodyLowering.names(pattern), subject,
      enumCase: enumCase.flatMap { $0.isConditional ? nil : $0.name },
      isNil: BodyLowering.isNil(pattern))
  }
}
