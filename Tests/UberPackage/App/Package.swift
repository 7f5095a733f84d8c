// swift-tools-version: 6.2

import PackageDescription

// An app on the stand-in for uber/RIBs. It records itself, once with the recording lines and once with a probe.
let package = Package(
  name: "App",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "ribs-inspect", path: "../../..", traits: []),
    .package(path: "../RIBs"),
    .package(path: "../Frameworks"),
  ],
  targets: [
    .executableTarget(
      name: "UberJourneys",
      dependencies: [
        .product(name: "RIBs", package: "RIBs"),
        .product(name: "UIKit", package: "Frameworks"),
        .product(name: "RIBsRecorder", package: "ribs-inspect"),
      ])
  ],
  swiftLanguageModes: [.v5]
)
