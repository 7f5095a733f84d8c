import SwiftSyntax

// The changes that new RIBs and mended findings are made of.
extension EditedFile {
  /// Lines longer than this are broken, as swift-format does at a hundred and SwiftLint warns at.
  private static let longestLine = 120

  /// Adds a type to what a declaration inherits from or conforms to.
  mutating func addInherited(_ type: String, to declaration: Declaration) {
    guard let clause = declaration.group.inheritanceClause,
      let last = clause.inheritedTypes.last
    else {
      // Directly behind the name or its generic parameters.
      let end = declaration.endOfName
      insert(": \(type)", at: end)
      return
    }
    guard clause.inheritedTypes.count > 1, isFirst(last.start) else {
      return insert(", \(type)", at: last.type.end)
    }
    insert(",", at: last.type.end)
    insert("\n\(indentation(of: last.start))\(type)", at: endOfComments(Syntax(last)))
  }

  /// The offset behind what stands after a node in its line and belongs to it: `// the home`.
  func endOfComments(_ node: Syntax) -> Int {
    let hasComment = node.trailingTrivia.contains { piece in
      switch piece {
      case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
      default: false
      }
    }
    guard hasComment else { return node.end }
    let text = self.text(node.end..<node.endPosition.utf8Offset)
    return node.endPosition.utf8Offset - text.utf8.reversed().prefix { $0 == 32 || $0 == 9 }.count
  }

  /// Adds members at the end of a declaration.
  ///
  /// - Parameters:
  ///   - lines: The members. A line's indentation is relative to that of members.
  ///   - spaced: Whether a blank line stands before them.
  mutating func addMembers(_ lines: [String], to declaration: Declaration, spaced: Bool) {
    let block = declaration.group.memberBlock
    let outer = indentation(of: declaration.syntax.start)
    let inner = memberIndentation(of: declaration)
    let brace = block.rightBrace.start
    let text = indented(lines, by: inner)
    var isSpaced = spaced && (!block.members.isEmpty || isBroken(before: brace))
    if isFirst(brace) {
      if isBlank(lineStart(of: max(0, lineStart(of: brace) - 1))) { isSpaced = false }
      insert((isSpaced ? "\n" : "") + text, at: lineStart(of: brace))
      return
    }
    if !isBroken(before: brace) {
      // `{}`, or all members in one line.
      let body = block.leftBrace.end..<brace
      let members = self.text(body).trimmed
      breakLines(
        in: body, members: members.isEmpty ? "" : indented([members], by: inner),
        indentation: outer)
    }
    insert((isSpaced ? "\n" : "") + text, at: brace)
  }

  /// Adds members behind another, or at the beginning if there is none.
  mutating func addMembers(
    _ lines: [String], after member: MemberBlockItemSyntax?, of declaration: Declaration
  ) {
    let inner = memberIndentation(of: declaration)
    let block = declaration.group.memberBlock
    if let member {
      insert(indented(lines, by: inner), at: nextLine(after: member.end))
    } else if isFirst(block.rightBrace.start) {
      let offset = nextLine(after: block.leftBrace.end)
      let isSpaced = block.members.isEmpty || isBlank(offset)
      insert(indented(lines, by: inner) + (isSpaced ? "" : "\n"), at: offset)
    } else {
      addMembers(lines, to: declaration, spaced: false)
    }
  }

  /// Adds a parameter to a function and returns the labels of those before it.
  mutating func addParameter(
    _ parameter: String, to clause: FunctionParameterClauseSyntax
  ) -> [String] {
    let parameters = Array(clause.parameters)
    // A closure stays last, for the sake of trailing closures.
    let index = (parameters.lastIndex { !$0.type.isFunction } ?? -1) + 1
    addElement(
      parameter, at: index, of: parameters.map { (Syntax($0), $0.trailingComma) },
      in: (clause.leftParen.end, clause.rightParen.start))
    return parameters[..<index].map(\.firstName.text)
  }

