import RIBsSource

/// A target with tests of the app.
struct AppTests {
  /// What declares the target.
  enum Manifest: Equatable {
    case swiftPM(String)
    case tuist(String)
  }

  enum Framework: String {
    case swiftTesting = "Swift Testing"
    case xctest = "XCTest"
  }

  let name: String
  let folder: String
  /// The `Package.swift` or `Project.swift`; nil if the target is known by its folder alone.
  let manifest: Manifest?
  let framework: Framework
  /// The modules with RIBs that it depends on, by name.
  let modules: [String]
  /// Whether it links RIBsTesting.
  let linksChecks: Bool
  /// The first file with checked tests; nil if there is none.
  let checked: String?

  /// The module that checked tests import.
  static let checks = "RIBsTesting"
}

/// Finds the test targets of an app: in its manifests, and else by the folders of its tests.
struct AppTestsFinder {
  private let survey: AppSurvey
  private let manifests: [String: PackageManifest]
  private let modules: Set<String>

  init(_ survey: AppSurvey, _ manifests: [String: PackageManifest]) {
    (self.survey, self.manifests) = (survey, manifests)
    modules = Set(survey.modules)
  }

  /// By folder.
  var tests: [AppTests] {
    let files = survey.files.filter {
      !$0.imports.isDisjoint(with: ["XCTest", "Testing"]) && !$0.path.contains("UITests/")
    }
    var found = manifests.keys.sorted().flatMap { declared(in: $0, files) }
    let folders = found.map(\.folder)
    let rest = files.filter { file in
      !folders.contains { file.path.hasPrefix("\($0)/") }
    }
    for (folder, files) in Dictionary(grouping: rest, by: { Self.folder(of: $0.path) }) {
      guard let folder else { continue }
      found.append(target(folder.lastPart, folder, nil, [], files))
    }
    return found.sorted { ($0.folder, $0.name) < ($1.folder, $1.name) }
  }

  /// The innermost folder around a file whose name says that it has tests.
  private static func folder(of path: String) -> String? {
    let parts = path.split(separator: "/").dropLast()
    guard let last = parts.lastIndex(where: { $0.hasSuffix("Tests") }) else { return nil }
    return parts[...last].joined(separator: "/")
  }

  private func declared(in path: String, _ files: [AppSurvey.File]) -> [AppTests] {
    let isPackage = path.lastPart == "Package.swift"
    return (manifests[path]?.testTargets ?? []).map { target in
      let folder = path.folderPart.appending(
        path: target.folder ?? (isPackage ? "Tests/\(target.name)" : target.name))
      return self.target(
        target.name, folder, isPackage ? .swiftPM(path) : .tuist(path),
        target.dependencies.map(\.name),
        files.filter { $0.path.hasPrefix("\(folder)/") })
    }
  }

  private func target(
    _ name: String, _ folder: String, _ manifest: AppTests.Manifest?, _ dependencies: [String],
    _ files: [AppSurvey.File]
  ) -> AppTests {
    let imports = files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
    let xctests = files.count { $0.imports.contains("XCTest") }
    let checked = files.first {
      $0.imports.contains(AppTests.checks) && $0.path.lastPart != CheckedTest.file
    }
    return AppTests(
      name: name, folder: folder, manifest: manifest,
      framework: xctests * 2 > files.count ? .xctest : .swiftTesting,
      modules: modules.intersection(imports.union(dependencies)).sorted(),
      linksChecks: checked != nil || dependencies.contains(AppTests.checks),
      checked: checked?.path)
  }
}
