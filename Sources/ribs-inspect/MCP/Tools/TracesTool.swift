import RIBsReport

extension MCPTool {
  /// Lists the traces.
  static let traces = MCPTool(
    name: "traces", title: "Traces",
    description: """
      Lists the traces below the served folders, the newest first, with size and time of the last change \
      (UTC). The other tools take these paths. Folders of builds and links are not searched.
      """,
    parameters: [.limit(usualTraces, most: 500), .offset],
    answer: { arguments, app in
      TraceList(below: app.folders).text(arguments.range(usual: usualTraces))
    })

  private static let usualTraces = 50
}
