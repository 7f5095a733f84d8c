// swift-tools-version:6.2

import PackageDescription

// A stand-in for napkin, written for these tests. It has the lines by which scripts/record-napkin finds its places. A test
// copies it, runs the script on the copy, and builds and runs that.
let package = Package(
  name: "napkin",
  platforms: [.iOS(.v26), .macOS(.v26)],
  products: [.library(name: "napkin", targets: ["napkin"])],
  targets: [
    .target(
      name: "napkin")
  ]
)
