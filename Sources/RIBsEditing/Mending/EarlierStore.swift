import SwiftSyntax

extension MendWriter {
  /// Moves the statement that stores the child before the one that attaches it.
  func earlierStore(in property: String, on line: Int) -> [TextEdit]? {
    guard let attach = file.statement(on: line), let around = Surroundings(attach),
      file.isFirst(attach.start)
    else { return nil }
    let (items, index) = (around.items, around.index)
    guard
      let store = items.indices.dropFirst(index + 1).first(where: {
        items[$0].assignment?.target.ownProperty == property
      }), let (target, value) = items[store].assignment,
      // Only a variable has the same value before.
      let child = value.as(DeclReferenceExprSyntax.self)?.baseName.text,
      file.isFirst(items[store].start), file.isLast(items[store].end)
    else { return nil }
    // What stands between may declare the child, or use what the property held before.
    for item in items[index..<store] {
      if item.declaredNames?.contains(child) ?? false { return nil }
      if item.mentions(target, property) || item.has(ReturnStmtSyntax.self) { return nil }
    }
    let lines = file.lineStart(withComments: items[store])..<file.nextLine(after: items[store].end)
    return [
      .insert(file.text(lines), at: file.lineStart(withComments: attach)),
      TextEdit(range: lines, text: ""),
    ]
  }
}

extension CodeBlockItemSyntax {
  /// Whether it mentions a property as the target of an assignment names it.
  fileprivate func mentions(_ target: ExprSyntax, _ property: String) -> Bool {
    if target.is(DeclReferenceExprSyntax.self) { return mentionedNames.contains(property) }
    return tokens(viewMode: .sourceAccurate).contains { token in
      token.parent?.parent?.as(MemberAccessExprSyntax.self)
        .map { ExprSyntax($0).ownProperty == property } ?? false
    }
  }
}
