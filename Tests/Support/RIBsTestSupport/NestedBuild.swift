import Foundation

/// The build folder of a nested package.
public enum NestedBuild {
  /// The options of a `swift build` that leaves out what no test reads: an index, and lines for a debugger. It takes a
  /// quarter less time.
  public static let quick = ["--disable-index-store", "-debug-info-format", "none"]

  /// Removes the object files of some targets, so that the next build compiles them again. SwiftPM does not see that a
  /// class they inherit from has another layout, and the old object files would not link. What else a build folder has
  /// stays: SwiftPM writes it only when it plans a build anew.
  ///
  /// - Parameters:
  ///   - targets: The targets' names.
  ///   - scratch: The build folder; it need not exist.
  public static func removeObjects(of targets: [String], in scratch: URL) throws {
    for target in targets {
      let folder = scratch.appendingPathComponent("debug/\(target).build").path
      guard FileManager.default.fileExists(atPath: folder) else { continue }
      for name in try FileManager.default.contentsOfDirectory(atPath: folder)
      where name.hasSuffix(".o") {
        try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
      }
    }
  }
}
