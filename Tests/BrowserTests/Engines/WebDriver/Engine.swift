import Foundation
import RIBsTestSupport

/// A browser whose engine is not Chromium's.
enum Engine: String, CaseIterable, Sendable, CustomStringConvertible {
  case firefox = "Firefox"
  /// Safari's engine.
  case webKit = "WebKitGTK"

  var description: String { rawValue }

  /// Whether the tests can use both here. Debian has packages of both; there is no WebKitGTK for a Mac.
  static var isSupported: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  struct Missing: Error, CustomStringConvertible {
    let program: String

    var description: String { "no \(program) was found. 'scripts/setup tests' installs it." }
  }

  /// The path of a program.
  static func find(
    _ names: String..., path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(Missing) -> String {
    let folders = path.split(separator: ":")
    let candidates = names.flatMap { name in folders.map { "\($0)/\(name)" } }
    guard let found = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw Missing(program: names[0])
    }
    return found
  }
}
