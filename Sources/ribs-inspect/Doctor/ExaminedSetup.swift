import Foundation
import RIBsAnalysis
import RIBsReport
import RIBsSource

/// What `ribs-inspect doctor` looks at, read once for all checks.
struct ExaminedSetup {
  /// The traces that could be replayed.
  private(set) var traces: [InputReport] = []
  /// The empty traces.
  private(set) var emptyTraces: [String] = []
  /// Files in folders that have the name of a trace and are none.
  private(set) var strangers: [String] = []
  /// The app's files; nil if there are none.
  private(set) var app: AppSetup?
  /// The inputs that cannot be read: what was named, and traces in folders.
  private(set) var unread: [UnusableInput] = []
  /// What else in folders cannot be read, such as a link that leads nowhere.
  private(set) var unseen: [UnusableInput] = []
  /// The places at which Swift files do not parse.
  private(set) var unparsed: [String] = []
  /// The folders that hold neither a trace nor Swift.
  private(set) var bareFolders: [String] = []
  /// The config; nil if there is none.
  let config: ExaminedConfig?
  /// The baseline's path; nil if there is none.
  let baseline: String?
  /// The day that decides whether a suppression has run out.
  let today = Day.today

  /// - Parameters:
  ///   - paths: Traces, Swift files, and folders of either.
  ///   - sessions: Which sessions of the traces to look at.
  ///   - baseline: The baseline's path; nil if there is none.
  /// - Throws: `ValidationError` if no trace has the session.
  init(
    _ paths: [String], _ sessions: SessionOption, _ policy: PolicyOptions, baseline: String?,
    _ verbosity: QuietOption
  ) throws {
    config = policy.configPath.map(ExaminedConfig.init)
    self.baseline = baseline
    let inputs = SetupPaths(paths)
    unread = inputs.unread
    bareFolders = inputs.bareFolders.map(\.shownPath)
    readApp(inputs, verbosity)
    readTraces(inputs, policy.policy(config?.file), verbosity)
    traces = try sessions.chosen(of: (traces, []), verbosity).inputs
  }

  private mutating func readApp(_ inputs: SetupPaths, _ verbosity: QuietOption) {
    guard !inputs.sources.isEmpty else { return }
    do {
      let runtime = config?.file?.runtime ?? OwnRuntime()
      let setup = try verbosity.showProgress(ReadAmount(of: nil, .files)) {
        progress throws(SourceAnalysis.Failure) in
        try AppSetup(of: inputs.sources, runtime) { progress.set($0, of: $1) }
      }
      app = setup
      for remark in setup.remarks {
        // Of a file that does not parse, the rest is read.
        if remark.line != nil {
          unparsed.append(remark.location)
        } else {
          take(UnusableInput(source: remark.file, reason: remark.message), inputs)
        }
      }
    } catch {
      switch error {
      case .unreadable(let path, let reason):
        unread.append(UnusableInput(source: path, reason: reason))
      case .noRouter: break
      }
    }
  }

  private mutating func readTraces(
    _ inputs: SetupPaths, _ policy: Policy, _ verbosity: QuietOption
  ) {
    var scope = AnalysisScope(keepsTree: false, keepsFlows: false)
    scope.keepsCalls = true
    for outcome in TraceBatch(inputs.traces).analysed(policy.options, scope, verbosity) {
      switch outcome {
      case .success(let trace):
        traces.append(InputReport(source: trace.source.shownPath, sessions: trace.sessions))
      case .failure(let input):
        switch input.cause {
        case .empty: emptyTraces.append(input.source.shownPath)
        case .notATrace where !inputs.named.contains(input.source):
          strangers.append(input.source.shownPath)
        default: take(input, inputs)
        }
      }
    }
  }

  private mutating func take(_ input: UnusableInput, _ inputs: SetupPaths) {
    let shown = UnusableInput(source: input.source.shownPath, reason: input.reason)
    if inputs.named.contains(input.source) || TraceFolder.isTrace(input.source) {
      unread.append(shown)
    } else if !unseen.contains(where: { $0.source == shown.source }) {
      // The search for traces and the search for Swift both report it.
      unseen.append(shown)
    }
  }

  /// What was looked at, in words.
  var subjects: [String] {
    let count = traces.count + emptyTraces.count
    var subjects: [String] = []
    if count > 0 { subjects.append(counted(count, "trace")) }
    if let app { subjects.append(counted(app.files.count, "Swift file")) }
    if let config { subjects.append(config.path) }
    if let baseline { subjects.append(baseline) }
    return subjects
  }

  /// The traces that mention a RIB.
  var recordings: [InputReport] { traces.filter { $0.sessions.contains { $0.ribs > 0 } } }

  /// The start of a sentence about what traces lack: `The trace does not say`, `2 of 3 traces do not say`.
  func lack(in some: [InputReport]) -> String {
    if traces.count == 1 { return "The trace does not say" }
    if some.count == traces.count { return "No trace says" }
    return "\(some.count) of \(traces.count) traces \(some.count == 1 ? "does" : "do") not say"
  }
}

/// A config, and what is wrong with it.
struct ExaminedConfig {
  let path: String
  /// What could be read; nil if nothing could.
  private(set) var file: ConfigFile?
  private(set) var complaints: [ConfigFile.Unusable] = []
  /// Whether the file can be opened.
  var isReadable: Bool { access(path, R_OK) == 0 }

  init(at path: String) {
    self.path = path
    do throws(ConfigFile.Unusable) {
      file = try ConfigFile(at: path, complaints: &complaints)
    } catch {
      complaints = [error]
    }
  }
}

extension String {
  /// A path as reports name it: the working directory is named, and what is below it has no `./` in front.
  var shownPath: String {
    if self == "." || self == "./" { return "the working directory" }
    return hasPrefix("./") ? String(dropFirst(2)) : self
  }
}

/// `1 trace`, `3 traces`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
