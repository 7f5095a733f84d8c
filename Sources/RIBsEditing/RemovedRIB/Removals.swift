import SwiftSyntax

/// What is cut out of a file: whole declarations, statements and elements of lists.
struct Removals {
  private let file: EditedFile
  /// The nodes that go; none of them stands in another.
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

  /// Whether all statements go. A list without any has none that goes.
  func empties(_ list: CodeBlockItemListSyntax) -> Bool {
    !list.isEmpty && list.allSatisfy { contains($0) }
  }

  /// Whether nothing but imports stays.
  var emptiesFile: Bool {
    file.tree.statements.allSatisfy { $0.item.is(ImportDeclSyntax.self) || contains($0) }
  }

  /// The file without what goes.
  ///
  /// - Parameter types: The types that go. A `MARK` with one of their names goes too.
  func text(without types: Set<String>) -> String {
    var edited = file
    let closures = emptiedLists.compactMap { $0.parent?.as(ClosureExprSyntax.self) }
    let nodes = nodes.filter { node in !closures.contains { $0.range.contains(node.start) } }
    for range in lines(of: nodes, types) { edited.replace(range, by: "") }
    for (list, removed) in elements(of: nodes) { edited.cut(removed, of: list) }
    for node in nodes where node.isInOneLine(file) { edited.replace(inline(node), by: "") }
    for closure in closures { edited.empty(closure) }
    for list in emptiedLists where list.parent?.is(SwitchCaseSyntax.self) ?? false {
      // A case needs a statement.
      edited.insert(
        "\(file.indentation(of: list.start))break\n", at: file.nextLine(after: list.end))
    }
    for initializer in overriding { edited.insert("override ", at: initializer.start) }
    return edited.text
  }

  /// The initializers that have the parameters of the superclass's own again.
  private var overriding: [InitializerDeclSyntax] {
    file.declarations.flatMap { declaration -> [InitializerDeclSyntax] in
      let base = declaration.inherited.lazy.compactMap { AppCode.initializers[$0] }.first
      return declaration.initializers.filter { initializer in
        let parameters = initializer.signature.parameterClause.parameters
        return !contains(initializer) && parameters.contains { contains($0) }
          && parameters.filter { !contains($0) }.map(\.firstName.text) == base
      }
    }
  }

  /// The lists of which all statements go while what is around them stays.
  private var emptiedLists: [CodeBlockItemListSyntax] {
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
        let isOwn = isTitle ? types.contains(where: text.contains) : isNear
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
    if let signature = closure.signature,
      signature.parameterClause != nil || signature.returnClause != nil
    {
      rest = " " + text((signature.capture?.endPosition.utf8Offset ?? signature.start)..<signature.end) + " "
    }
    replace(closure.leftBrace.end..<closure.rightBrace.start, by: rest)
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
    for index in all.indices where removed.contains(all[index]) {
      if let next = all.indices.first(where: { $0 > index && kept.contains($0) }) {
        replace(all[index].start..<(next == index + 1 ? all[next].start : all[index + 1].start), by: "")
      }
    }
    guard let last = kept.last, last < all.count - 1 else { return }
    let comma = all[last].lastToken(viewMode: .sourceAccurate)
    let keepsComma = [",", "&"].contains(all[all.count - 1].lastToken(viewMode: .sourceAccurate)?.text)
    let start = keepsComma ? all[last].end : comma?.start ?? all[last].end
    // The space before the separator goes too: `A & B`.
    let text = comma?.previousToken(viewMode: .sourceAccurate)
    replace((keepsComma ? start : text?.end ?? start)..<all[all.count - 1].end, by: "")
  }
}
