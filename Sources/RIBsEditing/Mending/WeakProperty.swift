import SwiftSyntax

extension MendWriter {
  /// `weak var`.
  func weakProperty(_ property: String, on line: Int) -> [TextEdit]? {
    guard let range = file.range(ofLine: line) else { return nil }
    let token = tree.tokens(viewMode: .sourceAccurate).first { token in
      range.contains(token.start) && token.text == property
        && token.parent?.is(IdentifierPatternSyntax.self) ?? false
    }
    guard let variable = token?.ancestor(VariableDeclSyntax.self), variable.bindings.count == 1,
      variable.bindingSpecifier.tokenKind == .keyword(.var),
      !variable.attributes.contains(where: \.isWrapper),
      variable.bindings.first?.typeAnnotation?.type.isOptional ?? false,
      !variable.modifiers.contains(where: { ["weak", "unowned", "lazy"].contains($0.name.text) })
    else { return nil }
    return [.insert("weak ", at: variable.bindingSpecifier.start)]
  }

  private var tree: SourceFileSyntax { file.tree }
}

extension AttributeListSyntax.Element {
  /// Whether it may be a property wrapper. A wrapped property cannot be weak.
  fileprivate var isWrapper: Bool {
    guard let name = self.as(AttributeSyntax.self)?.attributeName.trimmedDescription else {
      return true
    }
    return !["MainActor", "objc"].contains(name)
  }
}

extension SyntaxProtocol {
  /// The innermost node of a kind around it.
  func ancestor<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
    ancestors.lazy.compactMap { $0.as(kind) }.first
  }
}
