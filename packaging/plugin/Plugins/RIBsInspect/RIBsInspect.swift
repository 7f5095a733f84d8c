import Foundation
import PackagePlugin

/// `swift package ribs-inspect`: runs the released command, by default `source` on the package's own folders.
@main
struct RIBsInspect: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(try context.tool(named: "ribs-inspect").url, for: context.package, with: arguments)
  }
}
