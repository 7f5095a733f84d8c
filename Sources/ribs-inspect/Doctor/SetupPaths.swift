import RIBsAnalysis
import RIBsSource

/// The arguments of `ribs-inspect doctor`, told apart: traces, Swift, and folders that may hold both.
struct SetupPaths {
  /// The traces, each once.
  let traces: TraceFiles
  /// The folders and files with Swift.
  private(set) var sources: [String] = []
  /// The files that are named themselves.
  private(set) var named: Set<String> = []
  /// The folders that hold neither a trace nor Swift.
  private(set) var bareFolders: [String] = []
  /// What cannot be read.
  private(set) var unread: [UnusableInput] = []

  /// - Parameter paths: Traces, Swift files, and folders of either.
  init(_ paths: [String]) {
    // A build folder has copies of traces, and packages of other people have theirs.
    let skipped = SourceAnalysis.skippedFolders
    var withTraces: [String] = []
    for path in paths.map(\.withoutSlashAtEnd) {
      do throws(FileFailure) {
        let isFolder = path == "-" ? false : try FileStatus(of: path).kind == .folder
        guard isFolder else {
          named.insert(path)
          if path.hasSuffix(".swift") { sources.append(path) } else { withTraces.append(path) }
          continue
        }
        let hasTraces = !TraceFolder(path, skipping: skipped).found.isEmpty
        let hasSources = !SourceAnalysis.files(below: path).isEmpty
        if hasTraces { withTraces.append(path) }
        if hasSources { sources.append(path) }
        if !hasTraces, !hasSources { bareFolders.append(path) }
      } catch {
        let hint =
          error.isMissing
          ? " Check the path. If it is a trace's, check that a recorder was started." : ""
        unread.append(UnusableInput(source: path, reason: error.reason + hint))
      }
    }
    traces = TraceFiles(withTraces, skipping: skipped)
  }
}

extension String {
  fileprivate var withoutSlashAtEnd: String {
    var path = Substring(self)
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return String(path)
  }
}
