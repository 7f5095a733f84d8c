import SwiftSyntax

extension EditedFile {
  /// The innermost statement with a call whose name stands on a line. Nil if there are several.
  ///
  /// - Parameter called: The name; nil for any.
  func statement(calling called: String? = nil, on line: Int) -> CodeBlockItemSyntax? {
    guard let range = self.range(ofLine: line) else { return nil }
    var found: [CodeBlockItemSyntax] = []
    for token in tree.tokens(viewMode: .sourceAccurate) where range.contains(token.start) {
      guard let name = token.parent?.as(DeclReferenceExprSyntax.self), name.isCalled,
        called == nil || token.text == called, let item = name.statement, !found.contains(item)
      else { continue }
      found.append(item)
    }
    let innermost = found.filter { item in
      !found.contains { $0 != item && item.range.contains($0.start) }
    }
    return innermost.count == 1 ? innermost[0] : nil
  }

  /// From the first to the last byte of a line, without what ends it; nil if there is no such line.
  func range(ofLine line: Int) -> Range<Int>? {
    var (start, end) = (0, 0)
    for _ in 0..<line {
      guard end < tree.endPosition.utf8Offset else { return nil }
      start = end
      end = nextLine(after: start)
    }
    return start..<end
  }

  /// The offset at which the line of a statement's first comment begins, or else the statement's own.
  func lineStart(withComments item: some SyntaxProtocol) -> Int {
    lineStart(of: Syntax(item).startOfComments)
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it is the name of what is called: `push` in `view?.push(child)`.
  fileprivate var isCalled: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if let call = parent.as(FunctionCallExprSyntax.self) {
        return Syntax(call.calledExpression) == node
      }
      if let member = parent.as(MemberAccessExprSyntax.self) {
        guard Syntax(member.declName) == node else { return false }
      } else if !parent.is(OptionalChainingExprSyntax.self),
        !parent.is(ForceUnwrapExprSyntax.self), !parent.is(GenericSpecializationExprSyntax.self)
      {
        return false
      }
      node = parent
    }
    return false
  }
}

extension SyntaxProtocol {
  /// The nodes around this one, the innermost first.
  var ancestors: some Sequence<Syntax> { sequence(first: Syntax(self), next: \.parent).dropFirst() }

  /// The innermost statement around it.
  var statement: CodeBlockItemSyntax? {
    ancestors.lazy.compactMap { $0.as(CodeBlockItemSyntax.self) }.first
  }

  /// The names that stand in it, as variables, functions or members; those that closures use included.
  var mentionedNames: Set<String> {
    var names: Set<String> = []
    for token in tokens(viewMode: .sourceAccurate) {
      if let name = token.parent?.as(DeclReferenceExprSyntax.self)?.baseName.text {
        names.insert(name)
      } else if let pattern = token.parent?.as(IdentifierPatternSyntax.self),
        let binding = pattern.parent?.as(OptionalBindingConditionSyntax.self),
        binding.initializer == nil
      {
        // `if let child {` reads what it names.
        names.insert(pattern.identifier.text)
      }
    }
    return names
  }

  /// Whether it returns a value, outside of closures and of functions in it.
  var returnsValue: Bool {
    contains { $0.as(ReturnStmtSyntax.self)?.expression != nil }
  }

  /// Whether it has a node of a kind, outside of closures and of functions in it.
  func has<Node: SyntaxProtocol>(_ kind: Node.Type) -> Bool { contains { $0.is(kind) } }

  private func contains(_ holds: (Syntax) -> Bool) -> Bool {
    var rest = [Syntax(self)]
    while let node = rest.popLast() {
      if holds(node) { return true }
      for child in node.children(viewMode: .sourceAccurate)
      where !child.is(ClosureExprSyntax.self) && !child.is(FunctionDeclSyntax.self) {
        rest.append(child)
      }
    }
    return false
  }
}

/// The function or closure whose body has a statement, and how the statement stands in it.
struct Surroundings {
  /// The innermost body.
  let body: Syntax
  /// The lists of statements from the one with the statement to the body's own, each with the position in it.
  let lists: [(items: [CodeBlockItemSyntax], index: Int)]
  /// Whether every statement around it runs at most once for each run of the body.
  let runsOnce: Bool
  /// The names of the parameters of all functions around it.
  let parameters: [String]
  /// The names of the parameters of all closures around it.
  let closureParameters: [String]

