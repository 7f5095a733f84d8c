// swift-tools-version: 6.2

import PackageDescription

// An app that routes on several threads while it is recorded. `ThreadPackageTests` builds it for ThreadSanitizer, so it
// depends on nothing but the runtime and the recorder.
let package = Package(
  name: "thread-package",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "ribs-inspect", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "route-on-threads",
      dependencies: [
        .product(name: "InstrumentedRIBs", package: "ribs-inspect"),
        .product(name: "RIBsRecorder", package: "ribs-inspect"),
      ])
  ]
)
