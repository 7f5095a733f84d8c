import SwiftSyntax

/// Walks a file with folded operators and collects the places that can be broken.
final class MutantFinder: SyntaxVisitor {
  private(set) var found: [FoundMutant] = []

  /// Whether the compiler sees what is visited.
  private var isCompiled = true
  private let converter: SourceLocationConverter
  private let prefix: String

  init(converter: SourceLocationConverter, prefix: String) {
    self.converter = converter
    self.prefix = prefix
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Conditions and literals

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let condition) = node.condition,
      !condition.is(BooleanLiteralExprSyntax.self)
    {
      wrap(condition, .turned, in: "turned")
    }
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    wrap(node.condition, .turned, in: "turned")
    return .visitChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    // The compiler knows that nothing follows `while true`.
    if node.parent?.is(ConditionElementSyntax.self) == true { return .skipChildren }
    wrap(node, .turned, in: "turned")
    return .skipChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    wrap(node, .shifted, in: "shifted")
    return .skipChildren
  }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard let symbol = node.operator.as(BinaryOperatorExprSyntax.self)?.operator else {
      return .visitChildren
    }
    switch symbol.text {
    case "<": replace(symbol, of: node, .bounded, by: "less")
    case "<=": replace(symbol, of: node, .bounded, by: "atMost")
    case ">": replace(symbol, of: node, .bounded, by: "greater")
    case ">=": replace(symbol, of: node, .bounded, by: "atLeast")
    case "&&": replace(symbol, of: node, .joined, by: "both")
    case "||": replace(symbol, of: node, .joined, by: "either")
    default: break
    }
    return .visitChildren
  }

  // MARK: Statements

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if canBeAbsent(node) {
      let range = offsets(node.item)
      found.append(
        FoundMutant(
          kind: .absent, line: line(node.item), range: range,
          isCompiled: isCompiled,
          pieces: [
            opening(range) { "if \(self.prefix)present(\($0)) { " },
            .init(at: range.upperBound, side: .closing) { _ in " }" },
          ]))
    }
    return .visitChildren
  }

  /// Calls after which the compiler knows that nothing follows, and checks that never fail.
  private static let untouched: Set<String> = [
    "fatalError", "preconditionFailure", "exit", "super.init", "self.init", "precondition",
    "assert",
    "assertionFailure",
  ]

  /// Whether what follows still makes sense without the statement. A value that is returned or declared must stay.
  private func canBeAbsent(_ node: CodeBlockItemSyntax) -> Bool {
    // A `guard` must leave its scope, and a file's top level has declarations.
    guard let list = node.parent, list.parent?.is(SourceFileSyntax.self) == false else {
      return false
    }
    if list.parent?.parent?.is(GuardStmtSyntax.self) == true { return false }
    switch node.item {
    case .expr(var expression):
      while true {
        if let tried = expression.as(TryExprSyntax.self), tried.questionOrExclamationMark == nil {
          expression = tried.expression
        } else if let awaited = expression.as(AwaitExprSyntax.self) {
          expression = awaited.expression
        } else {
          break
        }
      }
      if let call = expression.as(FunctionCallExprSyntax.self) {
        return !isValue(list) && !Self.untouched.contains(call.calledExpression.trimmedDescription)
      }
      if let infix = expression.as(InfixOperatorExprSyntax.self) {
        if infix.operator.is(AssignmentExprSyntax.self) { return !mayBeFirst(infix) }
        return infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text.hasSuffix("=")
          == true
      }
      return false
    case .stmt(let statement):
      if statement.is(BreakStmtSyntax.self) {
        // The only statement of a case.
        return list.as(CodeBlockItemListSyntax.self)?.count != 1
          || list.parent?.is(SwitchCaseSyntax.self) == false
      }
      return statement.is(ContinueStmtSyntax.self)
        || statement.as(ReturnStmtSyntax.self)?.expression == nil
          && statement.is(ReturnStmtSyntax.self)
    case .decl:
      return false
    }
  }

  /// Whether the only statement of a body may be its value: of a function, a closure, or a branch of an `if` or `switch` that
  /// is a value itself.
  private func isValue(_ list: Syntax) -> Bool {
    guard list.as(CodeBlockItemListSyntax.self)?.count == 1, var owner = list.parent else {
      return false
    }
    if owner.is(CodeBlockSyntax.self), let outer = owner.parent { owner = outer }
    if let function = owner.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause != nil
    }
    if let accessor = owner.as(AccessorDeclSyntax.self) {
      return accessor.accessorSpecifier.tokenKind == .keyword(.get)
    }
    if owner.is(AccessorBlockSyntax.self) || owner.is(ClosureExprSyntax.self) { return true }
    if owner.is(SwitchCaseSyntax.self) || owner.is(IfExprSyntax.self) {
      return branchIsValue(owner)
    }
    return false
  }

  private func branchIsValue(_ branch: Syntax) -> Bool {
    var node = branch
    // Up from a case to its `switch`, and from `else if` to the first `if`.
    while let parent = node.parent,
      parent.is(SwitchCaseListSyntax.self) || parent.is(SwitchExprSyntax.self)
        || parent.is(IfExprSyntax.self)
    {
      node = parent
    }
    guard let statement = node.parent else { return false }
    // As a statement, it is a value where its body's only statement is.
    guard statement.is(ExpressionStmtSyntax.self) else { return true }
    guard let list = statement.parent?.parent else { return false }
    return isValue(list)
  }

  /// Whether an assignment may be a variable's first, without which the code does not compile.
  private func mayBeFirst(_ assignment: InfixOperatorExprSyntax) -> Bool {
    let name = assignment.leftOperand.trimmedDescription
    var scope = assignment.parent
    while let current = scope {
      if current.is(InitializerDeclSyntax.self) { return true }
      if let list = current.as(CodeBlockItemListSyntax.self) {
        for variable in list.compactMap({ $0.item.as(VariableDeclSyntax.self) }) {
          for binding in variable.bindings
          where binding.initializer == nil && binding.pattern.trimmedDescription == name {
            return true
          }
        }
      }
      scope = current.parent
    }
    return false
  }

  // MARK: Calls and cases

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    for (first, second) in zip(node.arguments, node.arguments.dropFirst()) {
      let (one, other) = (first.expression, second.expression)
      guard isPlain(one), isPlain(other), one.trimmedDescription != other.trimmedDescription else {
        continue
      }
      let (left, right) = (one.trimmedDescription, other.trimmedDescription)
      let (before, after) = (offsets(one), offsets(other))
      found.append(
        FoundMutant(
          kind: .swapped, line: line(one), range: before.lowerBound..<after.upperBound,
          isCompiled: isCompiled,
          pieces: [
            opening(before) { "\(self.prefix)swapped(\($0), " },
            .init(at: before.upperBound, side: .closing) { _ in ", \(right))" },
            opening(after) { "\(self.prefix)swapped(\($0), " },
            .init(at: after.upperBound, side: .closing) { _ in ", \(left))" },
          ]))
    }
    return .visitChildren
  }

  /// A name or a chain of names: written twice, it still is read once and changes nothing.
  private func isPlain(_ expression: ExprSyntax) -> Bool {
    var expression = expression
    while let member = expression.as(MemberAccessExprSyntax.self) {
      guard let base = member.base else { return false }
      expression = base
    }
    return expression.is(DeclReferenceExprSyntax.self)
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    let cases = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    guard cases.contains(where: { $0.label.is(SwitchDefaultLabelSyntax.self) }) else {
      return .visitChildren
    }
    for label in cases.compactMap({ $0.label.as(SwitchCaseLabelSyntax.self) }) {
      for item in label.caseItems {
        let range = offsets(item.pattern)
        let end = item.whereClause.map { offsets($0).upperBound } ?? range.upperBound
        let word = item.whereClause == nil ? " where" : " &&"
        found.append(
          FoundMutant(
            kind: .dropped, line: line(item), range: range,
            isCompiled: isCompiled,
            pieces: [.init(at: end, side: .closing) { "\(word) \(self.prefix)present(\($0))" }]))
      }
    }
    return .visitChildren
  }

  // MARK: What is no code that runs

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    let isAround = isCompiled
    isCompiled = isAround && CompiledClauses.mayCompile(node)
    if let elements = node.elements { walk(elements) }
    isCompiled = isAround
    return .skipChildren
  }

  // MARK: Pieces

  private func wrap(_ node: some ExprSyntaxProtocol, _ kind: Mutant.Kind, in function: String) {
    let range = offsets(node)
    found.append(
      FoundMutant(
        kind: kind, line: line(node), range: range,
        isCompiled: isCompiled,
        pieces: [
          opening(range) { "\(self.prefix)\(function)(\($0), " },
          .init(at: range.upperBound, side: .closing) { _ in ")" },
        ]))
  }

  /// `a < b` becomes `less(number, a , b)`.
  private func replace(
    _ symbol: TokenSyntax, of node: InfixOperatorExprSyntax, _ kind: Mutant.Kind,
    by function: String
  ) {
    let (range, operation) = (offsets(node), offsets(symbol))
    found.append(
      FoundMutant(
        kind: kind, line: line(symbol), range: range,
        isCompiled: isCompiled,
        pieces: [
          opening(range) { "\(self.prefix)\(function)(\($0), " },
          .init(at: operation.lowerBound, side: .between, removes: operation.count) { _ in "," },
          .init(at: range.upperBound, side: .closing) { _ in ")" },
        ]))
  }

  private func opening(_ range: Range<Int>, _ text: @escaping (Int) -> String) -> FoundMutant.Piece
  {
    .init(at: range.lowerBound, side: .opening, text: text)
  }

  private func offsets(_ node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia
      .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  private func line(_ node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }
}
