// swift-tools-version: 6.2

import PackageDescription

// An app with the plugin of this repository and a tool that only says how it was called, because the real one takes
// minutes to build: `PluginTests` runs it. In everything else the plugin stands here as in the main manifest.
let package = Package(
  name: "plugin-package",
  platforms: [.macOS(.v13)],
  traits: ["Command", .default(enabledTraits: ["Command"])],
  targets: [
    .target(name: "Shop"),
    .target(name: "ShopUI", path: "Features/ShopUI"),
    .testTarget(name: "ShopTests", dependencies: ["Shop"]),
    .executableTarget(name: "ribs-inspect", path: "Tool"),
    .plugin(
      name: "RIBsInspect",
      capability: .command(
        intent: .custom(verb: "ribs-inspect", description: "Says how the tool was called.")),
      dependencies: [.target(name: "ribs-inspect", condition: .when(traits: ["Command"]))]),
  ]
)
