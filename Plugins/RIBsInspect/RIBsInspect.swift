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
    let process = Process()
    process.executableURL = tool.url
    process.arguments = arguments
    if arguments.isEmpty {
      // The nearest config is looked up from here, and reports name files relative to it.
      process.currentDirectoryURL = context.package.directoryURL
      process.arguments = ["source"] + folders(of: context.package)
    }
    try process.run()
    process.waitUntilExit()
    // SwiftPM itself then exits with 1, whatever the code.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
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

  /// The folders of the package's targets without tests, relative to the package's folder and in order of their
  /// names, because SwiftPM promises no order.
  private func folders(of package: Package) -> [String] {
    let root = package.directoryURL.standardizedFileURL.path
    let folders = package.sourceModules.filter { $0.kind == .generic || $0.kind == .executable }
      .map(\.directoryURL.standardizedFileURL.path).sorted()
    return folders.filter { folder in
      // One target may lie in another's folder, which is read as a whole.
      !folders.contains { folder.hasPrefix($0 + "/") }
    }.map { folder in
      folder == root
        ? "." : folder.hasPrefix(root + "/") ? "\(folder.dropFirst(root.count + 1))" : folder
    }
  }
}
