// swift-tools-version: 6.2

import PackageDescription

// What the stand-in for uber/RIBs imports: the little of RxSwift and UIKit that it needs.
let package = Package(
  name: "Frameworks",
  products: [
    .library(name: "RxSwift", targets: ["RxSwift"]),
    .library(name: "UIKit", targets: ["UIKit"]),
  ],
  targets: [
    .target(name: "RxSwift"),
    .target(name: "UIKit"),
  ],
  swiftLanguageModes: [.v5]
)