  /// Nil if the statement stands in no function and in no closure.
  init?(_ item: CodeBlockItemSyntax) {
    var lists: [(items: [CodeBlockItemSyntax], index: Int)] = []
    var runsOnce = true
    var body: Syntax?
    var (parameters, closureParameters) = ([String](), [String]())
    var current: CodeBlockItemSyntax? = item
    for node in item.ancestors {
      if body == nil, let list = node.as(CodeBlockItemListSyntax.self), let inner = current {
        // `filter` of a list would give statements without a place in the file.
        let items = Array(list)
        guard let index = items.firstIndex(of: inner) else { return nil }
        lists.append((items, index))
        current = nil
      } else if body == nil, let outer = node.as(CodeBlockItemSyntax.self) {
        current = outer
      }
      switch node.kind {
      case .forStmt, .whileStmt, .repeatStmt, .deferStmt, .guardStmt:
        if body == nil { runsOnce = false }
      case .functionDecl, .closureExpr, .initializerDecl, .accessorDecl, .accessorBlock,
        .deinitializerDecl:
        if body == nil { body = node }
        if let function = node.as(FunctionDeclSyntax.self) {
          parameters += function.signature.parameterClause.parameters.map {
            ($0.secondName ?? $0.firstName).text
          }
        }
        if let closure = node.as(ClosureExprSyntax.self) {
          if body == node, closure.isGivenToSequence { runsOnce = false }
          closureParameters += closure.parameterNames
        }
      default: break
      }
    }
    guard let body, !lists.isEmpty else { return nil }
    (self.lists, self.runsOnce, self.body) = (lists, runsOnce, body)
    (self.parameters, self.closureParameters) = (parameters, closureParameters)
  }

  /// The statements next to it, and its position among them.
  var items: [CodeBlockItemSyntax] { lists[0].items }
  var index: Int { lists[0].index }

  /// Whether `return` without a value leaves the body.
  var returnsNothing: Bool {
    let clause: ReturnClauseSyntax?
    switch body.as(SyntaxEnum.self) {
    case .functionDecl(let function): clause = function.signature.returnClause
    case .closureExpr(let closure):
      clause = closure.signature?.returnClause
      if closure.statements.returnsValue { return false }
    default: return false
    }
    return clause.map { ["Void", "()"].contains($0.type.trimmedDescription) } ?? true
  }

  /// Whether nothing runs in the body after the list with the statement.
  var endsWithList: Bool { lists.dropFirst().allSatisfy { $0.index == $0.items.count - 1 } }
}

extension ClosureExprSyntax {
  /// The names of its parameters.
  var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let list): list.map(\.name.text)
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: []
    }
  }

  /// Whether a function of the standard library's sequences runs it, once for each element.
  fileprivate var isGivenToSequence: Bool {
    ["forEach", "map", "compactMap", "flatMap", "filter", "reduce", "contains", "first"]
      .contains(receiver)
  }

  /// The name of the function that it is given to, or of the property that it is assigned to; empty for neither.
  var receiver: String {
    for node in ancestors {
      if let call = node.as(FunctionCallExprSyntax.self) { return call.calledName ?? "" }
      if let item = node.as(CodeBlockItemSyntax.self) {
        let target = item.assignment?.target
        return target?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
          ?? target?.ownProperty ?? ""
      }
    }
    return ""
  }
}

extension SyntaxProtocol {
  /// The offset of the first comment above it, or else its own.
  var startOfComments: Int {
    var offset = position.utf8Offset
    // A comment at the end of a line of code belongs to that code.
    var isOwnLine = leadingTrivia.first?.isNewline ?? true
    for piece in leadingTrivia {
      switch piece {
      case .lineComment, .blockComment, .docLineComment, .docBlockComment:
        if isOwnLine { return offset }
      case .newlines, .carriageReturns, .carriageReturnLineFeeds: isOwnLine = true
      default: break
      }
      offset += piece.sourceLength.utf8Length
    }
    return start
  }
}

extension TriviaPiece {
  fileprivate var isNewline: Bool {
    switch self {
    case .newlines, .carriageReturns, .carriageReturnLineFeeds: true
    default: false
    }
  }
}
