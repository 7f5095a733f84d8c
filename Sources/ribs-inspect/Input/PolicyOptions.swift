import ArgumentParser
import RIBsAnalysis
import RIBsReport

/// The team's policy, as options of every command that analyses. An option overrides the config.
struct PolicyOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The config; by default the nearest \(ConfigFile.name) from the working directory up.",
      valueName: "file"), completion: .file())
  var config: String?

  @Option(
    help: ArgumentHelp(
      ConfigFile.grace.help, valueName: "duration"), transform: DurationArgument.parsed)
  var grace: DurationArgument?

  @Option(
    help: ArgumentHelp(
      ConfigFile.stall.help, valueName: "duration"), transform: DurationArgument.parsed)
  var stall: DurationArgument?

  @Option(
    help: ArgumentHelp(
      ConfigFile.viewGrace.help, valueName: "duration"), transform: DurationArgument.parsed)
  var viewGrace: DurationArgument?

  /// The path of the config in use; nil if there is none.
  var configPath: String? { config ?? ConfigFile.found() }

  /// The config, overridden by the options.
  ///
  /// - Throws: `ExitCode.unusableInput` if the config cannot be used; standard error says why.
  func policy() throws -> Policy { policy(try configFile()) }

  /// The config; nil if there is none.
  ///
  /// - Throws: `ExitCode.unusableInput` if the config cannot be used; standard error says why.
  func configFile() throws -> ConfigFile? {
    do throws(ConfigFile.Unusable) {
      return try readConfig()
    } catch {
      Terminal.complain(error.description)
      throw ExitCode.unusableInput
    }
  }

  /// The config; nil if there is none. Nothing is written to standard error.
  ///
  /// - Parameter folder: Where to look, up from there, if the working directory leads to no config.
  func readConfig(orFrom folder: String? = nil) throws(ConfigFile.Unusable) -> ConfigFile? {
    guard let path = configPath ?? folder.flatMap(ConfigFile.found(from:)) else { return nil }
    return try ConfigFile(at: path)
  }

  /// A config, overridden by the options.
  func policy(_ file: ConfigFile?) -> Policy {
    var policy = file?.policy ?? Policy()
    if let grace { policy.options.grace = grace.nanoseconds }
    if let stall { policy.options.stall = stall.nanoseconds }
    if let viewGrace { policy.options.viewGrace = viewGrace.nanoseconds }
    return policy
  }
}

/// `500ms`, `2s`, `1.5s` or `2m`.
struct DurationArgument {
  let nanoseconds: Int

  /// For the parameter `transform` of an option.
  @Sendable static func parsed(_ argument: String) throws -> DurationArgument {
    if let duration = DurationArgument(argument: argument) { return duration }
    let isNumber = Double(argument).map { $0 >= 0 && $0.isFinite } ?? false
    throw ValidationError(
      isNumber
        ? "It has no unit. Use \(argument)ms, \(argument)s or \(argument)m."
        : "Use a duration such as 500ms, 1.5s or 2m.")
  }

  init?(argument: String) {
    let units: [(String, Double)] = [("ms", 1e6), ("s", 1e9), ("m", 6e10)]
    for (unit, factor) in units where argument.hasSuffix(unit) {
      guard let count = Double(argument.dropLast(unit.count)), count >= 0, count * factor < 1e18
      else { continue }
      nanoseconds = Int(count * factor)
      return
    }
    return nil
  }
}
