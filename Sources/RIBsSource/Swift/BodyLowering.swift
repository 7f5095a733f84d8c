import SwiftSyntax

/// Reduces functions, properties and statements.
struct BodyLowering {
  let lines: SourceLocationConverter

  /// How many expressions are around these statements.
  var depth = 0

  var expressions: ExpressionLowering { ExpressionLowering(lines: lines, depth: depth) }

  func line(_ node: some SyntaxProtocol) -> Int {
    lines.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  func function(_ node: FunctionDeclSyntax) -> Function {
    let result = node.signature.returnClause.map { TypeReference($0.type) }
    return Function(
      name: node.name.text, parameters: parameters(node.signature.parameterClause),
      result: result, body: node.body.map { body($0.statements, isValue: result != nil) },
      isStatic: Self.has(node.modifiers, "static", "class"),
      isOverride: Self.has(node.modifiers, "override"),
      isPrivate: Self.has(node.modifiers, "private", "fileprivate"),
      isPlain: node.signature.effectSpecifiers == nil && node.genericParameterClause == nil,
      isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil,
      isolation: Self.isolation(node), attributes: TypeReference.attributes(node.attributes),
      line: line(node.name))
  }

  private static func isolation(_ node: FunctionDeclSyntax) -> Function.Isolation {
    let isGiven = node.signature.parameterClause.parameters.contains { parameter in
      parameter.type.as(AttributedTypeSyntax.self)?.specifiers.contains { specifier in
        specifier.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.isolated)
      } ?? false
    }
    if isGiven { return .caller }
    guard
      let modifier = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.nonisolated) })
    else { return .unsaid }
    return modifier.detail?.detail.text == "nonsending" ? .caller : .nonisolated
  }

  func initializer(_ node: InitializerDeclSyntax) -> Function {
    Function(
      name: "init", parameters: parameters(node.signature.parameterClause),
      body: node.body.map { body($0.statements, isValue: false) },
      isOverride: Self.has(node.modifiers, "override"),
      isPrivate: Self.has(node.modifiers, "private", "fileprivate"),
      isPlain: node.signature.effectSpecifiers == nil && node.genericParameterClause == nil
        && node.optionalMark == nil,
      attributes: TypeReference.attributes(node.attributes), line: line(node.initKeyword))
  }

  func parameters(_ clause: FunctionParameterClauseSyntax) -> [Function.Parameter] {
    clause.parameters.map { parameter in
      let label = parameter.firstName.text
      let attributes = parameter.type.as(AttributedTypeSyntax.self)?.attributes
      return Function.Parameter(
        label: label == "_" ? nil : label, name: parameter.secondName?.text ?? label,
        type: TypeReference(parameter.type),
        isEscaping: attributes.map { TypeReference.attributes($0).contains("escaping") } ?? false,
        defaultValue: parameter.defaultValue.map { expressions.lower($0.value) },
        attributes: TypeReference.attributes(parameter.attributes)
          + (attributes.map(TypeReference.attributes) ?? []))
    }
  }

  static func has(_ modifiers: DeclModifierListSyntax, _ names: String...) -> Bool {
    modifiers.contains { names.contains($0.name.text) && $0.detail == nil }
  }

  // MARK: Statements

  /// - Parameter isValue: Whether a body of one expression returns it.
  func body(_ items: CodeBlockItemListSyntax?, isValue: Bool) -> [Statement] {
    guard let items else { return [] }
    let isValue = isValue && items.count == 1
    var statements = items.flatMap { self.statements($0.item, isValue: isValue) }
    // A last block for its own sake is its statements.
    if case .do(let body, let catches)? = statements.last, catches.isEmpty {
      statements.replaceSubrange((statements.count - 1)..., with: body)
    }
    return InlinedConstants.inlined(statements)
  }

  private func statements(_ item: CodeBlockItemSyntax.Item, isValue: Bool) -> [Statement] {
    switch item {
    case .expr(let node): [statement(node, isValue: isValue)]
    case .stmt(let node): statements(node, isValue: isValue)
    case .decl(let node): statements(node)
    }
  }

  private func statements(_ node: DeclSyntax) -> [Statement] {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node):
      return node.bindings.flatMap { binding -> [Statement] in
        let names = Self.names(binding.pattern)
        let value = binding.initializer.map { expressions.lower($0.value) }
        // `let (isFree, count) = (kid == nil, kids.count)` is two constants.
        if case .tuple(let items)? = value, items.count == names.count, !names.contains("_"),
          items.allSatisfy({ $0.value.isWithoutEffect }),
          items.allSatisfy({ item in names.allSatisfy { item.value.uses(of: $0) == 0 } })
        {
          return zip(names, items).map { name, item in
            .declare([name], nil, item.value, line: line(binding))
          }
        }
        // A local computed variable is rare and counts as a value of its type.
        return [
          .declare(
            names, binding.typeAnnotation.map { TypeReference($0.type) }, value,
            line: line(binding))
        ]
      }
    case .functionDecl(let node): return [.function(function(node))]
    case .ifConfigDecl(let node):
      let variants = node.clauses.map { clause in
        if case .statements(let items) = clause.elements {
          return body(items, isValue: false)
        }
        return []
      }
      // A single branch may be left out.
      return [.ifConfig(variants.count == 1 ? variants + [[]] : variants)]
    default: return []
    }
  }

  private func statements(_ node: StmtSyntax, isValue: Bool) -> [Statement] {
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): return [statement(node.expression, isValue: isValue)]
    case .guardStmt(let node):
      return [
        .guard(
          conditions(node.conditions), otherwise: body(node.body.statements, isValue: false),
          line: line(node))
      ]
    case .returnStmt(let node):
      return [.return(node.expression.map(expressions.lower), line: line(node))]
    case .throwStmt: return [.throw]
    case .breakStmt(let node): return [.jump(node.label == nil ? .exit : .exitLabel)]
    case .continueStmt: return [.jump(.next)]
    // The case says so.
    case .fallThroughStmt: return []
    case .deferStmt(let node): return [.defer(body(node.body.statements, isValue: false))]
    case .doStmt(let node):
      let body = body(node.body.statements, isValue: false)
      // A block for its own sake is its statements.
      if node.catchClauses.isEmpty, !body.contains(where: \.isOfItsBlock) { return body }
      return [
        .do(body, catches: node.catchClauses.map { self.body($0.body.statements, isValue: false) })
      ]
    case .forStmt(let node):
      return [
        .loop(
          .init(
            names: Self.names(node.pattern), sequence: expressions.lower(node.sequence),
            conditions: node.whereClause.map { [.test(expressions.lower($0.condition))] } ?? [],
            body: body(node.body.statements, isValue: false), line: line(node),
            isAsync: node.awaitKeyword != nil))
      ]
    case .whileStmt(let node):
      let conditions = conditions(node.conditions)
      return [
        .loop(
          .init(
            names: [], sequence: nil, conditions: conditions,
            body: body(node.body.statements, isValue: false), line: line(node),
            isEndless: conditions.allSatisfy(Self.alwaysHolds),
            hidesCancellation: conditions.allSatisfy(Self.isTrue)
              && CancellationSearch.isHidden(in: node.body)))
      ]
    case .repeatStmt(let node):
      let condition = Condition.test(expressions.lower(node.condition))
      return [
        .loop(
          .init(
            names: [], sequence: nil, conditions: [],
            body: body(node.body.statements, isValue: false), line: line(node),
            isEndless: Self.alwaysHolds(condition),
            hidesCancellation: Self.isTrue(condition)
              && CancellationSearch.isHidden(in: node.body)))
      ]
    case .labeledStmt(let node): return statements(node.statement, isValue: false)
    default: return []
    }
  }

  private static func isTrue(_ condition: Condition) -> Bool {
    if case .test(.boolean(true)) = condition { true } else { false }
  }

  /// Whether a condition holds as long as the task that runs is not cancelled.
  private static func alwaysHolds(_ condition: Condition) -> Bool {
    switch condition {
    case .test(.boolean(true)): true
    case .test(.not(.member(.name("Task")?, "isCancelled"))): true
    default: false
    }
  }

  func statement(_ node: ExprSyntax, isValue: Bool) -> Statement {
    if let node = node.as(IfExprSyntax.self) { return conditional(node, isValue: isValue) }
    if let node = node.as(SwitchExprSyntax.self) { return choice(node, isValue: isValue) }
    let expression = expressions.lower(node)
    return isValue
      ? .return(expression, line: line(node)) : .expression(expression, line: line(node))
  }

  private func conditional(_ node: IfExprSyntax, isValue: Bool) -> Statement {
    // A long chain of `else if` is folded from its end.
    var chain = [node]
    var rest: [Statement] = []
    while let next = chain.last?.elseBody {
      if case .ifExpr(let node) = next {
        chain.append(node)
      } else {
        if case .codeBlock(let block) = next { rest = body(block.statements, isValue: isValue) }
        break
      }
    }
    for (index, node) in chain.enumerated().reversed() {
      rest = Self.joined(
        .if(
          conditions(node.conditions), then: body(node.body.statements, isValue: isValue),
          otherwise: [], line: line(node)),
        rest, at: index)
    }
    return rest.first ?? .throw
  }

  /// Puts the rest of a chain of `else` behind its next condition. From the limit on, the conditions stand side by side:
  /// a chain of thousands is generated code, and would nest that deep.
  static func joined(
    _ statement: Statement, _ rest: [Statement], at index: Int
  ) -> [Statement] {
    guard index < ExpressionLowering.deepest,
      case .if(var conditions, var then, _, let line) = statement
    else { return [statement] + rest }
    var rest = rest
    // `if isOpen {} else { … }` is `if !isOpen { … }`.
    if then.isEmpty, conditions.count == 1, case .test(let condition) = conditions[0] {
      conditions = [.test(condition.negated)]
      swap(&then, &rest)
    }
    // `if !isOpen { return }` is `guard isOpen else { return }`.
    if rest.isEmpty, conditions.count == 1, case .test(.not(let condition)) = conditions[0],
      then.last?.leavesBlock == true
    {
      return [.guard([.test(condition)], otherwise: then, line: line)]
    }
    return [.if(conditions, then: then, otherwise: rest, line: line)]
  }

  private func choice(_ node: SwitchExprSyntax, isValue: Bool) -> Statement {
    if let chain = SwitchChain(node, self)?.chain(isValue: isValue) {
      if chain.count == 1, !chain[0].hasBreak { return chain[0] }
      // `break` leaves the switch.
      let only = Statement.Case(
        names: [], patterns: [], enumCases: nil, isConditional: false, isDefault: true,
        fallsThrough: false, body: chain)
      return .switch(.boolean(true), [only], line: line(node))
    }
    var cases: [Statement.Case] = []
    var lists = [node.cases]
    while let list = lists.popLast() {
      for element in list {
        switch element {
        case .switchCase(let node): cases.append(read(node, isValue: isValue))
        case .ifConfigDecl(let node):
          for clause in node.clauses {
            if case .switchCases(let list) = clause.elements { lists.append(list) }
          }
        }
      }
    }
    return .switch(expressions.lower(node.subject), cases, line: line(node))
  }

  private func read(_ node: SwitchCaseSyntax, isValue: Bool) -> Statement.Case {
    let statements = body(node.statements, isValue: isValue)
    let fallsThrough = node.statements.last?.item.is(FallThroughStmtSyntax.self) ?? false
    guard case .case(let label) = node.label else {
      return Statement.Case(
        names: [], patterns: [], enumCases: nil, isConditional: false, isDefault: true,
        fallsThrough: fallsThrough, body: statements)
    }
    var names: [String] = []
    var patterns: [Expression] = []
    let enumCases = label.caseItems.map { Self.enumCase($0.pattern) }
    let isConditional = zip(label.caseItems, enumCases).contains { item, enumCase in
      item.whereClause != nil || enumCase?.isConditional ?? true
    }
    for item in label.caseItems {
      names += Self.names(item.pattern)
      if let pattern = item.pattern.as(ExpressionPatternSyntax.self) {
        patterns.append(expressions.lower(pattern.expression))
      }
      if label.caseItems.count > 1, let clause = item.whereClause {
        patterns.append(expressions.lower(clause.condition))
      }
    }
    let only = label.caseItems.count == 1 ? label.caseItems.first?.whereClause : nil
    return Statement.Case(
      names: names, patterns: patterns, condition: only.map { expressions.lower($0.condition) },
      enumCases: enumCases.contains { $0 == nil } ? nil : enumCases.compactMap { $0?.name },
      isConditional: isConditional, isDefault: false, fallsThrough: fallsThrough,
      body: statements)
  }

  func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.map { element in
      switch element.condition {
      case .expression(let node): return .test(expressions.lower(node))
      case .availability: return .other
      case .optionalBinding(let node):
        let names = Self.names(node.pattern)
        // `if let name` is `if let name = name`.
        let value = node.initializer.map { expressions.lower($0.value) }
        let name = names.first ?? "_"
        return .bind(name, value ?? .name(name))
      case .matchingPattern(let node):
        // `case let name? = value` is `let name = value`.
        if let name = Self.unwrappedName(node.pattern) {
          return .bind(name, expressions.lower(node.initializer.value))
        }
        return .match(
          Self.names(node.pattern), expressions.lower(node.initializer.value),
          enumCase: Self.enumCase(node.pattern).flatMap { $0.isConditional ? nil : $0.name },
          isNil: Self.isNil(node.pattern))
      }
    }
  }
}

extension Statement {
  /// Whether it means something else outside its block.
  fileprivate var isOfItsBlock: Bool {
    switch self {
    case .declare, .defer, .function, .guard: true
    default: false
    }
  }

  /// Whether nothing after it in its block runs.
  fileprivate var leavesBlock: Bool {
    switch self {
    case .return, .throw, .jump: true
    default: false
    }
  }

  /// Whether a `break` in it leaves what is around it.
  fileprivate var hasBreak: Bool {
    var rest = [self]
    while let statement = rest.popLast() {
      switch statement {
      case .jump: return true
      case .loop, .function: continue
      default: rest += statement.blocks.flatMap { $0 }
      }
    }
    return false
  }
}
