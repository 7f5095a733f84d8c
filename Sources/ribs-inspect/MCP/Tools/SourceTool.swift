import RIBsAnalysis
import RIBsReport
import RIBsSource

extension MCPTool {
  /// Reads the app's source.
  static let source = MCPTool(
    name: "source", title: "Hazards in the source",
    description: """
      Reads the app's Swift source, without a build and without a trace, and says what can go wrong in its \
      RIBs: hazards with severity, rule, place and fix, the worst first, and with the first of them the tree \
      of which RIB can attach which. Places are paths that can be opened, FILE:LINE.
      """,
    parameters: [paths, sourceRule, .limit(usualCauses, most: 200), .offset],
    answer: { arguments, app in
      let rule = try chosenRule(arguments.text(sourceRule), in: .source, besides: "findings")
      let config = try app.config()
      var reading = SourceAnalysis.Options()
      reading.runtime = config?.runtime ?? OwnRuntime()
      let folders = app.folders
      reading.mayRead = { folders.hold($0) }
      let configured = config?.sources ?? []
      var paths = arguments.texts(paths) ?? []
      if paths.isEmpty { paths = configured.isEmpty ? folders.paths : configured }
      for path in paths { try folders.require(path) }
      let source = try SourceAnalysis.report(on: paths, reading)
      let report = try app.policy().judge(
        source, rules: SourceRuleCatalogue.pages, today: Day.today)
      return CausesAnswer(report, rule: rule).text(arguments.range(usual: usualCauses))
    })

  private static let paths = ToolParameter(
    name: "paths", kind: .texts,
    description:
      "Folders and files of Swift. By default the 'sources' of the config, or else the served folders."
  )
  private static let sourceRule = ToolParameter(
    name: "rule", kind: .text,
    description: "Show only the hazards of this rule, such as unguarded-attach.")
}
