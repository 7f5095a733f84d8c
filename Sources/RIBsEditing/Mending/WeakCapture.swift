import SwiftSyntax

extension MendWriter {
  /// `[weak self]` in the closures that begin on some lines and hold self.
  func weakCaptures(_ lines: [Int]) -> [TextEdit]? {
    var edits: [TextEdit] = []
    for line in lines {
      guard let range = file.range(ofLine: line) else { return nil }
      let closures = file.tree.tokens(viewMode: .sourceAccurate)
        .filter { range.contains($0.start) && $0.tokenKind == .leftBrace }
        .compactMap { $0.parent?.as(ClosureExprSyntax.self) }
        .filter(\.holdsSelf)
      guard !closures.isEmpty else { return nil }
      for closure in closures {
        guard let own = weakCapture(closure) else { return nil }
        edits += own
      }
    }
    return edits
  }

  private func weakCapture(_ closure: ClosureExprSyntax) -> [TextEdit]? {
    guard let first = closure.statements.first, !closure.statements.returnsValue,
      let capture = capture(closure)
    else { return nil }
    let begin = capture.range.lowerBound
    if closure.statements.count == 1, let own = first.firstToken(viewMode: .sourceAccurate),
      own.isOnlySelf(in: closure), own.isObject
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
    let outer = file.indentation(of: closure.leftBrace.start)
    let inner = outer + file.indentationUnit
    let lines = "\n\(inner)\(leave)\n\(inner)"
    let end = TextEdit(
      range: closure.statements.end..<closure.rightBrace.start, text: "\n\(outer)")
    guard let signature = closure.signature else {
      return [TextEdit(range: begin..<first.start, text: " [weak self] in" + lines), end]
    }
    return [capture, TextEdit(range: signature.end..<first.start, text: lines), end]
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
      return .insert("weak self" + (list.items.isEmpty ? "" : ", "), at: list.leftSquare.end)
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

extension TokenSyntax {
  /// Whether it is the only `self` in a closure.
  fileprivate func isOnlySelf(in closure: ClosureExprSyntax) -> Bool {
    tokenKind == .keyword(.self)
      && closure.statements.tokens(viewMode: .sourceAccurate)
        .count { $0.tokenKind == .keyword(.self) } == 1
  }

  /// Whether a member of it is used: `self.show()`.
  fileprivate var isObject: Bool {
    guard let name = parent?.as(DeclReferenceExprSyntax.self),
      let member = name.parent?.as(MemberAccessExprSyntax.self)
    else { return false }
    return member.base.map { Syntax($0) == Syntax(name) } ?? false
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
