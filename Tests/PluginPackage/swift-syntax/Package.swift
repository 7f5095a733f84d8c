// swift-tools-version: 6.2

import PackageDescription

// The plugin takes the resolved swift-syntax as a sign that there is a tool to build.
let package = Package(
  name: "swift-syntax",
  products: [.library(name: "SwiftParser", targets: ["SwiftParser"])],
  targets: [.target(name: "SwiftParser")]
)
