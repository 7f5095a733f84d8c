import Foundation
import RIBsAnalysis

/// What the Swift files of an app say about the app itself: its modules, its RIBs, its tests, and the runtime they use.
/// Nothing is followed, so that this takes as long as parsing.
package struct AppSurvey: Sendable {
  /// A Swift file.
  package struct File: Sendable {
    /// Relative to the folder.
    package let path: String
    /// The module that has it.
    package let module: String
    /// The modules that it imports.
    package let imports: Set<String>
    /// Whether it is a test or a mock by its name, or by that of a folder around it.
    package let isTest: Bool
  }

  /// All Swift files, tests included, by path.
  package let files: [File]
  /// The router classes, by module and name.
  package let ribs: [StaticRIB]
  /// The types that each RIB is made of, by module and name; without tests.
  package let parts: [RIBParts]
  /// Where each module declares its types, by their names with those around them.
  package let types: [String: [String: SourcePlace]]
  /// How the RIBs are made that need nothing from outside, by module and name.
  package let constructions: [RIBConstruction]
  /// Base classes of a runtime that nobody knows, if there is no known one; a guess.
  package let ownBases: OwnBases?

  private let parsed: [SourceFile]
  private let runtime: OwnRuntime

  /// - Parameters:
  ///   - folder: The app's folder.
  ///   - runtime: The team's own runtime, as its config names it.
  ///   - excluded: Files to leave out.
  ///   - advanced: Called with the number of files read and the number of all files, from any thread.
  /// - Throws: ``SourceAnalysis/Failure`` if the folder cannot be read.
  package init(
    of folder: String, _ runtime: OwnRuntime = OwnRuntime(), excluded: [Glob] = [],
    advanced: @escaping @Sendable (_ files: Int, _ of: Int) -> Void = { _, _ in }
  ) throws(SourceAnalysis.Failure) {
    var options = SourceAnalysis.Options()
    options.includesTests = true
    options.excluded = excluded
    var swift = try SwiftFiles([folder], options).files
    // A module that nothing names is the folder that is read. Of an app's folder, each folder at the top is one, as in
    // an Xcode project.
    for index in swift.indices where !swift[index].isNamed {
      guard let slash = swift[index].name.firstIndex(of: "/") else { continue }
      swift[index].module = String(swift[index].name[..<slash])
    }
    let parsed = ParsedFiles(swift, advanced: advanced).files
    self = DeepStack.run { AppSurvey(parsed, runtime) }
  }

  /// The app with more files, which are not written yet. A file that cannot be read as Swift is left out.
  ///
  /// - Parameters:
  ///   - files: Their texts.
  ///   - module: The module that has them.
  package func adding(_ files: [(path: String, text: String)], to module: String) -> AppSurvey {
    let new = ParsedFiles(
      files.map { SwiftFiles.File(path: $0.path, name: $0.path, module: module) },
      edited: Dictionary(files.map { ($0.path, $0.text) }) { first, _ in first }
    ) { _, _ in }
    let (all, runtime) = (parsed + new.files, runtime)
    return DeepStack.run { AppSurvey(all, runtime) }
  }

  private init(_ parsed: [SourceFile], _ runtime: OwnRuntime) {
    (self.parsed, self.runtime) = (parsed, runtime)
    let app = parsed.filter { !SwiftFiles.isTest($0.path) }
    var index = AppIndex(app, Dialect.known.joined(runtime.dialect))
    var ribs = RIBIndex(index)
    ownBases = ribs.ribs.isEmpty ? OwnBases(index) : nil
    if let ownBases {
      index = AppIndex(app, Dialect.known.joined(ownBases.runtime.dialect))
      ribs = RIBIndex(index)
    }
    files = parsed.map { file in
      File(
        path: file.path, module: index.modules[file.path] ?? file.module,
        imports: Set(file.imports), isTest: SwiftFiles.isTest(file.path))
    }.sorted { $0.path < $1.path }
    self.ribs = ribs.ribs.map {
      StaticRIB(name: $0.name, module: $0.module, kind: $0.kind, place: $0.place)
    }.sorted { ($0.module, $0.name, $0.place) < ($1.module, $1.name, $1.place) }
    constructions = ConstructionFinder(ribs).constructions
    types = Dictionary(grouping: index.types.filter { !$0.isExternal }, by: \.module)
      .mapValues { types in
        Dictionary(types.map { ($0.name, $0.place) }) { first, _ in first }
      }
    // Adds interactors without a router, so the RIBs are listed before.
    ribs.complete()
    parts = PartsFinder(ribs).parts
  }

  /// Whether one of the known runtimes has a type of a name.
  package static func isOfRuntime(_ name: String) -> Bool {
    Dialect.known.isKnown(name) || Dialect.known.isProtocol(name)
  }

  /// The modules with RIBs, by name.
  package var modules: [String] { Set(ribs.map(\.module)).sorted() }
}
