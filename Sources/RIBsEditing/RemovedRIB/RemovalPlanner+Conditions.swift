import RIBsAnalysis
import SwiftSyntax

// Conditions: the slot of a removed RIB is always empty.
extension RemovalPlanner {
  /// Cuts conditions whose value is known, and statements that never run.
  ///
  /// - Returns: Whether there were any.
  mutating func cutConditions() throws(Refusal) -> Bool {
    var isNew = false
    for (token, file) in left where !isCut(token, in: file) {
      guard let element = token.ancestor(ConditionElementSyntax.self),
        let truth = element.truth(about: token),
        let list = element.parent?.as(ConditionElementListSyntax.self), let statement = list.parent,
        let item = statement.ownItem
      else { continue }
      let rest = list.filter { $0.id != element.id && !isCut($0, in: file) }
      let isDone: Bool
      switch (statement.as(SyntaxEnum.self), truth) {
      case (_, true) where !rest.isEmpty: isDone = try cut(element, in: file)
      case (.guardStmt, true), (.whileStmt, false): isDone = try cut(item, in: file)
      case (.guardStmt(let guarded), false):
        isDone = guarded.onlyReturns ? try cutRest(from: item, in: file) : false
      case (.ifExpr(let branch), false):
        isDone = branch.elseBody == nil ? try cut(item, in: file) : false
      case (.ifExpr(let branch), true):
        isDone =
          branch.elseBody == nil && isEmptied(branch.body.statements, in: file)
          ? try cut(item, in: file) : false
      default: isDone = false
      }
      isNew = isNew || isDone
    }
    return try cutEmptyBranches() || isNew
  }

  func isEmptied(_ list: CodeBlockItemListSyntax, in file: EditedFile) -> Bool {
    removals[file.path]?.empties(list) ?? false
  }

  /// Cuts a statement that always leaves its function, and what follows it.
  private mutating func cutRest(
    from item: CodeBlockItemSyntax, in file: EditedFile
  ) throws(Refusal) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return false }
    for other in list where other.start >= item.start { try cut(other, in: file) }
    return true
  }

  /// Cuts `if` statements of which nothing is left.
  private mutating func cutEmptyBranches() throws(Refusal) -> Bool {
    var isNew = false
    for (path, removed) in removals.sorted(by: { $0.key < $1.key }) {
      guard let file = code.files[path] else { continue }
      for node in removed.nodes {
        guard let branch = node.parent?.parent?.parent?.as(IfExprSyntax.self),
          let item = branch.ownItem,
          branch.elseBody == nil, !branch.conditions.has(FunctionCallExprSyntax.self),
          isEmptied(branch.body.statements, in: file), !isCut(item, in: file)
        else { continue }
        isNew = try cut(item, in: file) || isNew
      }
    }
    return isNew
  }
}

extension SyntaxProtocol {
  /// The statement that is nothing but this.
  fileprivate var ownItem: CodeBlockItemSyntax? {
    if let item = parent?.as(CodeBlockItemSyntax.self) { return item }
    return parent?.as(ExpressionStmtSyntax.self)?.parent?.as(CodeBlockItemSyntax.self)
  }
}

extension GuardStmtSyntax {
  /// Whether it does nothing but to return without a value.
  fileprivate var onlyReturns: Bool {
    let only = body.statements.first?.item.as(ReturnStmtSyntax.self)
    return body.statements.count == 1 && only.map { $0.expression == nil } ?? false
  }
}

extension ConditionElementSyntax {
  /// The value of a condition about a RIB that is never there; nil if it depends on more, such as on what a function
  /// makes of the RIB.
  fileprivate func truth(about token: TokenSyntax) -> Bool? {
    let isArgument = token.ancestors.prefix { $0.id != id }.contains {
      $0.is(LabeledExprListSyntax.self) || $0.is(ClosureExprSyntax.self)
    }
    if isArgument { return nil }
    switch condition {
    case .optionalBinding, .matchingPattern: return isChoice ? nil : false
    case .expression(let expression):
      if expression.is(IsExprSyntax.self) { return false }
      guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
      let parts = Array(sequence.elements)
      guard parts.count == 3 else { return nil }
      if parts[1].is(UnresolvedIsExprSyntax.self) { return false }
      guard parts[0].is(NilLiteralExprSyntax.self) || parts[2].is(NilLiteralExprSyntax.self) else {
        return nil
      }
      switch parts[1].trimmedDescription {
      case "==", "===": return true
      case "!=", "!==": return false
      default: return nil
      }
    default: return nil
    }
  }
}
