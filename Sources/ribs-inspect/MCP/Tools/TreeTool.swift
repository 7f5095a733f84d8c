import ArgumentParser
import RIBsAnalysis
import RIBsReport

extension MCPTool {
  /// Shows the tree.
  static let tree = MCPTool(
    name: "tree", title: "Tree at a moment",
    description: """
      Shows the tree of RIBs at a moment of a session, as an outline in attach order. A number in \
      parentheses is the RIB's id, for the tool rib; ×3 stands for three equal siblings. RIBs are active \
      unless the line says inactive. ✗ and ! name the rules of errors and warnings up to that moment. A \
      large tree is folded to what matters.
      """,
    parameters: [.trace, .session, at, focus, depth],
    answer: { arguments, app in
      let moment = arguments.text(at) ?? "end"
      guard let moment = MomentArgument(argument: moment)?.moment else {
        throw Failure(description: "'at' cannot be '\(moment)'. \(MomentArgument.remedy)")
      }
      let path = arguments.text(.trace) ?? ""
      let session = try app.session(
        arguments.text(.session), of: path, AnalysisScope(moment: moment, keepsFlows: false))
      try MomentChoice(session).require(moment)
      let focus = arguments.text(focus)
      let answer = TreeAnswer(
        session, source: path, focus: focus, depth: arguments.number(depth))
      guard let answer else {
        throw FocusChoice(session).complaint(
          focus ?? "", otherwise: "Without focus, the answer shows the whole tree.")
      }
      return answer.text
    })

  private static let at = ToolParameter(
    name: "at", kind: .text,
    description:
      "The moment: an event's number such as 42, a time since the session began such as 1.5s, mark:NAME, or end. The end by default."
  )
  private static let focus = ToolParameter(
    name: "focus", kind: .text,
    description: "Show only the RIBs at this path and below, such as Root/LoggedIn.")
  private static let depth = ToolParameter(
    name: "depth", kind: .number(0...Int(Int32.max)),
    description: "How many levels to show below the roots or the focus; all by default.")
}
