import Foundation

/// The causes that a team accepts for now, so that only new ones fail a check.
///
/// Entries are keyed by fingerprint. Ids, counts, line numbers and order do not change a fingerprint.
public struct Baseline: Sendable {
  /// Why a file cannot be used as a baseline.
  public enum Unusable: Error, Equatable, CustomStringConvertible {
    /// The file does not contain a baseline.
    case notABaseline(reason: String)
    /// The file has a version that this ribs-inspect does not know.
    case unsupportedVersion(Int)

    /// What is wrong and what to do about it.
    public var description: String {
      switch self {
      case .notABaseline(let reason):
        "this is not a baseline: \(reason). Write one with 'ribs-inspect check --write-baseline FILE'."
      case .unsupportedVersion(let version):
        "the baseline has version \(version), but this ribs-inspect reads version \(Baseline.version). Use the ribs-inspect that wrote it, or write it again with 'ribs-inspect check --write-baseline FILE'."
      }
    }
  }

  /// An accepted cause.
  public struct Entry: Sendable, Equatable, Codable {
    /// The finding's fingerprint.
    public let fingerprint: String
    /// The finding's path, for people who read the file.
    public let path: String
    /// The rule's id.
    public let rule: String
  }

  private struct Document: Codable {
    var causes: [Entry]
    var version: Int
  }

  private struct Versioned: Decodable {
    var version: Int
  }

  private static let version = 1

  /// The file that the baseline was read from.
  public let file: String
  /// The accepted causes, sorted by rule, path and fingerprint.
  public let entries: [Entry]
  private let fingerprints: Set<String>

  /// Suppressed causes are left out. So are notes that fail nothing: they come and go with what a test
  /// happens to do.
  ///
  /// - Parameters:
  ///   - report: The report whose causes become the baseline.
  ///   - file: The file that the baseline is written to.
  ///   - old: The baseline that it replaces. Its entries of rules that the report does not apply stay, so that
  ///     checks of traces and of source can share a baseline.
  public init(of report: CheckReport, file: String, replacing old: Baseline? = nil) {
    let least = min(report.threshold, .warning)
    let rules = Set(report.pages.map(\.id))
    let found = (report.causes + report.exempt.filter { $0.exemption == .baseline })
      .filter { $0.severity >= least }
      .map { cause in
        Entry(fingerprint: cause.fingerprint, path: cause.path, rule: cause.rule)
      }
    let kept = old?.entries.filter { !rules.contains($0.rule) } ?? []
    self.init(file: file, entries: found + kept)
  }

  /// - Parameters:
  ///   - data: What ``data()`` wrote.
  ///   - file: The file that the data was read from.
  /// - Throws: ``Unusable`` if the data is not a baseline of this version.
  public init(_ data: Data, file: String) throws(Unusable) {
    do {
      let version = try JSONDecoder().decode(Versioned.self, from: data).version
      guard version == Self.version else { throw Unusable.unsupportedVersion(version) }
      self.init(file: file, entries: try JSONDecoder().decode(Document.self, from: data).causes)
    } catch let error as Unusable {
      throw error
    } catch {
      throw .notABaseline(reason: Self.reason(error))
    }
  }

  private init(file: String, entries: [Entry]) {
    self.file = file
    self.entries = entries.sorted {
      ($0.rule, $0.path, $0.fingerprint) < ($1.rule, $1.path, $1.fingerprint)
    }
    fingerprints = Set(entries.map(\.fingerprint))
  }

  /// The baseline as JSON with sorted keys and one value per line, so that changes can be reviewed.
  ///
  /// - Throws: What Foundation's encoder throws.
  public func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(Document(causes: entries, version: Self.version)) + Data("\n".utf8)
  }

  func contains(_ fingerprint: String) -> Bool { fingerprints.contains(fingerprint) }

  /// The entries whose causes no longer happen. An entry counts only if a RIB came up at its path: traces that
  /// never reach the path show nothing about its causes.
  ///
  /// - Parameters:
  ///   - seen: The fingerprints that were seen.
  ///   - rules: The rules that were applied.
  ///   - reached: Says of the given paths at which of them a RIB came up.
  func entriesGone(
    seen: Set<String>, rules: Set<String>, reached: ([String]) -> (String) -> Bool
  ) -> [Entry] {
    let unseen = entries.filter { rules.contains($0.rule) && !seen.contains($0.fingerprint) }
    if unseen.isEmpty { return [] }
    let isReached = reached(unseen.map(\.path))
    return unseen.filter { isReached($0.path) }
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "'\(key.stringValue)' is missing"
    case DecodingError.typeMismatch(_, let context) where context.codingPath.isEmpty:
      "it is not a JSON object"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "'\(context.codingPath.map(\.stringValue).joined(separator: "."))' has the wrong type"
    default: "it is not JSON"
    }
  }
}
