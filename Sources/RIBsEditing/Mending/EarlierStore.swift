import SwiftSyntax

extension MendWriter {
  /// Moves the store of the child in front of its attach.
  ///
  /// The statements in between must neither use the property nor change the child.
  func earlierStore(
    in property: String, _ readers: Set<String>, on line: Int
  ) -> [TextEdit]? {
    guard let attach = file.statement(on: line), let around = Surroundings(attach),
      file.isFirst(attach.start)
    else { return nil }
    let (items, index) = (around.items, around.index)
    guard
      let store = items.indices.dropFirst(index + 1).first(where: {
        items[$0].assignment?.target.ownProperty == property
      }), let (_, value) = items[store].assignment,
      // An expression may give another value earlier; a variable does not.
      let child = value.as(DeclReferenceExprSyntax.self)?.baseName.text,
      file.isFirst(items[store].start), file.isLast(items[store].end)
    else { return nil }
    for item in items[index..<store] {
      if item.declaredNames?.contains(child) ?? false || item.assignment != nil
        || item.has(ReturnStmtSyntax.self)
      {
        return nil
      }
      guard item != attach else { continue }
      // A variable can have the property's name.
      let own = child == property ? [] : Set([property])
      if !readers.union(own).isDisjoint(with: item.mentionedNames) || item.names(property) {
        return nil
      }
    }
    let lines = file.lineStart(withComments: items[store])..<file.nextLine(after: items[store].end)
    // A blank line above it would be left in front of the brace.
    let isLast = store == items.count - 1
    let before = file.lineStart(of: max(0, lines.lowerBound - 1))
    let isSpaced = isLast && store > index && file.isBlank(before)
    return [
      .insert(file.text(lines), at: file.lineStart(withComments: attach)),
      TextEdit(range: (isSpaced ? before : lines.lowerBound)..<lines.upperBound, text: ""),
    ]
  }
}

extension CodeBlockItemSyntax {
  /// Whether it names a property of self: `self.child`.
  fileprivate func names(_ property: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      token.parent?.parent?.as(MemberAccessExprSyntax.self)
        .map { ExprSyntax($0).ownProperty == property } ?? false
    }
  }
}
