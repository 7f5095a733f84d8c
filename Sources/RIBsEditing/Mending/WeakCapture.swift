import RIBsAnalysis
import SwiftSyntax

extension MendWriter {
  /// `[weak self]` in closures that hold self.
  func weakCaptures(_ places: [Mend.ClosurePlace]) -> [TextEdit]? {
    var edits: [TextEdit] = []
    for place in places {
      guard let range = file.range(ofLine: place.line) else { return nil }
      let closures = file.tree.tokens(viewMode: .sourceAccurate)
        .filter { range.contains($0.start) && $0.tokenKind == .leftBrace }
        .compactMap { $0.parent?.as(ClosureExprSyntax.self) }
        .filter { $0.receiver == place.receiver && $0.holdsSelf }
      // The outermost closure is the one that is kept.
      let outermost = closures.filter { closure in
        !closures.contains { $0 != closure && $0.range.contains(closure.start) }
      }
      guard !outermost.isEmpty else { return nil }
      for closure in outermost {
        guard let own = weakCapture(closure) else { return nil }
        edits += own.filter { !edits.contains($0) }
      }
    }
    return edits
  }

  private func weakCapture(_ closure: ClosureExprSyntax) -> [TextEdit]? {
    guard let first = closure.statements.first, !closure.statements.returnsValue,
      !closure.usesSuper, !closure.namesMembersAlone, let capture = capture(closure)
    else { return nil }
    let begin = capture.range.lowerBound
    if closure.statements.count == 1, !closure.capturesSelf, let own = first.changedObject,
      own.isOnlySelf(in: closure)
    {
      return [capture, .insert("?", at: own.end)]
    }
    let leave = "guard let self\(file.namesSelfTwice ? " = self" : "") else { return }"
    if file.isFirst(first.start) {
      let line = "\(file.indentation(of: first.start))\(leave)\n"
      return [capture, .insert(line, at: file.lineStart(withComments: first))]
    }
    // `{ self.show(self.items) }` gets lines of its own.
    guard
      file.lineStart(of: closure.leftBrace.start) == file.lineStart(of: closure.rightBrace.start)
    else { return nil }
    let end = closure.statements.end..<closure.rightBrace.start
    let start = (closure.signature?.end ?? closure.leftBrace.end)..<first.start
    if file.hasComment(in: start) || file.hasComment(in: end) { return nil }
    let outer = file.indentation(of: closure.leftBrace.start)
    let inner = outer + file.indentationUnit
    let lines = "\n\(inner)\(leave)\n\(inner)"
    let close = TextEdit(range: end, text: "\n\(outer)")
    guard let signature = closure.signature else {
      return [TextEdit(range: begin..<first.start, text: " [weak self] in" + lines), close]
    }
    return [capture, TextEdit(range: signature.end..<first.start, text: lines), close]
  }

  /// The capture in the closure's signature; nil if the closure captures self in a way of its own.
  private func capture(_ closure: ClosureExprSyntax) -> TextEdit? {
    guard let signature = closure.signature else {
      let hasSpace = closure.statements.first.map { $0.start > closure.leftBrace.end } ?? false
      return .insert(" [weak self] in" + (hasSpace ? "" : " "), at: closure.leftBrace.end)
    }
    if let list = signature.capture {
      if let own = list.items.first(where: { $0.name.text == "self" && $0.initializer == nil }) {
        return own.specifier == nil ? .insert("weak ", at: own.start) : nil
      }
      guard let first = list.items.first else {
        return .insert("weak self", at: list.leftSquare.end)
      }
      let space = file.isFirst(first.start) ? "\n" + file.indentation(of: first.start) : " "
      return .insert("weak self," + space, at: first.start)
    }
    let next =
      signature.parameterClause?.start ?? signature.effectSpecifiers?.start
      ?? signature.returnClause?.start ?? signature.inKeyword.start
    return .insert("[weak self] ", at: next)
  }
}

extension ClosureExprSyntax {
  /// Whether it, or a closure in it, uses self and does not capture it weakly.
  fileprivate var holdsSelf: Bool {
    let isWeak =
      signature?.capture?.items.contains { item in
        item.specifier != nil
          && (item.name.text == "self" || item.initializer?.value.isSelf ?? false)
      } ?? false
    return !isWeak && tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.self) }
  }
}

extension ClosureExprSyntax {
  /// Whether it says `[self]`, so that it can name members alone.
  fileprivate var capturesSelf: Bool {
    signature?.capture?.items.contains { $0.name.text == "self" && $0.specifier == nil } ?? false
  }

  /// Whether closures in it name members without self, which they could not do any longer.
  fileprivate var namesMembersAlone: Bool {
    let inner = statements.tokens(viewMode: .sourceAccurate)
      .compactMap { $0.tokenKind == .leftBrace ? $0.parent?.as(ClosureExprSyntax.self) : nil }
    return capturesSelf ? !inner.isEmpty : inner.contains(where: \.capturesSelf)
  }

  /// Swift has no `super` where self is captured by name.
  fileprivate var usesSuper: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.super) }
  }
}

extension CodeBlockItemSyntax {
  /// The object with which a statement begins that calls its function or assigns to its property: `self` in
  /// `self.items.append(item)` and in `self.count += 1`. Nil for anything else, whose value could be used.
  fileprivate var changedObject: TokenSyntax? {
    guard var expression = changed else { return nil }
    while true {
      if let call = expression.as(FunctionCallExprSyntax.self) {
        expression = call.calledExpression
      } else if let index = expression.as(SubscriptCallExprSyntax.self) {
        expression = index.calledExpression
      } else if let optional = expression.as(OptionalChainingExprSyntax.self) {
        expression = optional.expression
      } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
        if base.isSelf { return base.firstToken(viewMode: .sourceAccurate) }
        expression = base
      } else {
        return nil
      }
    }
  }

  private var changed: ExprSyntax? {
    if let call = expression?.as(FunctionCallExprSyntax.self) { return ExprSyntax(call) }
    guard let parts = item.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      parts.count == 3
    else { return nil }
    let operation = parts[1].trimmedDescription
    let isChange = operation.hasSuffix("=") && !["==", "!=", "<=", ">=", "~="].contains(operation)
    return isChange ? parts[0] : nil
  }
}

extension TokenSyntax {
  /// Whether it is the only `self` in a closure.
  fileprivate func isOnlySelf(in closure: ClosureExprSyntax) -> Bool {
    closure.statements.tokens(viewMode: .sourceAccurate)
      .count { $0.tokenKind == .keyword(.self) } == 1
  }
}

extension EditedFile {
  /// Whether the file says `let self = self`, as was necessary before Swift 5.7.
  fileprivate var namesSelfTwice: Bool {
    tree.tokens(viewMode: .sourceAccurate).contains { token in
      guard
        let binding = token.parent?.as(IdentifierPatternSyntax.self)?.parent?
          .as(OptionalBindingConditionSyntax.self)
      else { return false }
      return binding.initializer?.value.isSelf ?? false
    }
  }
}
