import RIBsAnalysis

/// What an app's files say about how it is recorded. Nothing is built, and no hazard is looked for.
package struct AppSetup: Sendable {
  /// A function that attaches what it is given, so that a trace names its line and not the caller's.
  package struct Helper: Sendable {
    /// The line of the attach.
    package let place: SourcePlace
    /// The function's name.
    package let name: String
  }

  /// An import of a module that matters for recording.
  package struct Import: Sendable, Equatable {
    /// The module.
    package let module: String
    /// The first file that imports it.
    package let file: String
  }

  /// The folders and files given.
  package let paths: [String]
  /// The Swift files, tests included, as paths from where the command runs.
  package private(set) var files: [String] = []
  /// Which files a call site can mean.
  package private(set) var filesByName = FilesByName([String]())
  /// Whether a file declares a router.
  package private(set) var hasRouters = false
  /// The imports of runtimes and of this package's products, in the order of ``modules``.
  package private(set) var imports: [Import] = []
  /// The calls that start a recording, sorted by file and line. Tests may start one too.
  package private(set) var starts: [RecorderStart] = []
  /// The functions that hide call sites.
  package private(set) var helpers: [Helper] = []
  /// What manifests, projects, schemes and build scripts say.
  package private(set) var project = ProjectSetup()
  /// What could not be read.
  package private(set) var remarks: [Remark] = []

  /// The modules whose imports matter: runtimes, and the products of this package that record.
  package static let modules = [
    "InstrumentedRIBs", "ModernRIBs", "RIBs", "CombineRIBs", "napkin", "RIBsRecording",
    "RIBsRecorder", "RIBsTesting",
  ]

  /// - Parameters:
  ///   - paths: Folders and files.
  ///   - runtime: A team's own runtime, in addition to those that are known.
  ///   - advanced: Called with the number of files read and the number of all files, from any thread.
  /// - Throws: ``SourceAnalysis/Failure`` if a path cannot be read.
  package init(
    of paths: [String], _ runtime: OwnRuntime,
    advanced: @escaping @Sendable (_ files: Int, _ of: Int) -> Void
  ) throws(SourceAnalysis.Failure) {
    self.paths = paths
    var options = SourceAnalysis.Options()
    let withoutTests = try SwiftFiles(paths, options).files
    options.includesTests = true
    let found = try SwiftFiles(paths, options)
    // Knows where files are that are named relative to the folder given.
    let report = SourceReport(paths: paths)
    files = found.files.map { report.location(of: $0.name) }.sorted()
    let app = Set(withoutTests.map(\.path))
    starts = DeepStack.run {
      found.files.flatMap { file in
        RecorderStartReader.starts(
          in: file, named: report.location(of: file.name), isInRelease: app.contains(file.path))
      }.sorted()
    }
    project = ProjectSetup(below: paths)
    let parsed = ParsedFiles(found.files, advanced: advanced)
    let located = parsed.files.map { file in
      var file = file
      file.path = report.location(of: file.path)
      return file
    }
    read(located, Dialect.known.joined(runtime.dialect))
    remarks = (found.remarks + parsed.remarks).map(report.located)
  }

  private mutating func read(_ files: [SourceFile], _ dialect: Dialect) {
    filesByName = FilesByName(
      self.files,
      modules: Dictionary(files.map { ($0.path, [$0.module]) }, uniquingKeysWith: { $0.union($1) }))
    imports = Self.modules.compactMap { module in
      files.first { $0.imports.contains(module) }.map { Import(module: module, file: $0.path) }
    }
    let types = files.flatMap(\.types)
    hasRouters = types.contains { type in
      type.kind == .class && type.inherited.contains { dialect.routers[$0.type.lastName] != nil }
    }
    helpers = DeepStack.run {
      files.flatMap { file in
        file.types.flatMap(\.functions).flatMap { function in
          WrapperHidesCallSiteRule.hiding(function, dialect).map { line in
            Helper(place: SourcePlace(file: file.path, line: line), name: function.name)
          }
        }
      }
    }
  }

  /// Whether a file imports a module.
  package func imports(_ module: String) -> Bool { imports.contains { $0.module == module } }
}

extension TypeReference {
  /// The name without the module or type around it; empty if the type has no name.
  fileprivate var lastName: String {
    name.map { String($0.split(separator: ".").last ?? "") } ?? ""
  }
}
