import ArgumentParser
import Foundation
import GraphvizRendering
import RIBsAnalysis
import RIBsDiagram
import RIBsReport

struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws the tree of a trace, or the designs of a flow.")

  enum Design: String, Choice {
    case live, horizontal, vertical, compare
  }

  @OptionGroup var trace: SingleTraceArguments

  @OptionGroup var policy: PolicyOptions

  @OptionGroup var verbosity: QuietOption

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to write to; standard output by default.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help:
      "The format: \(PictureFormat.list). By default the output's extension decides, and SVG without one.",
    completion: PictureFormat.completion, transform: PictureFormat.chosen)
  var format: PictureFormat?

  @Option(
    help: ArgumentHelp(
      "The colours: \(GraphvizRenderer.Appearance.list). An SVG with auto follows its reader's preference.",
      valueName: "theme"),
    completion: GraphvizRenderer.Appearance.completion,
    transform: GraphvizRenderer.Appearance.chosen)
  var theme = GraphvizRenderer.Appearance.auto

  @Option(
    help: ArgumentHelp(
      "What to draw: the tree (live), a flow in one design (horizontal or vertical), or in both (compare).",
      valueName: "design"), completion: Design.completion, transform: Design.chosen)
  var design = Design.live

  @Option(
    help: ArgumentHelp(
      "The path of the flow's owner or of one of its steps.", valueName: "path"))
  var flow: String?

  @Option(
    help: ArgumentHelp(
      "The moment to draw: an event's number, a time such as 1.5s, mark:NAME, or end.",
      valueName: "moment"), transform: MomentArgument.parsed)
  var at = MomentArgument(moment: .end)

  @Option(
    help: ArgumentHelp(
      "Draw only the RIBs at this path and below.", valueName: "path"))
  var focus: String?

  @Option(
    help: ArgumentHelp(
      "How many levels to draw below the roots or the focus.", valueName: "levels"))
  var depth: Int?

  enum Collapse: String, Choice {
    case auto, none
  }

  @Option(
    help: "Whether to fold a large tree to what matters: \(Collapse.list).",
    completion: Collapse.completion, transform: Collapse.chosen)
  var collapse = Collapse.auto

  enum Engine: String, Choice {
    case tidy, dot
  }

  @Option(
    help: "The layout of the tree: by ribs-inspect itself (tidy) or by Graphviz (dot).",
    completion: Engine.completion, transform: Engine.chosen)
  var engine = Engine.tidy

  @Flag(
    help:
      "Give every RIB of the session a fixed position, so that pictures of two moments can be overlaid."
  )
  var stable = false

  @OptionGroup var links: SourceLinkOptions

  @OptionGroup var root: SourceRootOption

  func validate() throws {
    if let depth, depth < 0 { throw ValidationError("--depth cannot be negative.") }
    let placesTree = focus != nil || depth != nil || collapse == .none || engine == .dot || stable
    if placesTree || links.sourceURL != nil, design != .live {
      throw ValidationError(
        "--focus, --depth, --collapse, --engine, --stable and --source-url go with --design live.")
    }
    let chosenFormat = try self.chosenFormat
    if flow != nil, design == .live {
      throw ValidationError("--flow goes with --design horizontal, vertical or compare.")
    }
    if chosenFormat == .mermaid, stable || engine == .dot {
      throw ValidationError(
        "Mermaid lays out the tree itself: --stable and --engine do not go with it.")
    }
    if chosenFormat == .mermaid, design != .live {
      throw ValidationError("A flow cannot be drawn as Mermaid: use svg, png, pdf, dot or json.")
    }
    if at.moment != .end, design != .live {
      throw ValidationError(
        "--at goes with --design live; a flow is drawn from the whole session.")
    }
  }

  func run() throws {
    try trace.files(policy).require(notAmong: output)
    var scope = AnalysisScope(moment: at.moment, keepsPositions: stable)
    scope.session = trace.session
    let report = try trace.report(scope, policy, verbosity)
    let session = try SessionChoice(report).session(named: trace.session)
    try MomentChoice(session).require(at.moment)
    let format = try chosenFormat
    // Before any output is opened, because it may fail.
    let mermaid = format == .mermaid ? try mermaid(session) : ""
    let diagram = format == .mermaid ? nil : try diagram(session)
    let output = try self.output.map(Output.file) ?? .standard
    if let diagram {
      try format.write(diagram, theme, to: output)
    } else {
      try output.write(mermaid)
    }
    try output.close()
  }

  private var chosenFormat: PictureFormat {
    get throws { try format ?? PictureFormat(ofFile: output, remedy: ", or give --format") }
  }

  private func diagram(_ session: SessionReport) throws -> Diagram {
    switch design {
    case .live: return try liveTree(session)
    case .horizontal: return .design(of: try chosenFlow(session), as: .horizontal)
    case .vertical: return .design(of: try chosenFlow(session), as: .vertical)
    case .compare: return .comparison(of: try chosenFlow(session))
    }
  }

  private func liveTree(_ session: SessionReport) throws -> Diagram {
    let style = Diagram.TreeStyle(
      isStable: stable, engine: engine == .dot ? DotEngine() : TidyEngine(),
      link: try links.link(root))
    guard let diagram = try Diagram.liveTree(of: session, excerpt, style) else {
      throw nothingInFocus(session)
    }
    return diagram
  }

  private func mermaid(_ session: SessionReport) throws -> String {
    let outline = TreeOutline(session).excerpt(excerpt)
    if outline.items.isEmpty, focus != nil { throw nothingInFocus(session) }
    return MermaidTree(outline).text
  }

  private var excerpt: TreeExcerpt {
    TreeExcerpt(
      focus: focus, depth: depth, most: collapse == .none ? nil : TreeExcerpt.readable)
  }

  private func nothingInFocus(_ session: SessionReport) -> ValidationError {
    FocusChoice(session).complaint(
      focus ?? "", otherwise: "`ribs-inspect` with the trace alone shows the tree at the end.")
  }

  /// A picture of more steps would be illegible, and one of a million would not fit in memory.
  private static let mostSteps = 500

  private func chosenFlow(_ session: SessionReport) throws -> Flow {
    let choice = FlowChoice(session)
    let chosen = try flow.map(choice.flow(at:)) ?? choice.busiest(quiet: verbosity.quiet)
    guard chosen.steps.count <= Self.mostSteps else {
      throw ValidationError(
        "The flow has \(chosen.steps.count) steps, and a picture shows at most \(Self.mostSteps). `ribs-inspect flows` describes it, and --flow draws another."
      )
    }
    return chosen
  }
}

extension GraphvizRenderer.Appearance: Choice {}
