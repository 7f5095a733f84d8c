import ArgumentParser
import Foundation
import RIBsAnalysis
import RIBsReport
import RIBsSource

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Looks at an app, and writes a config, a CI workflow, a baseline and a checked test.",
    discussion: """
      Everything is shown before it is written, and no file is replaced. Without a terminal, nothing is written \
      unless --yes is given.

      Exit codes: 0 shown or written, 2 the folder or its config could not be used, 64 wrong usage, 70 a file could \
      not be written.
      """)

  @OptionGroup var writing: WritingOptions

  @OptionGroup var verbosity: QuietOption

  func run() throws {
    let text = SetupText(Terminal.style)
    let output = Output.standard
    let (facts, config) = try writing.app(verbosity)
    var choice = SourceChoice(facts.survey)
    let report: SourceReport
    do {
      report = try source(facts, config, &choice)
    } catch {
      // What was found helps to see why.
      try output.write(text.text(facts, nil))
      throw error
    }
    func judge(_ baseline: Baseline?) -> CheckReport {
      var policy = config?.policy ?? Policy()
      policy.baseline = baseline
      return policy.judge(report, rules: SourceRuleCatalogue.pages, today: Day.today)
    }
    let check = judge(nil)
    try output.write(text.text(facts, check))
    let plan = try SetupPlan(
      facts, choice, config: config, check, report.tree, judge: judge)
    try output.write(text.text(plan))
    if try isAgreed(to: plan) {
      try write(plan.newFiles)
      if !plan.newFiles.isEmpty { try output.write(text.text(wrote: plan.newFiles)) }
    }
    try output.write(text.text(NextStep.steps(facts, plan)))
  }

  /// Reads what the config names, or else what was chosen.
  private func source(
    _ facts: AppFacts, _ config: ConfigFile?, _ choice: inout SourceChoice
  ) throws -> SourceReport {
    try verbosity.reading { progress throws(SourceAnalysis.Failure) in
      guard let config else {
        return try choice.report(facts.survey) { progress.set($0, of: $1) }
      }
      let folders = config.sources.isEmpty ? ["."] : config.sources
      return try SourceAnalysis.report(on: folders, config.reading) { progress.set($0, of: $1) }
    }
  }

  /// Whether the files of the plan are to be written.
  private func isAgreed(to plan: SetupPlan) throws -> Bool {
    let count = plan.newFiles.count
    if writing.dryRun || count == 0 { return false }
    try check(plan.newFiles)
    return verbosity.agrees(toWrite: count, yes: writing.yes)
  }

  /// Looks for obstacles before anything is written.
  private func check(_ files: [PlannedFile]) throws {
    for file in files {
      do throws(NewFile.Obstacle) {
        try NewFile.check(file.path)
      } catch {
        throw complaint(file, error)
      }
    }
  }

  private func write(_ files: [PlannedFile]) throws {
    for file in files {
      do throws(NewFile.Obstacle) {
        try NewFile.write(file.text, to: file.path)
      } catch {
        throw complaint(file, error)
      }
    }
  }

  private func complaint(_ file: PlannedFile, _ obstacle: NewFile.Obstacle) -> ExitCode {
    Terminal.complain("\(file.path): \(obstacle.reason)")
    return .toolFailed
  }
}
