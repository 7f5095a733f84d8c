import RIBsAnalysis

#if !Command
  #error("RIBsSource needs this package's trait Command, which is on unless traits are named.")
#endif

/// Reads an app's Swift source and says which RIB can attach which, and which lines are hazards.
package enum SourceAnalysis {
  /// What to read.
  package struct Options: Sendable {
    /// Files to leave out, in addition to build folders, tests and mocks.
    package var excluded: [Glob] = []
    /// Whether to read tests and mocks as well.
    package var includesTests = false
    /// A team's own runtime, in addition to those that are known.
    package var runtime = OwnRuntime()
    /// Whether a file or folder below the paths may be read. Links can lead anywhere. By default, all may.
    package var mayRead: @Sendable (_ path: String) -> Bool = { _ in true }

    /// The text of files that was edited and not saved, by the files' paths as places name them.
    package var edited: [String: String] = [:]

    package init() {}
  }

  /// Why nothing could be read.
  package enum Failure: Error, CustomStringConvertible {
    /// A path does not exist or cannot be read.
    case unreadable(path: String, reason: String)
    /// The files below the paths declare no router.
    case noRouter(paths: [String])

    /// What is wrong and what to do about it.
    package var description: String {
      switch self {
      case .unreadable(let path, let reason): "\(path): \(reason)"
      case .noRouter(let paths):
        "no router found below \(paths.joined(separator: ", ")): expected classes that inherit from Router, ViewableRouter or LaunchRouter, or from a class under 'routers' in the config's 'runtime'. Give the folder with the app's sources."
      }
    }
  }

  /// Reads all Swift files below the paths, in parallel. The result does not depend on their order.
  ///
  /// - Parameters:
  ///   - paths: Folders and files.
  ///   - options: What to read.
  ///   - advanced: Called with the number of files read and the number of all files, from any thread.
  /// - Throws: ``Failure`` if a path cannot be read or no file declares a router.
  package static func report(
    on paths: [String], _ options: Options = Options(),
    advanced: @escaping @Sendable (_ files: Int, _ of: Int) -> Void = { _, _ in }
  ) throws(Failure) -> SourceReport {
    let found = try SwiftFiles(paths, options)
    let parsed = ParsedFiles(found.files, edited: options.edited, advanced: advanced)
    var report = DeepStack.run { Self.report(on: parsed.files, options.runtime) }
    guard !report.tree.ribs.isEmpty else { throw .noRouter(paths: paths) }
    report.paths = paths
    report.remarks = sorted(found.remarks + parsed.remarks + report.remarks)
    return report
  }

  /// All Swift files that a report on the path may read.
  package static func files(below path: String) -> [String] {
    var options = Options()
    options.includesTests = true
    return (try? SwiftFiles([path], options))?.files.map(\.path) ?? []
  }

  /// The names of folders of builds and of other people's code, which are not read.
  package static var skippedFolders: Set<String> { SwiftFiles.skipped }

  /// Reads a piece of Swift, such as an example of a rule.
  ///
  /// - Parameters:
  ///   - text: The Swift.
  ///   - path: The path that findings name.
  package static func report(onText text: String, path: String = "App.swift") -> SourceReport {
    report(onTexts: [(path, text)])
  }

  /// Reads pieces of Swift as the files of one module.
  package static func report(onTexts texts: [(path: String, text: String)]) -> SourceReport {
    DeepStack.run {
      report(on: texts.map { SwiftFileReader($0.text, path: $0.path, module: "App").file })
    }
  }

  private static func report(
    on files: [SourceFile], _ runtime: OwnRuntime = OwnRuntime()
  ) -> SourceReport {
    let flow = AppFlow(RIBIndex(AppIndex(files, Dialect.known.joined(runtime.dialect))))
    var reader = StaticTreeReader(flow)
    let tree = reader.tree()
    let hazards = Hazards(flow, files)
    return SourceReport(
      files: files.count, lines: files.reduce(0) { $0 + $1.lines }, tree: tree,
      hazards: hazards.all,
      remarks: sorted(
        flow.unfinished.map(\.remark) + flow.unknownAttaches.map(\.remark)),
      commentRemarks: hazards.remarks, writes: PropertySites.all(in: flow.ribs.app))
  }

  private static func sorted(_ remarks: [Remark]) -> [Remark] {
    remarks.sorted {
      ($0.file, $0.line ?? 0, $0.message) < ($1.file, $1.line ?? 0, $1.message)
    }
  }
}
