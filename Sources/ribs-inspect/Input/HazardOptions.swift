import ArgumentParser
import RIBsAnalysis
import RIBsSource

/// The app's source, as an option of commands that report on traces.
struct HazardOptions: ParsableArguments {
  @Option(
    name: .customLong("source"),
    help: ArgumentHelp(
      "The app's source, a folder or file: each finding names the hazard in the source that explains it. Can be repeated.",
      valueName: "path"), completion: .file())
  var paths: [String] = []

  /// The hazards in the source; nil without the option.
  ///
  /// - Throws: `ExitCode.unusableInput` if the source or the config cannot be used; standard error says why.
  func hazards(_ policy: PolicyOptions) throws -> HazardIndex? { try report(policy).map(hazards) }

  /// Finds the hazards that explain a finding.
  func hazards(_ report: SourceReport) -> HazardIndex {
    HazardIndex(report, explains: SourceRuleCatalogue.explains)
  }

  /// What the source shows; nil without the option.
  ///
  /// - Parameter policy: The options that name the config, in which a team names its own runtime.
  /// - Throws: `ExitCode.unusableInput` if the source or the config cannot be used; standard error says why.
  func report(_ policy: PolicyOptions) throws -> SourceReport? {
    try Self.report(on: paths, policy)
  }

  /// What the source at some paths shows; nil without paths.
  static func report(on paths: [String], _ policy: PolicyOptions) throws -> SourceReport? {
    guard !paths.isEmpty else { return nil }
    let reading = try policy.configFile()?.reading ?? SourceAnalysis.Options()
    do {
      return try SourceAnalysis.report(on: paths, reading)
    } catch {
      Terminal.complain(error.description)
      throw ExitCode.unusableInput
    }
  }
}
