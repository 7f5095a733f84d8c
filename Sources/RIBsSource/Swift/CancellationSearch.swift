import SwiftSyntax

/// Looks for what ends an endless loop when its task is cancelled.
///
/// Source: Apple's documentation of `Task.sleep(for:)`, which throws as soon as the task is cancelled: with `try?`, the
/// loop goes on without a pause.
final class CancellationSearch: SyntaxVisitor {
  private var sleeps = false
  private var mayEnd = false

  /// Whether a loop's body sleeps with `try?`, and neither asks for the cancellation nor throws.
  static func isHidden(in body: CodeBlockSyntax) -> Bool {
    let search = CancellationSearch(viewMode: .sourceAccurate)
    search.walk(body)
    return search.sleeps && !search.mayEnd
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark?.tokenKind != .postfixQuestionMark { mayEnd = true }
    let call = node.expression.as(AwaitExprSyntax.self)?.expression.as(FunctionCallExprSyntax.self)
    if call?.calledExpression.trimmedDescription == "Task.sleep" { sleeps = true }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if ["isCancelled", "checkCancellation"].contains(node.baseName.text) { mayEnd = true }
    return .skipChildren
  }
}
