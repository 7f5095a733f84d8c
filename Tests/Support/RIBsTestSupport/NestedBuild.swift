import Foundation

/// The build folder of a nested package.
public enum NestedBuild {
  /// Removes what was built of some targets. SwiftPM does not see that a class they inherit from has another layout, and
  /// the old object files would not link.
  ///
  /// - Parameters:
  ///   - targets: The targets' names.
  ///   - scratch: The build folder; it need not exist.
  public static func remove(_ targets: [String], in scratch: URL) throws {
    let debug = scratch.appendingPathComponent("debug")
    for target in targets {
      let objects = debug.appendingPathComponent("\(target).build")
      if FileManager.default.fileExists(atPath: objects.path) {
        try FileManager.default.removeItem(at: objects)
      }
    }
  }

  /// Removes the object files of some targets, so that the next build compiles them again.
  ///
  /// - Parameters:
  ///   - targets: The targets' names.
  ///   - scratch: The build folder, in which they were built.
  public static func removeObjects(of targets: [String], in scratch: URL) throws {
    for target in targets {
      let folder = scratch.appendingPathComponent("debug/\(target).build").path
      for name in try FileManager.default.contentsOfDirectory(atPath: folder)
      where name.hasSuffix(".o") {
        try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
      }
    }
  }
}
