import ArgumentParser
import GraphvizRendering
import RIBsAnalysis
import RIBsReport
import RIBsSource

struct Source: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "source",
    abstract:
      "Reads an app's Swift source, and shows which RIB can attach which and what can go wrong.",
    discussion: """
      Nothing is built, and no trace is needed. Without --format, the report is a summary for a person, with the \
      tree.

      Exit codes: 0 clean, 1 a finding at or above --fail-on, 2 a path, a trace or the config could not be used, \
      3 no such finding but a file or folder could not be read in full, 64 wrong usage, 70 the tool itself failed.
      """)

  @Argument(
    help: ArgumentHelp(
      "Folders and files of Swift; by default the folders under 'sources' in the config, or else the working directory.",
      valueName: "path"), completion: .file())
  var paths: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Traces of the app, or folders of traces, to join with the source.", valueName: "trace"),
    completion: .file())
  var trace: [String] = []

  @Option(
    help: ArgumentHelp(
      "Leave out files that this pattern matches, such as **/Generated/*. Can be repeated.",
      valueName: "glob"))
  var exclude: [String] = []

  @Flag(help: "Read tests and mocks as well.")
  var includeTests = false

  @OptionGroup var sessions: SessionOption

  @Option(
    help: ArgumentHelp(
      "Draw the tree into this file: .svg, .png, .pdf, .dot, .mmd or .json.", valueName: "file"),
    completion: .file())
  var tree: String?

  @Option(
    help: "The picture's colours: \(GraphvizRenderer.Appearance.list).",
    completion: GraphvizRenderer.Appearance.completion,
    transform: GraphvizRenderer.Appearance.chosen)
  var theme = GraphvizRenderer.Appearance.auto

  @OptionGroup var mend: MendOptions

  @OptionGroup var formats: FormatOptions

  @OptionGroup var root: SourceRootOption

  @OptionGroup var amount: AmountOptions

  @OptionGroup var policy: PolicyOptions

  @OptionGroup var baseline: BaselineOptions

  @OptionGroup var verdict: VerdictOptions

  @OptionGroup var verbosity: QuietOption

  func validate() throws {
    if sessions.session != nil, trace.isEmpty {
      throw ValidationError("--session goes with --trace.")
    }
    // What a trace says is about the lines as they were.
    if let name = mend.name, !trace.isEmpty || tree != nil {
      throw ValidationError("\(name) goes with neither --trace nor --tree.")
    }
    if mend.diff, !formats.format.isEmpty || formats.output != nil {
      throw ValidationError("--diff prints the patch in place of the report: leave out the format.")
    }
  }

  func run() throws {
    let config = try policy.configFile()
    let paths = paths(config)
    var inputs = InputFiles(traces: trace, policy)
    inputs.addSource(paths)
    var outputs = OutputFiles(besides: inputs)
    let picture = try tree.map(StaticTreePicture.init)
    if let tree { try outputs.add(tree) }
    let check = try options.begin(
      "source", outputs, policy.policy(config), showsSummary: true)
    var reading = config?.reading ?? SourceAnalysis.Options()
    reading.excluded += exclude.map(Glob.init)
    reading.includesTests = includeTests
    var read = try source(at: paths, reading)
    func judge(_ source: SourceReport, _ policy: Policy) -> CheckReport {
      policy.judge(source, rules: SourceRuleCatalogue.pages, today: Day.today)
    }
    let mended = MendedSource(paths: paths, reading: reading) {
      judge($0, check.policy).causes.flatMap(\.places)
    }
    if mend.diff {
      try mended.printPatch(for: read, verbosity)
      if judge(read, check.policy).status == .findings { throw ExitCode.findings }
      return
    }
    if mend.fix {
      read = try mended.write(read, verbosity)
    } else if formats.showsEdits {
      read = try mended.suggestions(for: read)
    }
    defer {
      if mend.name == nil, formats.showsVerdict, !verbosity.quiet {
        mended.noteHelp(for: read, verbosity)
      }
    }
    var scope = AnalysisScope(keepsTree: false, keepsFlows: false)
    scope.keepsCalls = true
    let traces = try sessions.chosen(
      of: TraceBatch(trace).usable(check.policy.options, scope, verbosity), verbosity)
    let source =
      trace.isEmpty
      ? read : read.joined(with: traces.inputs, explains: SourceRuleCatalogue.explains)
    try picture?.write(source, theme)
    func judge(_ policy: Policy) -> CheckReport {
      policy.judge(
        source, rules: SourceRuleCatalogue.pages, unusable: traces.unusable, today: Day.today)
    }
    try check.end(judge(check.policy), quiet: verbosity.quiet, judge: judge)
  }

  private var options: CheckOptions {
    CheckOptions(
      formats: formats, root: root, amount: amount, baseline: baseline, verdict: verdict)
  }

  /// The folders and files to read.
  private func paths(_ config: ConfigFile?) -> [String] {
    if !paths.isEmpty { return paths }
    let sources = config?.sources ?? []
    return sources.isEmpty ? ["."] : sources
  }

  /// Reads the source. Shows progress, and says on standard error why it cannot be used.
  private func source(
    at paths: [String], _ reading: SourceAnalysis.Options
  ) throws -> SourceReport {
    do {
      return try verbosity.showProgress(ReadAmount(of: nil, .files)) {
        progress throws(SourceAnalysis.Failure) in
        try SourceAnalysis.report(on: paths, reading) { progress.set($0, of: $1) }
      }
    } catch {
      Terminal.complain(error.description)
      throw ExitCode.unusableInput
    }
  }
}
