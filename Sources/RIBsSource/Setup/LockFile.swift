import Foundation

/// A package that a lock file lists.
package struct LockedPackage: Sendable, Equatable {
  /// The repository's name in small letters, without `.git`, or the pod's.
  package let name: String
  /// The account that has the repository, in small letters; nil if the file does not say.
  package let owner: String?
  /// The version, or the branch or commit in words.
  package let version: String?
  /// The lock file.
  package let file: String
  /// The line that lists it, if the file's format has one a package.
  package var line: Int?
}

/// A file in which a package manager writes down what it resolved.
package enum LockFile: String, CaseIterable, Sendable {
  case packageResolved = "Package.resolved"
  case podfileLock = "Podfile.lock"
  case cartfileResolved = "Cartfile.resolved"

  /// The packages that the file lists. Text that is no such file lists none.
  package func packages(_ text: String, at file: String) -> [LockedPackage] {
    switch self {
    case .packageResolved: Self.packageResolved(text, file)
    case .podfileLock: Self.podfileLock(text, file)
    case .cartfileResolved: Self.cartfileResolved(text, file)
    }
  }

  // MARK: Package.resolved

  /// Version 1 has `object.pins` with `repositoryURL`, and the later ones `pins` with `location`.
  private struct Resolved: Decodable {
    struct Pin: Decodable {
      struct State: Decodable {
        var version: String?
        var branch: String?
        var revision: String?
      }
      var location: String?
      var repositoryURL: String?
      var identity: String?
      var package: String?
      var state: State?
    }
    struct Object: Decodable { var pins: [Pin] }
    var object: Object?
    var pins: [Pin]?
  }

  private static func packageResolved(_ text: String, _ file: String) -> [LockedPackage] {
    let resolved = try? JSONDecoder().decode(Resolved.self, from: Data(text.utf8))
    let pins = resolved?.pins ?? resolved?.object?.pins ?? []
    return pins.compactMap { pin in
      guard let address = pin.location ?? pin.repositoryURL ?? pin.identity ?? pin.package else {
        return nil
      }
      let state = pin.state
      let version =
        state?.version ?? state?.branch.map { "at branch \($0)" }
        ?? state?.revision.map { "at commit \($0.prefix(10))" }
      return package(address, version, file)
    }
  }

  /// The package at an address such as `https://github.com/uber/RIBs-iOS.git` or `git@github.com:uber/RIBs`.
  private static func package(_ address: String, _ version: String?, _ file: String)
    -> LockedPackage
  {
    let parts = address.split { $0 == "/" || $0 == ":" }.map(String.init)
    var name = parts.last ?? address
    if name.hasSuffix(".git") { name.removeLast(4) }
    let isPlace = address.contains("://") || address.contains("@") || parts.count == 2
    return LockedPackage(
      name: name.lowercased(), owner: isPlace ? parts.dropLast().last?.lowercased() : nil,
      version: version, file: file)
  }

  // MARK: Podfile.lock

  private static func podfileLock(_ text: String, _ file: String) -> [LockedPackage] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.enumerated().compactMap { index, line in
      // A pod of the list, not one that another depends on, which has two more spaces.
      guard let match = line.firstMatch(of: /^  - "?([^ \/"]+)[^ ]* \(([^ )]+)\)/) else {
        return nil
      }
      return LockedPackage(
        name: match.1.lowercased(), owner: nil, version: String(match.2), file: file,
        line: index + 1)
    }
  }

  // MARK: Cartfile.resolved

  private static func cartfileResolved(_ text: String, _ file: String) -> [LockedPackage] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      guard let match = line.firstMatch(of: /^\w+ "([^"]+)" "v?([^"]+)"/) else { return nil }
      return package(String(match.1), String(match.2), file)
    }
  }
}
