import ArgumentParser
import RIBsAnalysis
import RIBsReport
import RIBsSource

/// The app that an assistant asks about: the folders that it may see, and the team's policy.
///
/// Nothing is kept between two answers, so each is about the files as they are. `check` reads and judges 1,000,000 events
/// in 0.3 s, and `source` 100,000 lines of Swift in 3.4 s (Benchmarks/README.md); an assistant takes longer to ask.
struct ServedApp {
  let folders: ServedFolders
  let options: PolicyOptions
  /// The path of the baseline; nil if there is none.
  let baseline: String?

  /// The config; nil if there is none. Some editors start programs in another folder than the app's.
  func config() throws -> ConfigFile? { try options.readConfig(orFrom: folders.paths.first) }

  /// The team's policy, as `check` applies it.
  func policy() throws -> Policy {
    var policy = options.policy(try config())
    policy.baseline = try baseline.map { try BaselineFile.read($0, command: "check") }
    return policy
  }

  /// Analyses a trace.
  ///
  /// - Parameter scope: What to keep of each session in addition to its findings.
  /// - Returns: The report before the policy is applied.
  func report(_ path: String, _ policy: Policy, _ scope: AnalysisScope) throws -> InputReport {
    let input = try trace(path)
    // Nobody looks at standard error while it reads.
    return try Progress.shown(ReadAmount(of: nil), isWanted: false) { progress in
      try input.analysed(policy.options, scope, progress, isAlone: true)
    }
  }

  /// One session of a trace under the policy.
  ///
  /// - Parameters:
  ///   - name: The session's name, its number or `last`; the last session if nil.
  ///   - scope: What to keep of each session in addition to its findings.
  func session(
    _ name: String?, of path: String, _ scope: AnalysisScope
  ) throws -> SessionReport {
    var scope = scope
    scope.session = name
    let policy = try policy()
    let report = policy.judge([try self.report(path, policy, scope)], today: Day.today)
    return try SessionChoice(report.inputs[0]).session(named: name)
  }

  private func trace(_ path: String) throws -> TraceInput {
    try folders.require(path)
    func failure(_ reason: String) -> MCPTool.Failure {
      MCPTool.Failure(description: "\(path): \(reason)")
    }
    let status: FileStatus
    do throws(FileFailure) {
      status = try FileStatus(of: path)
    } catch {
      throw failure(error.reason + (error.isMissing ? " The tool traces lists the traces." : ""))
    }
    switch status.kind {
    case .file: return TraceInput(path, status)
    case .folder:
      throw failure("a folder. Give one of the traces in it; the tool traces lists them.")
    // Reading it could block forever.
    case .other: throw failure("a pipe, a socket or a device. Give a file.")
    }
  }
}
