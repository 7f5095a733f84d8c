import Foundation

/// The isolation that a build's settings give to code that names no actor.
///
/// Source: the Swift proposals SE-0461 and SE-0466, and the settings of Xcode 26 that turn them on.
struct BuildIsolation: Sendable, Equatable {
  /// Whether what names no actor is on the main actor.
  var isMain = false
  /// Whether an `async` function without an actor runs on its caller's.
  var staysWithCaller = false

  init() {}

  /// Each setting that isolates contains one of these.
  private static let marks = ["MainActor", "NonisolatedNonsending", "NONSENDING", "APPROACHABLE"]

  /// The text around each mark: a regular expression is slow on a whole project file.
  private static func settings(in data: Data) -> String {
    let margin = 100
    var found = Data()
    for mark in marks.map({ Data($0.utf8) }) {
      var rest = data
      while let range = rest.range(of: mark) {
        found += data[max(data.startIndex, range.lowerBound - margin)..<range.upperBound]
        found += data[range.upperBound...].prefix(margin) + [UInt8(ascii: "\n")]
        rest = data[range.upperBound...]
      }
    }
    return String(decoding: found, as: UTF8.self)
  }

  /// - Parameter data: A manifest, an Xcode project or its settings.
  init(_ data: Data) {
    let text = Self.settings(in: data)
    isMain = text.contains(
      /defaultIsolation\(\s*MainActor|-default-isolation[\s",=]+MainActor|SWIFT_DEFAULT_ACTOR_ISOLATION"?\s*[:=]\s*"?MainActor/
    )
    staysWithCaller =
      text.contains("NonisolatedNonsendingByDefault")
      || text.contains(
        /SWIFT_(APPROACHABLE_CONCURRENCY|UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT)"?\s*[:=]\s*"?(YES|true)/
      )
  }

  mutating func formUnion(_ other: Self) {
    isMain = isMain || other.isMain
    staysWithCaller = staysWithCaller || other.staysWithCaller
  }
}

/// The settings that the files of an app are built with, by folder.
///
/// A package's manifest decides for its own files. The settings of all projects are taken together for the other files:
/// which target a file belongs to is not looked up. A setting of one target alone may cost a finding, and never adds one.
struct BuildSettings {
  private var packages: [String: BuildIsolation] = [:]
  /// The folders with a project. Its settings count below them too if a manifest, of tools for example, lies there or
  /// above.
  private var projects: Set<String> = []
  private var project = BuildIsolation()

  /// Whether a file may hold settings.
  static func mayHold(_ entry: String) -> Bool {
    ["Package.swift", "Project.swift", "project.pbxproj", "project.yml"].contains(entry)
      || entry.hasSuffix(".xcconfig")
  }

  /// Reads a file with settings.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - folder: The folder it is for, with `/` between its parts and none at its end.
  mutating func read(_ path: String, for folder: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return }
    let isolation = BuildIsolation(data)
    if path.hasSuffix("/Package.swift") {
      packages[folder] = isolation
      return
    }
    project.formUnion(isolation)
    if !path.hasSuffix(".xcconfig") { projects.insert(folder) }
  }

  /// - Parameter folder: The file's folder, written as in ``read(_:for:)``.
  func isolation(ofFileIn folder: String) -> BuildIsolation {
    var folder = Substring(folder)
    while true {
      let package = packages[String(folder)]
      if projects.contains(String(folder)) {
        var both = project
        both.formUnion(package ?? BuildIsolation())
        return both
      }
      if let package { return package }
      guard !folder.isEmpty else { return project }
      folder = folder.lastIndex(of: "/").map { folder[..<$0] } ?? ""
    }
  }
}
