import Foundation

/// A CI system, by the files in the repository's root that it reads.
enum CISystem: String, CaseIterable {
  case github = "GitHub Actions"
  case gitlab = "GitLab"
  case bitrise = "Bitrise"
  case circleCI = "CircleCI"
  case jenkins = "Jenkins"
  case xcodeCloud = "Xcode Cloud"

  /// A system of the app.
  struct Found {
    let system: CISystem
    /// The file or folder that shows it.
    let file: String
    /// The file that runs this program already; nil if none does.
    let runs: String?
  }

  /// What shows the system, in the repository's root.
  var marker: String {
    switch self {
    case .github: ".github/workflows"
    case .gitlab: ".gitlab-ci.yml"
    case .bitrise: "bitrise.yml"
    case .circleCI: ".circleci/config.yml"
    case .jenkins: "Jenkinsfile"
    case .xcodeCloud: "ci_scripts"
    }
  }

  /// Those of a repository. Without any, the remote may name one.
  ///
  /// - Parameter root: The repository's root.
  static func found(in root: String) -> [Found] {
    let found = allCases.compactMap { $0.found(in: root) }
    if !found.isEmpty { return found }
    let config = root.appending(path: ".git/config")
    guard let text = AppFolder.text(config) else { return [] }
    let hosts: [(String, CISystem)] = [("github.com", .github), ("gitlab", .gitlab)]
    return hosts.filter { text.contains($0.0) }.prefix(1).map {
      Found(system: $0.1, file: config, runs: nil)
    }
  }

  private func found(in root: String) -> Found? {
    let path = root.appending(path: marker)
    guard let status = try? FileStatus(of: path) else { return nil }
    guard status.kind == .folder else {
      return Found(system: self, file: path, runs: runner([path]))
    }
    let files = (AppFolder.entries(of: path) ?? []).map { path.appending(path: $0) }
    return Found(system: self, file: files.count == 1 ? files[0] : path, runs: runner(files))
  }

  /// At most this many files are read.
  private static let mostFiles = 200

  /// The first file that mentions this program, besides the one that init itself writes.
  private func runner(_ files: [String]) -> String? {
    files.prefix(Self.mostFiles).first {
      $0.lastPart != CIWorkflow.githubFile.lastPart
        && AppFolder.text($0)?.contains("ribs-inspect") ?? false
    }
  }
}
