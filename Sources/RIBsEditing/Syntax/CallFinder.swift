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
    if node.calledName == name || node.isImplicitInitializer && node.expectedType == name {
      found.append(node)
    }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// Whether it is `.init(…)`.
  fileprivate var isImplicitInitializer: Bool {
    guard let member = calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    return member.base == nil && member.declName.baseName.text == "init"
  }

  /// The name of the type that the call must have: that of the variable it begins, or of the function that returns it.
  fileprivate var expectedType: String? {
    var node = Syntax(self)
    while let parent = node.parent {
      if let binding = parent.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation?.type.baseName
      }
      if let function = parent.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.baseName
      }
      // An argument has the type of a parameter.
      if parent.is(LabeledExprSyntax.self) || parent.is(ClosureExprSyntax.self) { return nil }
      node = parent
    }
    return nil
  }

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