  /// Adds an argument to a call, behind those with some labels.
  mutating func addArgument(
    _ argument: String, to call: FunctionCallExprSyntax, after labels: [String]
  ) {
    let arguments = Array(call.arguments)
    let index =
      (arguments.lastIndex { labels.contains($0.label?.text ?? "_") } ?? -1) + 1
    guard let left = call.leftParen, let right = call.rightParen else {
      insert("(\(argument))", at: call.calledExpression.end)
      return
    }
    addElement(
      argument, at: index, of: arguments.map { (Syntax($0), $0.trailingComma) },
      in: (left.end, right.start))
  }

  /// Adds an element to a list in parentheses, in the list's layout.
  private mutating func addElement(
    _ element: String, at index: Int, of elements: [(syntax: Syntax, comma: TokenSyntax?)],
    in list: (begin: Int, end: Int)
  ) {
    guard let last = elements.last else {
      insert(element, at: list.begin)
      return
    }
    let isAligned =
      elements.count > 1 && elements.dropFirst().allSatisfy { isFirst($0.syntax.start) }
    let isBroken = isFirst(list.end) || isAligned
    let fits = lineLength(of: last.syntax.start) + element.count + 2 <= Self.longestLine
    // A comment in the list would be lost.
    if isBroken || fits || text(list.begin..<list.end).contains("/*") {
      let space = isBroken ? "\n" + indentation(of: last.syntax.start) : " "
      if index < elements.count {
        return insert("\(element),\(space)", at: elements[index].syntax.start)
      }
      if last.comma == nil { insert(",", at: last.syntax.end) }
      let comma = last.comma == nil ? "" : ","
      return insert("\(space)\(element)\(comma)", at: endOfComments(last.syntax))
    }
    // One line for each.
    let outer = indentation(of: list.begin)
    let inner = outer + indentationUnit
    var texts = elements.map { text($0.syntax.start..<($0.comma?.start ?? $0.syntax.end)) }
    texts.insert(element, at: index)
    replace(
      list.begin..<list.end,
      by: "\n" + texts.map { inner + $0 }.joined(separator: ",\n") + "\n" + outer)
  }

  /// The indentation of a declaration's members.
  func memberIndentation(of declaration: Declaration) -> String {
    let first = declaration.members.first { isFirst($0.start) }
    return first.map { indentation(of: $0.start) }
      ?? indentation(of: declaration.syntax.start) + indentationUnit
  }

  /// Lines with an indentation before each that is not empty, and with this file's unit in place of four spaces.
  func indented(_ lines: [String], by indentation: String) -> String {
    let unit = indentationUnit
    return lines.map { line in
      line.isEmpty ? "\n" : indentation + line.reindented(by: unit) + "\n"
    }.joined()
  }
}

extension Declaration {
  /// The offset behind the name and its generic parameters.
  fileprivate var endOfName: Int {
    switch syntax.as(SyntaxEnum.self) {
    case .classDecl(let type): type.genericParameterClause?.end ?? type.name.end
    case .structDecl(let type): type.genericParameterClause?.end ?? type.name.end
    case .enumDecl(let type): type.genericParameterClause?.end ?? type.name.end
    case .actorDecl(let type): type.genericParameterClause?.end ?? type.name.end
    case .protocolDecl(let type): type.primaryAssociatedTypeClause?.end ?? type.name.end
    case .extensionDecl(let type): type.extendedType.end
    default: group.memberBlock.start
    }
  }
}

extension String {
  /// The line with another indentation unit in place of four spaces.
  func reindented(by unit: String) -> String {
    let spaces = prefix { $0 == " " }.count
    let levels = spaces / EditedFile.usualIndentation.count
    return String(repeating: unit, count: levels)
      + dropFirst(levels * EditedFile.usualIndentation.count)
  }

  var trimmed: String {
    var part = self[...]
    while let first = part.first, first.isWhitespace { part = part.dropFirst() }
    while let last = part.last, last.isWhitespace { part = part.dropLast() }
    return String(part)
  }
}
