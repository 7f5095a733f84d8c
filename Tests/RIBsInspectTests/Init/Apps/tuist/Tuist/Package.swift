// swift-tools-version: 5.10
import PackageDescription

let package = Package(
  name: "Packages",
  dependencies: [.package(url: "https://github.com/DevYeom/ModernRIBs", from: "1.0.2")]
)
