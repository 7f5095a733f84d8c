import ArgumentParser
import RIBsAnalysis
import RIBsSource

/// The app's source, as an option of commands that report on traces.
struct HazardOptions: ParsableArguments {
  @Option(
    name: .customLong("source"),
    help: ArgumentHelp(
      "The app's source, a folder or file: each finding names the hazard in the source that explains it. Can be repeated.",
      valueName: "path"))
  var paths: [String] = []

  /// The hazards in the source; nil without the option.
  ///
  /// - Throws: `ExitCode.unusableInput` if the source cannot be used; standard error says why.
  func hazards() throws -> HazardIndex? {
    guard !paths.isEmpty else { return nil }
    do {
      return HazardIndex(
        try SourceAnalysis.report(on: paths), explains: SourceRuleCatalogue.explains)
    } catch {
      Terminal.complain(error.description)
      throw ExitCode.unusableInput
    }
  }
}
