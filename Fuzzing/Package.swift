// swift-tools-version: 6.2

import PackageDescription

// Apart from the main package, so that nobody who uses it builds this. The sources are the main package's
// own, through links: what is fuzzed has to be compiled for it, and has no products to depend on.
let package = Package(
  name: "fuzzing",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "RIBsTrace", resources: [.embedInCode("Schema/trace.schema.json")]),
    .target(name: "RIBsAnalysis", dependencies: ["RIBsTrace"]),
    .target(
      name: "RIBsReport", dependencies: ["RIBsAnalysis", "RIBsTrace"],
      resources: [
        .embedInCode("JSON/report.schema.json"), .embedInCode("Flows/flows.schema.json"),
        .embedInCode("Log/log.schema.json"), .embedInCode("Comparison/comparison.schema.json"),
      ]),
    .target(
      name: "TraceProperties", dependencies: ["RIBsReport", "RIBsAnalysis", "RIBsTrace"]),
    .systemLibrary(name: "CLibFuzzer"),
    .executableTarget(
      name: "fuzz-traces",
      dependencies: ["TraceProperties", "RIBsAnalysis", "RIBsTrace", "CLibFuzzer"]),
  ]
)

for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
