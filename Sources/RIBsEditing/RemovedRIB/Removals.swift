import SwiftSyntax

/// What is cut out of a file: whole declarations, statements and elements of lists.
struct Removals {
  let file: EditedFile
  /// The removed nodes. None of them stands in another.
  private(set) var nodes: [Syntax] = []

  init(_ file: EditedFile) { self.file = file }

  var isEmpty: Bool { nodes.isEmpty }

  /// - Returns: Whether it was still there.
  mutating func add(_ node: some SyntaxProtocol) -> Bool {
    guard !contains(node) else { return false }
    nodes.removeAll { node.range.contains($0.start) }
    nodes.append(Syntax(node))
    return true
  }

  func contains(_ offset: Int) -> Bool { nodes.contains { $0.range.contains(offset) } }

  func contains(_ node: some SyntaxProtocol) -> Bool { contains(node.start) }

  /// Whether all statements are removed, and there were some.
  func empties(_ list: CodeBlockItemListSyntax) -> Bool {
    !list.isEmpty && list.allSatisfy { contains($0) }
  }

  /// Whether nothing but imports stays, and what stood around the removed nodes.
  var emptiesFile: Bool {
    var waiting = file.tree.statements.map { Syntax($0.item) }
    while let node = waiting.popLast() {
      if node.is(ImportDeclSyntax.self) || contains(node) { continue }
      if let around = node.as(ExtensionDeclSyntax.self), around.inheritanceClause == nil,
        !around.memberBlock.members.isEmpty
      {
        waiting += around.memberBlock.members.map { Syntax($0.decl) }
      } else if let condition = node.as(IfConfigDeclSyntax.self) {
        waiting += condition.clauses.flatMap { clause in
          clause.elements?.children(viewMode: .sourceAccurate).map { element in
            element.as(CodeBlockItemSyntax.self).map { Syntax($0.item) }
              ?? element.as(MemberBlockItemSyntax.self).map { Syntax($0.decl) } ?? element
          } ?? []
        }
      } else {
        return false
      }
    }
    return true
  }

  /// The file without its removed nodes.
  ///
  /// - Parameter types: The removed types. A `MARK` with one of their names is removed too.
  func text(without types: Set<String>) -> String {
    var edited = file
    let closures = emptiedLists.compactMap { $0.parent?.as(ClosureExprSyntax.self) }
    let blocks = emptiedBlocks
    let branches = emptiedBranches
    let whole = closures.map(\.range) + blocks.map(\.range) + branches
    let nodes = nodes.filter { node in !whole.contains { $0.contains(node.start) } }
    for range in lines(of: nodes, types) { edited.replace(range, by: "") }
    for (list, removed) in elements(of: nodes) { edited.cut(removed, of: list) }
    for node in nodes where node.isInOneLine(file) { edited.replace(inline(node), by: "") }
    for closure in closures { edited.empty(closure) }
    for block in blocks { edited.replace(block.leftBrace.end..<block.rightBrace.start, by: "") }
    for list in emptiedLists where list.parent?.is(SwitchCaseSyntax.self) ?? false {
      if let items = list.parent?.as(SwitchCaseSyntax.self)?.label
        .as(SwitchCaseLabelSyntax.self)?.caseItems
      {
        for item in items { edited.dropNames(of: item) }
      }
      // A case needs a statement.
      if file.isFirst(list.start) {
        edited.insert(
          "\(file.indentation(of: list.start))break\n", at: file.nextLine(after: list.end))
      } else {
        edited.insert(" break", at: list.end)
      }
    }
    for branch in branches { edited.replace(branch, by: "") }
    for initializer in overriding { edited.insert("override ", at: initializer.start) }
    return edited.text
  }

  /// What stands behind the body of an `if` whose `else` does nothing any longer.
  private var emptiedBranches: [Range<Int>] {
    emptiedLists.compactMap { list in
      guard let block = list.parent, let branch = block.parent?.as(IfExprSyntax.self),
        branch.elseBody.map(Syntax.init) == Syntax(block)
      else { return nil }
      return branch.body.end..<block.end
    }
  }

  /// The braces of types that have no members and no comments any longer.
  private var emptiedBlocks: [MemberBlockSyntax] {
    let all = nodes.compactMap { $0.parent?.parent?.as(MemberBlockSyntax.self) }
    return Set(all).filter { block in
      block.members.allSatisfy { contains($0) }
        && !file.hasComment(in: block.members.endPosition.utf8Offset..<block.rightBrace.start)
        && block.members.allSatisfy { member in
          let start = Syntax(member).startOfOwnComments(mentioning: [])
          return !file.hasComment(in: member.position.utf8Offset..<start)
        }
    }
  }

