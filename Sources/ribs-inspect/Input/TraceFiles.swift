import RIBsAnalysis

/// The traces that paths lead to, each once, in the order given. A path may name a trace or a folder of traces, and
/// several paths may lead to the same file.
struct TraceFiles {
  /// A trace, or why something that may be one cannot be read.
  typealias Found = Result<TraceInput, UnusableInput>

  private(set) var found: [Found] = []

  /// - Parameters:
  ///   - paths: Traces and folders of them; `-` is standard input.
  ///   - skipped: The names of folders that are not looked into.
  init(_ paths: [String], skipping skipped: Set<String> = []) {
    var seen: Set<FileStatus.Identity> = []
    var failed: Set<String> = []
    found = paths.lazy.flatMap { Self.found(at: $0, skipping: skipped) }.filter { found in
      switch found {
      case .success(let input): input.identity.map { seen.insert($0).inserted } ?? true
      case .failure(let input): failed.insert(input.source).inserted
      }
    }
  }

  private static func found(at path: String, skipping skipped: Set<String>) -> [Found] {
    if path == "-" { return [.success(.standardInput)] }
    do throws(FileFailure) {
      let status = try FileStatus(of: path)
      guard status.kind == .folder else { return [.success(TraceInput(path, status))] }
      let found = TraceFolder(path, skipping: skipped).found
      guard found.isEmpty else { return found }
      let reason = "a folder without traces. Traces end in .jsonl or .jsonl.gz."
      return [.failure(UnusableInput(source: path, reason: reason))]
    } catch {
      let hint = error.isMissing ? " Check the path, and that the app's recorder was started." : ""
      return [.failure(UnusableInput(source: path, reason: error.reason + hint))]
    }
  }
}
