import SwiftSyntax

/// Reduces expressions.
struct ExpressionLowering {
  let lines: SourceLocationConverter
  /// How many expressions are around this one. Beyond the limit nothing is read, so that a file made for the
  /// purpose cannot overflow the stack.
  private var depth: Int

  static let deepest = 600

  init(lines: SourceLocationConverter, depth: Int = 0) {
    self.lines = lines
    self.depth = depth
  }

  private var inner: ExpressionLowering {
    var inner = self
    inner.depth += 1
    return inner
  }

  private func line(_ node: some SyntaxProtocol) -> Int {
    lines.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  func lower(_ node: ExprSyntax) -> Expression {
    depth < Self.deepest ? inner.reduced(node) : .other([])
  }

  private func reduced(_ node: ExprSyntax) -> Expression {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): return .name(node.baseName.text)
    case .superExpr: return .name("super")
    case .memberAccessExpr(let node): return member(node)
    case .optionalChainingExpr(let node): return .optionalChain(lower(node.expression))
    case .forceUnwrapExpr(let node): return lower(node.expression)
    case .functionCallExpr(let node): return call(node)
    case .subscriptCallExpr(let node):
      return .index(
        lower(node.calledExpression),
        node.arguments.map { .init(label: $0.label?.text, value: lower($0.expression)) },
        line: line(node))
    case .closureExpr(let node): return .closure(closure(node))
    case .tryExpr(let node): return lower(node.expression)
    case .awaitExpr(let node): return awaited(lower(node.expression))
    case .inOutExpr(let node): return .inout(lower(node.expression))
    case .discardAssignmentExpr: return .name("_")
    case .keyPathExpr(let node): return .keyPath(Self.names(of: node))
    case .consumeExpr(let node): return lower(node.expression)
    case .copyExpr(let node): return lower(node.expression)
    case .nilLiteralExpr: return .nilLiteral
    case .integerLiteralExpr(let node):
      return Int(node.literal.text.filter { $0 != "_" }).map { .number($0) } ?? .other([])
    case .floatLiteralExpr(let node):
      return Double(node.literal.text).map { .decimal($0) } ?? .other([])
    case .booleanLiteralExpr(let node): return .boolean(node.literal.text == "true")
    case .arrayExpr(let node): return .array(node.elements.map { lower($0.expression) })
    case .dictionaryExpr(let node):
      guard case .elements(let elements) = node.content else { return .dictionary([]) }
      return .dictionary(elements.map { .init(key: lower($0.key), value: lower($0.value)) })
    case .tupleExpr(let node):
      let elements = node.elements.map {
        Expression.Argument(label: $0.label?.text, value: lower($0.expression))
      }
      return elements.count == 1 && elements[0].label == nil ? elements[0].value : .tuple(elements)
    case .infixOperatorExpr(let node): return infix(node)
    case .asExpr(let node): return .cast(lower(node.expression), TypeReference(node.type))
    case .isExpr(let node): return .isType(lower(node.expression), TypeReference(node.type))
    case .ternaryExpr(let node):
      return .choice(
        lower(node.condition), lower(node.thenExpression), lower(node.elseExpression))
    case .prefixOperatorExpr(let node):
      let operand = lower(node.expression)
      return node.operator.text == "!" ? operand.negated : .other([operand])
    case .genericSpecializationExpr(let node): return specialized(node)
    case .typeExpr(let node): return .type(TypeReference(node.type))
    case .macroExpansionExpr(let node): return macro(node)
    case .postfixIfConfigExpr(let node): return node.base.map(lower) ?? .other([])
    case .patternExpr: return .other([])
    // `let x = if …` is a closure that is called where it stands.
    case .ifExpr, .switchExpr:
      let body = BodyLowering(lines: lines, depth: depth).statement(node, isValue: true)
      let closure = Closure(
        captures: [], parameters: [], body: [body], line: line(node), attributes: [])
      return .call(Call(callee: .closure(closure), arguments: [], line: line(node)))
    default: return other(Syntax(node))
    }
  }

  private static func names(of node: KeyPathExprSyntax) -> [String] {
    node.components.compactMap { component in
      guard case .property(let property) = component.component else { return nil }
      return property.declName.baseName.text
    }
  }

  /// The expressions in one that is not read itself.
  private func other(_ node: Syntax) -> Expression {
    var found: [Expression] = []
    var rest = Array(node.children(viewMode: .sourceAccurate))
    while let node = rest.popLast() {
      if let expression = node.as(ExprSyntax.self) {
        found.append(lower(expression))
      } else if !node.is(TokenSyntax.self), !node.is(CodeBlockSyntax.self) {
        rest += node.children(viewMode: .sourceAccurate)
      }
    }
    return .other(found.reversed())
  }

  private func member(_ node: MemberAccessExprSyntax) -> Expression {
    let name = node.declName.baseName.text
    guard let base = node.base else { return .member(nil, name) }
    // `x.self` is x.
    if name == "self" { return lower(base) }
    return .member(lower(base), name)
  }

  private func specialized(_ node: GenericSpecializationExprSyntax) -> Expression {
    guard let name = lower(node.expression).chain?.joined(separator: ".") else { return .other([]) }
    let arguments = node.genericArgumentClause.arguments.map { argument -> TypeReference in
      switch argument.argument {
      case .type(let type): TypeReference(type)
      default: .other
      }
    }
    return .type(.named(name, arguments))
  }

  private func macro(_ node: MacroExpansionExprSyntax) -> Expression {
    if node.macroName.text == "selector", let argument = node.arguments.first {
      switch lower(argument.expression) {
      case .name(let name), .member(_, let name): return .selector(name)
      case .call(let call): return .selector(call.name ?? "")
      default: break
      }
    }
    return .other(node.arguments.map { lower($0.expression) })
  }

  private func call(_ node: FunctionCallExprSyntax) -> Expression {
    var arguments = node.arguments.map {
      Expression.Argument(label: $0.label?.text, value: lower($0.expression))
    }
    if let closure = node.trailingClosure {
      arguments.append(.init(label: nil, value: .closure(self.closure(closure))))
    }
    for element in node.additionalTrailingClosures {
      arguments.append(
        .init(label: element.label.text, value: .closure(closure(element.closure))))
    }
    var name = node.calledExpression
    while let inner = name.as(OptionalChainingExprSyntax.self)?.expression
      ?? name.as(ForceUnwrapExprSyntax.self)?.expression
      ?? name.as(GenericSpecializationExprSyntax.self)?.expression
    {
      name = inner
    }
    let line = line(
      name.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) } ?? Syntax(name))
    let call = Call(callee: lower(node.calledExpression), arguments: arguments, line: line)
    return .call(call.withClosures)
  }

  private func awaited(_ expression: Expression) -> Expression {
    guard case .call(let call) = expression else { return .awaited(expression) }
    return .call(
      Call(callee: call.callee, arguments: call.arguments, line: call.line, isAwaited: true))
  }

  private func closure(_ node: ClosureExprSyntax) -> Closure {
    var parameters: [String] = []
    switch node.signature?.parameterClause {
    case .simpleInput(let list): parameters = list.map(\.name.text)
    case .parameterClause(let clause):
      parameters = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: break
    }
    let captures = node.signature?.capture?.items.map { item in
      let strength: Closure.Capture.Strength =
        switch item.specifier?.specifier.text {
        case "weak": .weak
        case "unowned": .unowned
        default: .strong
        }
      return Closure.Capture(
        name: item.name.text, value: item.initializer.map { lower($0.value) }, strength: strength)
    }
    return Closure(
      captures: captures ?? [], parameters: parameters,
      body: BodyLowering(lines: lines, depth: depth).body(node.statements, isValue: true),
      line: line(node),
      attributes: node.signature.map { TypeReference.attributes($0.attributes) } ?? [])
  }

  // MARK: Operators

  /// The operators that say something about routers.
  private static let telling: Set<String> = [
    "+=", "==", "===", "!=", "!==", "&&", "||", "??", "<", ">", "<=", ">=", "~=",
  ]

  private func infix(_ node: InfixOperatorExprSyntax) -> Expression {
    if node.operator.is(AssignmentExprSyntax.self) {
      return .assign(lower(node.leftOperand), lower(node.rightOperand))
    }
    guard let name = Self.tellingName(of: node) else {
      let text = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
      // `slot ??= child` writes to its left side.
      return text.hasSuffix("=")
        ? .other([.inout(lower(node.leftOperand)), lower(node.rightOperand)]) : operands(of: node)
    }
    var (left, right) = (lower(node.leftOperand), lower(node.rightOperand))
    // `nil == detail` is `detail == nil`.
    if ["==", "!=", "===", "!=="].contains(name), left.isLiteral { swap(&left, &right) }
    switch name {
    // `list += other` appends.
    case "+=":
      let appended = Expression.Argument(label: "contentsOf", value: right)
      return .call(
        Call(callee: .member(left, "append"), arguments: [appended], line: line(node)))
    case "==", "===": return .binary("==", left, right)
    case "!=", "!==": return .not(.binary("==", left, right))
    default: return .emptiness(name, left, right) ?? .binary(name, left, right)
    }
  }

  private static func tellingName(of node: InfixOperatorExprSyntax) -> String? {
    guard let name = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
      telling.contains(name)
    else { return nil }
    return name
  }

  /// The operands of other operators. Text is often put together from hundreds of them, each of which stands inside the
  /// next on the left.
  private func operands(of node: InfixOperatorExprSyntax) -> Expression {
    var found = [lower(node.rightOperand)]
    var rest = node.leftOperand
    while let inner = rest.as(InfixOperatorExprSyntax.self),
      !inner.operator.is(AssignmentExprSyntax.self), Self.tellingName(of: inner) == nil
    {
      found.append(lower(inner.rightOperand))
      rest = inner.leftOperand
    }
    found.append(lower(rest))
    return .other(found.reversed())
  }
}

extension Expression {
  fileprivate var isLiteral: Bool {
    switch self {
    case .nilLiteral, .boolean, .number, .decimal: true
    default: false
    }
  }
}