  /// The initializers that have the parameters of the superclass's own again.
  private var overriding: [InitializerDeclSyntax] {
    file.declarations.flatMap { declaration -> [InitializerDeclSyntax] in
      let base = declaration.inherited.lazy.compactMap { AppCode.runtimeProperties[$0] }.first
      return declaration.initializers.filter { initializer in
        let parameters = initializer.signature.parameterClause.parameters
        return !contains(initializer) && parameters.contains { contains($0) }
          && parameters.filter { !contains($0) }.map(\.firstName.text) == base
      }
    }
  }

  /// The lists of which all statements go while what is around them stays.
  var emptiedLists: [CodeBlockItemListSyntax] {
    var found: [CodeBlockItemListSyntax] = []
    for node in nodes {
      guard let list = node.parent?.as(CodeBlockItemListSyntax.self), !found.contains(list),
        empties(list)
      else { continue }
      found.append(list)
    }
    return found
  }

  // MARK: Lines

  /// The lines of declarations and statements, with the comments above them and the blank lines that would be too many.
  private func lines(of nodes: [Syntax], _ types: Set<String>) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    let all = nodes.filter { $0.isItem && !$0.isInOneLine(file) }.map { node in
      file.lineStart(
        of: node.startOfOwnComments(mentioning: types))..<file.nextLine(after: node.end)
    }
    for range in all.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, file.isBlank(last.upperBound..<range.lowerBound) {
        merged[merged.count - 1] = last.lowerBound..<range.upperBound
      } else {
        merged.append(range)
      }
    }
    return merged.map { file.withSpareBlankLines($0) }
  }

  // MARK: Elements of lists

  private func elements(of nodes: [Syntax]) -> [(list: Syntax, removed: [Syntax])] {
    var found: [(list: Syntax, removed: [Syntax])] = []
    for node in nodes where !node.isItem {
      guard let list = node.parent else { continue }
      if let index = found.firstIndex(where: { $0.list == list }) {
        found[index].removed.append(node)
      } else {
        found.append((list, [node]))
      }
    }
    return found
  }

  // MARK: One line

  /// A statement beside others in one line, with the space or the semicolon between them.
  private func inline(_ node: Syntax) -> Range<Int> {
    let line = file.lineNumber(of: node.end)
    let next = node.nextToken(viewMode: .sourceAccurate)
    let isBeforeOther = next.map { file.lineNumber(of: $0.start) == line } ?? false
    if isBeforeOther, let next, next.text != "}" { return node.start..<next.start }
    guard let previous = node.previousToken(viewMode: .sourceAccurate) else { return node.range }
    if previous.text == ";" { return previous.start..<node.end }
    // `{}` has no space.
    let isOnly = isBeforeOther && previous.text == "{"
    return previous.end..<(isOnly ? next?.start ?? node.end : node.end)
  }
}

extension Syntax {
  /// Whether it is a declaration or a statement, and no element of a list with commas.
  fileprivate var isItem: Bool {
    [.codeBlockItem, .memberBlockItem, .switchCase].contains(kind)
  }

  /// Whether other code stands in one of its lines.
  fileprivate func isInOneLine(_ file: EditedFile) -> Bool {
    isItem && (!file.isFirst(start) || !file.isLast(end))
  }

  /// The offset of the first comment that stands right above it, or else its own. A `MARK` is a title of what follows, and
  /// counts only if it mentions one of some types.
  fileprivate func startOfOwnComments(mentioning types: Set<String>) -> Int {
    var offset = start
    var (isNear, newlines) = (true, 0)
    var first = start
    for piece in leadingTrivia.reversed() {
      offset -= piece.sourceLength.utf8Length
      switch piece {
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
        newlines += count
      case .lineComment(let text), .docLineComment(let text), .blockComment(let text),
        .docBlockComment(let text):
        isNear = isNear && newlines < 2
        newlines = 0
        let isTitle = text.contains("MARK:")
        let isOwn = isTitle ? text.words.contains(where: types.contains) : isNear
        guard isOwn else { return first }
        first = offset
        if isTitle { return first }
      default: break
      }
    }
    // What stands behind the code before it belongs to that.
    return leadingTrivia.first.map { piece -> Bool in
      switch piece {
      case .lineComment, .blockComment, .docLineComment, .docBlockComment: first == offset
      default: false
      }
    } ?? false && position.utf8Offset > 0 ? start : first
  }
}

extension EditedFile {
  /// Whether nothing but spaces stands in a range.
  fileprivate func isBlank(_ range: Range<Int>) -> Bool {
    range.isEmpty || text(range).allSatisfy(\.isWhitespace)
  }

