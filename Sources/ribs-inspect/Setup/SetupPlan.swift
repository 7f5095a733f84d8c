import RIBsAnalysis
import RIBsReport
import RIBsSource

/// What init would write into an app's folder, and what it leaves to people.
struct SetupPlan {
  /// A part of the plan.
  enum Part {
    case file(PlannedFile)
    /// Lines for people to put somewhere, because the file is theirs.
    ///
    /// `lead` says where, and ends with a colon.
    case step(lead: String, lines: String)
    /// A part that is left out, and why.
    case none(String)
  }

  static let baselineFile = BaselineCheck.usualName

  let parts: [Part]
  /// The checked test; nil if there is none.
  let test: CheckedTest.Draft?

  /// The files that are not there yet.
  var newFiles: [PlannedFile] { files.filter { $0.missing == nil } }

  private var files: [PlannedFile] {
    parts.compactMap { if case .file(let file) = $0 { file } else { nil } }
  }

  /// - Parameters:
  ///   - facts: What the app is made of.
  ///   - choice: What is to be read of its source.
  ///   - config: The config that applies already; nil if there is none.
  ///   - check: The source as the team's policy judges it.
  ///   - judge: Judges it with a baseline.
  init(
    _ facts: AppFacts, _ choice: SourceChoice, config: ConfigFile?, _ check: CheckReport,
    _ tree: StaticTree, judge: (Baseline) -> CheckReport
  ) throws {
    let baseline = Baseline(of: check, file: Self.baselineFile)
    let hasBaseline = !baseline.entries.isEmpty || NewFile.exists(Self.baselineFile)
    let sources = config?.sources ?? choice.folders
    let workflow = CIWorkflow(
      folders: sources.isEmpty ? ["."] : sources,
      baseline: hasBaseline ? Self.baselineFile : nil,
      isIncomplete: judge(baseline).status == .inconclusive)
    var parts: [Part] = []
    if let path = config?.path, path != ConfigFile.name {
      parts.append(.none("No config: \(path) applies already."))
    } else {
      parts.append(.file(PlannedFile(ConfigFile.name, ConfigDraft(choice).text)))
    }
    parts += Self.workflows(facts, workflow)
    if hasBaseline {
      parts.append(.file(try PlannedFile(Self.baselineFile, baseline)))
    } else {
      parts.append(.none("No baseline: nothing in the source fails a check."))
    }
    switch CheckedTest(facts, tree) {
    case .draft(let draft):
      test = draft
      let link = TestLink(draft, facts)
      parts.append(.file(PlannedFile(draft.path, draft.text)))
      if let lines = link.lines {
        parts.append(.step(lead: link.lead, lines: lines))
      }
    case .none(let reason):
      test = nil
      parts.append(.none("No checked test: \(reason)"))
    }
    self.parts = parts
  }

  private static func workflows(_ facts: AppFacts, _ workflow: CIWorkflow) -> [Part] {
    guard !facts.ci.isEmpty else {
      return [.none("No workflow: no CI system is found. Its step is `\(workflow.command)`.")]
    }
    return facts.ci.flatMap { found -> [Part] in
      let system = found.system
      if let runs = found.runs {
        return [.none("No workflow: \(runs) runs \(Product.name) already.")]
      }
      guard facts.repository.isEmpty else {
        return [
          .step(
            lead: "For \(system.rawValue), in a step of \(found.file), which is above this folder:",
            lines: "cd \(facts.folderInRepository)\n\(workflow.shell)")
        ]
      }
      switch system {
      case .github: return [.file(PlannedFile(CIWorkflow.githubFile, workflow.github))]
      case .gitlab:
        return [
          .file(PlannedFile(CIWorkflow.gitlabFile, workflow.gitlab)),
          .step(
            lead: "For \(system.rawValue), in \(system.marker):", lines: CIWorkflow.gitlabInclude),
        ]
      case .bitrise, .circleCI, .jenkins, .xcodeCloud:
        return [
          .step(lead: "For \(system.rawValue), \(system.placeOfStep):", lines: workflow.shell)
        ]
      }
    }
  }
}

extension CISystem {
  /// Where the lines of a step go.
  fileprivate var placeOfStep: String {
    switch self {
    case .github, .gitlab: "in a step of \(marker)"
    case .bitrise: "in a Script step of \(marker), after the repository is cloned"
    case .circleCI: "in a `run` step of \(marker), after `checkout`"
    case .jenkins: "in an `sh` step of \(marker)"
    case .xcodeCloud: "at the end of \(marker)/ci_post_clone.sh"
    }
  }
}
