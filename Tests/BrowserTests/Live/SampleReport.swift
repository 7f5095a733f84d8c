import Foundation
import RIBsTestSupport

/// Reports of traces, which golden files describe.
enum SampleReport {
  /// Whether the golden files can hold: they have widths of the fonts that `scripts/setup` installs on Linux.
  static var hasFonts: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  /// Options of `report` and `serve`.
  ///
  /// - Parameter source: The folder of a sample app whose source is read; nil for none.
  static func options(source: String?) -> [String] {
    guard let source else { return ["--source-root", emptyFolder] }
    let sources = Repository.root.appendingPathComponent("Sources/SampleApps")
    return [
      "--source", sources.appendingPathComponent(source).path, "--source-root",
      Repository.root.path,
    ]
  }

  /// A folder without sources, outside of any repository. The folder around it may have somebody's copy of the apps.
  private static let emptyFolder: String = {
    let folder = NSTemporaryDirectory() + "ribs-inspect-without-sources"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }()

  /// Writes a report.
  ///
  /// - Returns: Its address.
  static func write(_ trace: String, source: String?, in scratch: Scratch) throws -> String {
    let html = scratch.path("report.html")
    let outcome = try Tool("ribs-inspect").run(
      ["report", trace, "-o", html] + options(source: source))
    guard outcome.status == 0 else { throw Browser.Failure(description: outcome.errors) }
    return URL(fileURLWithPath: html).absoluteString
  }
}
