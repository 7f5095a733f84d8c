// swift-tools-version: 6.2

import PackageDescription

// What an app on ModernRIBs looks like after it changed its imports. It takes no product but the two that
// an app takes, and a warning fails its build: `AppPackageTests` builds and runs it.
let package = Package(
  name: "app-package",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "ribs-inspect", path: "../..")],
  targets: [
    .target(name: "ChessClub", dependencies: [.runtime], swiftSettings: .language(.v5)),
    .target(
      name: "ChessClubMocks", dependencies: ["ChessClub", .runtime], swiftSettings: .language(.v5)),
    // The names that ModernRIBs deprecates are deprecated here too: the one warning that is no failure.
    .target(
      name: "OldNames", dependencies: [.runtime],
      swiftSettings: .language(.v5) + [.treatWarning("DeprecatedDeclaration", as: .warning)]),
    .target(name: "NewsDesk", dependencies: [.runtime], swiftSettings: .language(.v6)),
    .executableTarget(
      name: "use-apps",
      dependencies: [
        "ChessClub", "ChessClubMocks", "NewsDesk", "OldNames",
        .product(name: "RIBsRecorder", package: "ribs-inspect"),
      ],
      swiftSettings: .language(.v6)),
  ]
)

extension Target.Dependency {
  static var runtime: Self { .product(name: "InstrumentedRIBs", package: "ribs-inspect") }
}

extension [SwiftSetting] {
  static func language(_ mode: SwiftLanguageMode) -> Self {
    [.swiftLanguageMode(mode), .treatAllWarnings(as: .error)]
  }
}
