// swift-tools-version:5.5
import PackageDescription

// A stand-in for uber/RIBs: its layout and its signatures, and code of our own. `UberPackageTests` copies it, runs
// scripts/record-uber-ribs on the copy, and builds and runs that.
let package = Package(
  name: "RIBs",
  platforms: [
    .iOS("15.0"), .macOS("13.0"),
  ],
  products: [
    .library(name: "RIBs", targets: ["RIBs"])
  ],
  dependencies: [
    .package(path: "../Frameworks")
  ],
  targets: [
    .target(
      name: "RIBs",
      dependencies: [
        .product(name: "RxSwift", package: "Frameworks"),
        .product(name: "UIKit", package: "Frameworks"),
      ],
      path: "RIBs"
    )
  ]
)
