import Foundation
import PackagePlugin

/// `swift package ribs-inspect`: runs the command, by default `source` on the package's own folders.
@main
struct RIBsInspect: CommandPlugin {
  /// Builds the command, and runs it with the user's arguments, if there are any.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    guard canBuild(in: context.package) else {
      Diagnostics.error(
        "The program ribs-inspect is not part of this build. Take the package ribs-inspect with its trait Command, which is on unless `traits:` leaves it out."
      )
      return
    }
    // With optimisation, it reads 100,000 lines in seconds.
    let build = try packageManager.build(
      .product("ribs-inspect"), parameters: .init(configuration: .release))
    guard build.succeeded,
      let tool = build.builtArtifacts.first(where: { $0.url.lastPathComponent == "ribs-inspect" })
    else {
      Diagnostics.error("The program ribs-inspect cannot be built:\n\(build.logText)")
      return
    }
    try run(tool.url, for: context.package, with: arguments)
  }

  /// Whether the command's own dependencies are resolved, which is so with the trait Command alone.
  private func canBuild(in root: Package) -> Bool {
    var waiting = [root]
    while let package = waiting.popLast() {
      if package.products.contains(where: { $0.name == "ribs-inspect" }) {
        return package.dependencies.contains { $0.package.id == "swift-syntax" }
      }
      waiting += package.dependencies.map(\.package)
    }
    return false
  }
}
