// swift-tools-version: 6.2

import PackageDescription

// Apart from the main package, so that nobody who uses it builds this.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "ribs-inspect", path: "..")],
  targets: [
    .executableTarget(
      name: "ribs-benchmarks",
      dependencies: [
        .product(name: "InstrumentedRIBs", package: "ribs-inspect"),
        .product(name: "RIBsRecorder", package: "ribs-inspect"),
        .product(name: "RIBsTrace", package: "ribs-inspect"),
        .product(name: "RIBsAnalysis", package: "ribs-inspect"),
      ]),
    .testTarget(
      name: "checks-benchmark",
      dependencies: [
        .product(name: "InstrumentedRIBs", package: "ribs-inspect"),
        .product(name: "RIBsTesting", package: "ribs-inspect"),
      ]),
    // Times whole programs, ours and others; it knows none of our code.
    .executableTarget(name: "bench-processes"),
    // Writes the source that the command reads.
    .executableTarget(name: "write-source"),
    // One of the others.
    .executableTarget(name: "decode-foundation"),
  ]
)
