import SwiftSyntax

extension MendWriter {
  /// Moves the statement that stores the child before the one that attaches it.
  ///
  /// What stands between the two must not know of the property, and must not change the child.
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
      // Only a variable has the same value before.
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
    // A blank line that stood before it would stand before the brace.
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
