import SwiftSyntax

extension MendWriter {
  /// Lines get no longer than this by a call that is added to them.
  private static let longestLine = 100

  /// A call behind the one that subscribes, such as `.disposed(by: bag)`.
  func endedSubscription(
    of name: String, by call: String, _ bag: String?, on line: Int
  ) -> [TextEdit]? {
    guard let item = file.statement(calling: name, on: line), let around = Surroundings(item),
      // In a closure, self may be weak or gone.
      !around.body.is(ClosureExprSyntax.self), !(bag.map(around.declares) ?? false)
    else { return nil }
    var edits: [TextEdit] = []
    var expression = item.expression
    if let (target, value) = item.assignment {
      guard target.is(DiscardAssignmentExprSyntax.self),
        !file.hasComment(in: item.start..<value.start)
      else { return nil }
      edits.append(TextEdit(range: item.start..<value.start, text: ""))
      expression = value
    }
    guard let subscription = expression?.as(FunctionCallExprSyntax.self),
      let member = subscription.calledExpression.as(MemberAccessExprSyntax.self)
    else { return nil }
    let separator = separator(subscription, member, call)
    // `else { songs.subscribe(…); return }`
    guard separator.isEmpty || file.isFirst(item.start) else { return nil }
    edits.append(.insert(separator + call, at: subscription.end))
    return edits
  }

  /// What stands before the call: a line break where the calls before it have one.
  private func separator(
    _ subscription: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax, _ call: String
  ) -> String {
    if file.isFirst(member.period.start) {
      return "\n" + file.indentation(of: member.period.start)
    }
    let start = file.lineStart(of: subscription.start)
    if start != file.lineStart(of: subscription.end) {
      return "\n" + file.indentation(of: subscription.start)
    }
    let fits = file.lineLength(of: start) + call.count <= Self.longestLine
    return fits ? "" : "\n" + file.indentation(of: start) + file.indentationUnit
  }
}
