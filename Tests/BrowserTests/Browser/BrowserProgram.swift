import Foundation

/// Finds Chromium or a browser built from it.
enum BrowserProgram {
  struct Missing: Error, CustomStringConvertible {
    let description =
      "no Chromium and no Google Chrome was found. 'scripts/setup tests' installs one."
  }

  /// The same names as in `scripts/setup`. The last may be a stub that only names a package.
  private static let names = [
    "chromium", "google-chrome", "google-chrome-stable", "chromium-browser",
  ]
  private static let apps = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ]

  static func find(
    path: String = ProcessInfo.processInfo.environment["PATH"] ?? "", apps: [String] = apps
  ) throws(Missing) -> String {
    let folders = path.split(separator: ":")
    let candidates = names.flatMap { name in folders.map { "\($0)/\(name)" } } + apps
    guard let found = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw Missing()
    }
    return found
  }
}
