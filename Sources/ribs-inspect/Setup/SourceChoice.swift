import RIBsAnalysis
import RIBsReport
import RIBsSource

/// What `ribs-inspect source` is to read of an app: its folders, and how.
struct SourceChoice {
  /// Relative to the working directory.
  var folders: [String]
  /// Patterns of generated files.
  let excluded: [String]
  /// A guess at the team's own runtime; nil if a known one is used.
  let runtime: OwnBases?

  /// With more folders, the working directory is read.
  private static let mostFolders = 20

  /// The folders with RIBs or an import of their runtime, and those with modules that they import.
  init(_ survey: AppSurvey) {
    folders = Self.folders(survey)
    excluded = Self.generated(survey)
    runtime = survey.ownBases
  }

  /// Reads the app, and its whole folder if the names of modules need it.
  mutating func report(
    _ survey: AppSurvey, advanced: @escaping @Sendable (_ files: Int, _ of: Int) -> Void
  ) throws(SourceAnalysis.Failure) -> SourceReport {
    var reading = SourceAnalysis.Options()
    reading.excluded = excluded.map(Glob.init)
    if let runtime { reading.runtime = runtime.runtime }
    let report = try SourceAnalysis.report(on: folders, reading, advanced: advanced)
    // Without the manifest above a folder, its modules may go by other names.
    let found = Set(report.tree.ribs.map { [$0.module, $0.name] })
    if folders == ["."] || survey.ribs.allSatisfy({ found.contains([$0.module, $0.name]) }) {
      return report
    }
    folders = ["."]
    return try SourceAnalysis.report(on: folders, reading, advanced: advanced)
  }

  private static func folders(_ survey: AppSurvey) -> [String] {
    let homes = Set(survey.ribs.map(\.place.file))
    guard !homes.isEmpty, homes.allSatisfy({ $0.contains("/") }) else { return ["."] }
    // Files beside the manifest belong to no module.
    let byFolder = Dictionary(grouping: survey.files.filter { !$0.isTest && $0.path.contains("/") })
    {
      $0.path.firstPart
    }
    let runtimes = Set(KnownRuntime.all.map(\.module))
    var chosen = Set(homes.map(\.firstPart))
    for (folder, files) in byFolder
    where files.contains(where: { !$0.imports.isDisjoint(with: runtimes) }) {
      chosen.insert(folder)
    }
    var waiting = chosen.sorted()
    while let folder = waiting.popLast() {
      let imports = Set((byFolder[folder] ?? []).flatMap(\.imports))
      for (other, files) in byFolder
      where !chosen.contains(other) && files.contains(where: { imports.contains($0.module) }) {
        chosen.insert(other)
        waiting.append(other)
      }
    }
    // A workflow has each on a line.
    let isPlain = chosen.allSatisfy { name in
      name == name.printable && !name.hasPrefix(" ") && !name.hasSuffix(" ")
    }
    return isPlain && chosen.count <= mostFolders ? chosen.sorted() : ["."]
  }

  /// What generated files are called.
  private static let generatedFolder = "Generated"
  private static let generatedEnding = ".generated.swift"

  /// The patterns of generated files that the app has and that declare no RIB.
  private static func generated(_ survey: AppSurvey) -> [String] {
    let kinds: [(pattern: String, matches: (String) -> Bool)] = [
      ("**/\(generatedFolder)", { "/\($0)".contains("/\(generatedFolder)/") }),
      ("**/*\(generatedEnding)", { $0.hasSuffix(generatedEnding) }),
    ]
    return kinds.filter { kind in
      survey.files.contains { !$0.isTest && kind.matches($0.path) }
        && !survey.ribs.contains { kind.matches($0.place.file) }
    }.map(\.pattern)
  }
}

extension String {
  fileprivate var firstPart: String { String(prefix { $0 != "/" }) }
}
