/// What brings an app its packages, or builds it.
enum PackageManager: String, CaseIterable {
  case swiftPM = "Swift package"
  case xcode = "Xcode project"
  case cocoaPods = "CocoaPods"
  case tuist = "Tuist"
  case bazel = "Bazel"
  case carthage = "Carthage"

  /// A manager of the app, and the files that show it.
  struct Found {
    let manager: PackageManager
    let files: [String]
  }

  /// Those of an app, in a fixed order.
  static func found(in folder: AppFolder) -> [Found] {
    allCases.map { Found(manager: $0, files: $0.files(in: folder)) }.filter { !$0.files.isEmpty }
  }

  private func files(in folder: AppFolder) -> [String] {
    switch self {
    // Tuist keeps the list of what it fetches in a manifest.
    case .swiftPM:
      folder.files(named: "Package.swift").filter { !$0.hasSuffix("Tuist/Package.swift") }
    case .xcode: folder.files(named: "project.pbxproj").map(\.folderPart)
    case .cocoaPods: folder.files(named: "Podfile")
    case .tuist: folder.files(named: "Tuist.swift", "Workspace.swift", "Project.swift")
    case .bazel: folder.files(named: "MODULE.bazel", "WORKSPACE", "WORKSPACE.bazel")
    case .carthage: folder.files(named: "Cartfile")
    }
  }
}
