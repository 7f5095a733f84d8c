import SwiftSyntax

/// Finds calls by the name of what they call.
final class CallFinder: SyntaxVisitor {
  private let name: String
  private var found: [FunctionCallExprSyntax] = []

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  /// All calls of a function or initializer, such as `HomeRouter(…)` and `Home.HomeRouter.init(…)`.
  static func calls(of name: String, in syntax: Syntax) -> [FunctionCallExprSyntax] {
    let finder = CallFinder(name)
    finder.walk(syntax)
    return finder.found
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledName == name { found.append(node) }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// The last name of what is called; for an explicit `init`, that of the type.
  var calledName: String? {
    if let reference = calledExpression.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text
    }
    guard let member = calledExpression.as(MemberAccessExprSyntax.self) else { return nil }
    let name = member.declName.baseName.text
    guard name == "init" else { return name }
    return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? member.base?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}
