// swift-tools-version: 6.2

import PackageDescription

// An app with the plugin of this repository and a tool that only says how it was called, because the real one takes
// minutes to build: `PluginTests` runs it.
let package = Package(
  name: "plugin-package",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "ribs-inspect", targets: ["ribs-inspect"])],
  traits: ["Command", .default(enabledTraits: ["Command"])],
  dependencies: [.package(path: "swift-syntax")],
  targets: [
    .target(name: "Shop"),
    .target(name: "ShopUI", path: "Features/ShopUI"),
    .testTarget(name: "ShopTests", dependencies: ["Shop"]),
    .executableTarget(
      name: "ribs-inspect",
      dependencies: [
        .product(
          name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["Command"]))
      ],
      path: "Tool"),
    .plugin(
      name: "RIBsInspect",
      capability: .command(
        intent: .custom(verb: "ribs-inspect", description: "Says how the tool was called."))),
  ]
)