  /// Lines with the blank line before or behind them, if both or a brace would stand beside it.
  fileprivate func withSpareBlankLines(_ range: Range<Int>) -> Range<Int> {
    let end = tree.endPosition.utf8Offset
    let before = range.lowerBound > 0 ? lineStart(of: range.lowerBound - 1) : nil
    let isBlankBefore = before.map { isBlank($0) } ?? false
    let isBlankAfter = range.upperBound < end && isBlank(range.upperBound)
    let opens =
      before.map { text($0..<(range.lowerBound)).trimmed.hasSuffix("{") } ?? true
    if isBlankAfter, isBlankBefore || opens {
      return range.lowerBound..<nextLine(after: range.upperBound)
    }
    let line = text(range.upperBound..<nextLine(after: min(range.upperBound, end))).trimmed
    let closes = range.upperBound >= end || line.hasPrefix("}")
    if isBlankBefore, closes, let before { return before..<range.upperBound }
    return range
  }

  /// Empties a closure. The compiler would warn of a capture that is not used.
  fileprivate mutating func empty(_ closure: ClosureExprSyntax) {
    var rest = ""
    let numbers = closure.statements.tokens(viewMode: .sourceAccurate).compactMap { token in
      if case .dollarIdentifier(let name) = token.tokenKind { Int(name.dropFirst()) } else { nil }
    }
    if let signature = closure.signature,
      signature.parameterClause != nil || signature.returnClause != nil
    {
      let start = signature.capture?.endPosition.utf8Offset ?? signature.start
      rest = " \(text(start..<signature.end)) "
    } else if let last = numbers.max() {
      rest = " \(Array(repeating: "_", count: last + 1).joined(separator: ", ")) in "
    }
    replace(closure.leftBrace.end..<closure.rightBrace.start, by: rest)
  }

  /// Takes the names out of a pattern, which nothing uses: `.profile` for `let .profile(id)`.
  fileprivate mutating func dropNames(of item: SwitchCaseItemSyntax) {
    let pattern = item.pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? item.pattern
    guard item.whereClause == nil,
      let call = pattern.as(ExpressionPatternSyntax.self)?.expression.as(
        FunctionCallExprSyntax.self),
      call.arguments.allSatisfy({
        $0.expression.is(PatternExprSyntax.self)
          || $0.expression.is(DiscardAssignmentExprSyntax.self)
      })
        || item.pattern.is(ValueBindingPatternSyntax.self)
    else { return }
    replace(item.pattern.range, by: call.calledExpression.trimmedDescription)
  }

  /// Cuts elements out of a list with commas.
  fileprivate mutating func cut(_ removed: [Syntax], of list: Syntax) {
    let all = Array(list.children(viewMode: .sourceAccurate))
    guard removed.count < all.count else {
      guard let clause = list.parent?.as(InheritanceClauseSyntax.self) else {
        return replace(list.start..<list.end, by: "")
      }
      let previous = clause.previousToken(viewMode: .sourceAccurate)
      return replace((previous?.end ?? clause.start)..<clause.end, by: "")
    }
    let kept = all.indices.filter { !removed.contains(all[$0]) }
    guard let last = kept.last else { return }
    for index in all.indices where removed.contains(all[index]) && index < last {
      replace(ownLines(of: all[index]) ?? all[index].start..<all[index + 1].start, by: "")
    }
    guard last < all.count - 1 else { return }
    let comma = all[last].lastToken(viewMode: .sourceAccurate)
    let end = endOfComments(all[all.count - 1])
    let hasComma = [",", "&"].contains(
      all[all.count - 1].lastToken(viewMode: .sourceAccurate)?.text)
    if hasComma { return replace(endOfComments(all[last])..<end, by: "") }
    // With the space before the separator: `A & B`.
    let textEnd = comma?.previousToken(viewMode: .sourceAccurate)?.end ?? all[last].end
    if endOfComments(all[last]) == all[last].end { return replace(textEnd..<end, by: "") }
    // The comment behind the comma is about what stays.
    if let comma { replace(textEnd..<comma.end, by: "") }
    let next = all[all.count - 1].nextToken(viewMode: .sourceAccurate)
    let isGlued = next.map { lineNumber(of: $0.start) == lineNumber(of: end) } ?? false
    replace(
      endOfComments(all[last])..<end,
      by: isGlued ? "\n" + indentation(of: all[last].start) : "")
  }

  /// The lines of an element with the comments above it; nil if other code stands in one of them.
  private func ownLines(of element: Syntax) -> Range<Int>? {
    guard isFirst(element.start), isLast(element.end) else { return nil }
    return lineStart(of: element.startOfOwnComments(mentioning: []))..<nextLine(after: element.end)
  }
}

extension String {
  /// What stands between spaces and punctuation.
  fileprivate var words: [String] {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}
