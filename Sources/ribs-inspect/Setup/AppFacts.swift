import Foundation
import RIBsAnalysis
import RIBsReport
import RIBsSource

/// What the app in the working directory is made of.
struct AppFacts {
  let folder: AppFolder
  let survey: AppSurvey
  let runtime: AppRuntime
  let managers: [PackageManager.Found]
  /// The manifests that name test targets and packages, by path.
  let manifests: [String: PackageManifest]
  let tests: [AppTests]
  let ci: [CISystem.Found]
  /// The repository's root, relative to the working directory; empty if it is that itself, or unknown.
  let repository: String
  /// The names of the packages that the app takes, in small letters.
  let packages: Set<String>

  /// - Parameter config: The config that is there already.
  init(
    _ config: ConfigFile?, advanced: @escaping @Sendable (Int, Int) -> Void
  ) throws(SourceAnalysis.Failure) {
    folder = AppFolder()
    let reading = config?.reading ?? SourceAnalysis.Options()
    survey = try AppSurvey(
      of: ".", reading.runtime, excluded: reading.excluded, advanced: advanced)
    managers = PackageManager.found(in: folder)
    let paths = folder.files(named: "Package.swift", "Project.swift")
    manifests = Dictionary(
      paths.compactMap { path in
        AppFolder.text(path).flatMap { PackageManifest(Data($0.utf8)) }.map { (path, $0) }
      }
    ) { first, _ in first }
    let locked = folder.lockedPackages
    var packages = Set(manifests.values.flatMap(\.packageNames).map { $0.lowercased() })
    packages.formUnion(locked.map(\.name))
    for project in folder.files(named: "project.pbxproj") {
      // A package beside the app is in no lock file.
      if AppFolder.text(project)?.contains(Product.name) ?? false { packages.insert(Product.name) }
    }
    self.packages = packages
    runtime = AppRuntime(
      survey, locked: locked, packages: packages,
      isConfigured: !(config?.runtime.routers.isEmpty ?? true))
    tests = AppTestsFinder(survey, manifests).tests
    repository = Self.repository()
    ci = CISystem.found(in: repository)
  }

  /// This folder as the repository's root sees it; empty if it is the root.
  var folderInRepository: String {
    let up = repository.isEmpty ? 0 : repository.split(separator: "/").count
    let parts = FileManager.default.currentDirectoryPath.split(separator: "/")
    return parts.suffix(up).joined(separator: "/")
  }

  /// The nearest folder upwards that is a repository.
  private static func repository() -> String {
    let depth = FileManager.default.currentDirectoryPath.split(separator: "/").count
    let up = (0...depth).first { count in
      access(String(repeating: "../", count: count) + ".git", F_OK) == 0
    }
    return Array(repeating: "..", count: up ?? 0).joined(separator: "/")
  }
}
