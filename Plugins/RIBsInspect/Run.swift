import Foundation
import PackagePlugin

/// Runs the command with the user's arguments, or with `source` on the package's own folders.
///
/// The plugin package with the released program has a copy of this file.
func run(_ program: URL, for package: Package, with arguments: [String]) throws {
  let process = Process()
  process.executableURL = program
  process.arguments = arguments
  if arguments.isEmpty {
    // The nearest config is looked up from here, and reports name files relative to it.
    process.currentDirectoryURL = package.directoryURL
    process.arguments = ["source"] + folders(of: package)
  }
  try process.run()
  process.waitUntilExit()
  // SwiftPM itself then exits with 1, whatever the code.
  if process.terminationStatus != 0 { exit(process.terminationStatus) }
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
