import Foundation

/// How a build isolates code that names no actor. Settings decide that, and not the code.
///
/// Source: the Swift proposals SE-0461 and SE-0466, and the settings of Xcode 26 that turn them on.
struct BuildIsolation: Sendable, Equatable {
  /// Whether what names no actor is on the main actor.
  var isMain = false
  /// Whether an `async` function without an actor runs on its caller's.
  var staysWithCaller = false

  init() {}

  /// What can be in a file that isolates. A regular expression takes seconds for a large project.
  private static let marks = ["MainActor", "NonisolatedNonsending", "NONSENDING", "APPROACHABLE"]

  /// - Parameter data: A manifest, an Xcode project or its settings.
  init(_ data: Data) {
    guard Self.marks.contains(where: { data.range(of: Data($0.utf8)) != nil }) else { return }
    let text = String(decoding: data, as: UTF8.self)
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
/// A package's manifest decides for its own files. The settings of projects are taken for all other files together: which
/// target a file belongs to is not looked up, and a setting of one target alone costs a finding, not a false one.
struct BuildSettings {
  private var packages: [String: BuildIsolation] = [:]
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
  ///   - folder: The folder it stands in, as ``isolation(ofFileIn:)`` will name it.
  mutating func read(_ path: String, in folder: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return }
    let isolation = BuildIsolation(data)
    if path.hasSuffix("/Package.swift") {
      packages[folder] = isolation
    } else {
      project.formUnion(isolation)
    }
  }

  /// - Parameter folder: The file's folder, with `/` between its parts and none at its end.
  func isolation(ofFileIn folder: String) -> BuildIsolation {
    var folder = Substring(folder)
    while true {
      if let package = packages[String(folder)] { return package }
      guard !folder.isEmpty else { return project }
      folder = folder.lastIndex(of: "/").map { folder[..<$0] } ?? ""
    }
  }
}
