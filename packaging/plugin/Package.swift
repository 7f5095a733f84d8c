// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "RIBsInspectPlugin",
  products: [
    .plugin(name: "RIBsInspect", targets: ["RIBsInspect"])
  ],
  targets: [
    .binaryTarget(
      name: "ribs-inspect",
      url: "@REPOSITORY@/releases/download/v@VERSION@/ribs-inspect.artifactbundle.zip",
      checksum: "@BUNDLE@"),
    .plugin(
      name: "RIBsInspect",
      capability: .command(
        intent: .custom(
          verb: "ribs-inspect",
          description: "Reads the package's source: its tree of RIBs, and what can go wrong in it.")
      ),
      dependencies: ["ribs-inspect"]),
  ]
)
