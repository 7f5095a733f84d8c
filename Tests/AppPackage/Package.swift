// swift-tools-version: 6.2

import PackageDescription

// What an app on ModernRIBs looks like after it changed its package and no line of source. It takes no product
// but the two that an app takes, and a warning fails its build: `AppPackageTests` builds and runs it.
let package = Package(
  name: "app-package",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "ribs-inspect", path: "../..", traits: []),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    .target(
      name: "Combine", dependencies: [.product(name: "OpenCombine", package: "OpenCombine")]),
    .target(name: "ChessClub", dependencies: .app, swiftSettings: .language(.v5)),
    .target(
      name: "ChessClubMocks", dependencies: ["ChessClub"] + .app, swiftSettings: .language(.v5)),
    // The names that ModernRIBs deprecates are deprecated here too: the one warning that is no failure.
    .target(
      name: "OldNames", dependencies: .app,
      swiftSettings: .language(.v5) + [.treatWarning("DeprecatedDeclaration", as: .warning)]),
    .target(name: "AppNames", swiftSettings: .language(.v5)),
    .target(name: "FullNames", dependencies: ["AppNames"] + .app, swiftSettings: .language(.v5)),
    .target(name: "NewsDesk", dependencies: .app, swiftSettings: .language(.v6)),
    .target(name: "UIKit", dependencies: .app),
    .target(name: "SwiftUI"),
    .target(name: "os"),
    .target(
      name: "Lounge", dependencies: ["UIKit", "SwiftUI", "os"] + .app, swiftSettings: .language(.v5)
    ),
    .target(
      name: "PaperShop", dependencies: .app,
      swiftSettings: .language(.v6) + [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "use-apps",
      dependencies: [
        "ChessClub", "ChessClubMocks", "FullNames", "Lounge", "NewsDesk", "OldNames", "PaperShop",
        .product(name: "RIBsRecorder", package: "ribs-inspect"),
      ],
      swiftSettings: .language(.v6)),
  ]
)

extension [Target.Dependency] {
  static var app: Self {
    [
      .product(name: "ModernRIBs", package: "ribs-inspect"),
      .target(name: "Combine", condition: .when(platforms: [.linux])),
    ]
  }
}

extension [SwiftSetting] {
  static func language(_ mode: SwiftLanguageMode) -> Self {
    [.swiftLanguageMode(mode), .treatAllWarnings(as: .error)]
  }
}
