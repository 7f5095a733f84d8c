import ArgumentParser
import RIBsAnalysis
import RIBsReport

extension MCPTool {
  /// Tells the life of a RIB.
  static let rib = MCPTool(
    name: "rib", title: "One RIB's life",
    description: """
      Shows the life of a RIB event by event: when it was created, attached, activated, held, detached and \
      destroyed, where in the code, and what happened to its children. Each event has its line in the trace \
      and its time; findings stand at their events. Give either its id, which the tool tree shows, or a \
      path: then all RIBs that were attached there follow one another.
      """,
    parameters: [.trace, .session, id, path, .limit(usualEvents, most: 1000), .offset],
    answer: { arguments, app in
      let subject: RIBSubject
      switch (arguments.number(id), arguments.text(path)) {
      case (let id?, nil): subject = .id(id)
      case (nil, let path?): subject = .path(path)
      default: throw RPCError.invalidParams("rib needs either 'id' or 'path'.")
      }
      let trace = arguments.text(.trace) ?? ""
      var scope = AnalysisScope(subject: subject, keepsTree: false, keepsFlows: false)
      // Every event can be asked for.
      scope.mostEvents = .max
      let session = try app.session(arguments.text(.session), of: trace, scope)
      guard session.lives?.lives.isEmpty == false else {
        throw Failure(description: RIBChoice(session).complaint(subject))
      }
      return LogAnswer(session, source: trace).text(arguments.range(usual: usualEvents))
    })

  private static let usualEvents = 200

  private static let id = ToolParameter(
    name: "id", kind: .number(0...Int.max), description: "The RIB's number in the session.")
  private static let path = ToolParameter(
    name: "path", kind: .text,
    description: "The path of one or more RIBs, such as Root/LoggedIn/Profile.")
}
