import Foundation

/// The causes a team had when it began to check, so that only new ones fail.
///
/// Kept by fingerprint: ids, counts, line numbers and the order of things do not change it.
public struct Baseline: Sendable {
  /// Why a file is no baseline.
  public enum Unusable: Error, Equatable, CustomStringConvertible {
    /// It is not the JSON that a baseline is.
    case notABaseline(reason: String)
    /// It was written by a newer ribs-inspect.
    case unsupportedVersion(Int)

    /// What is wrong and what to do about it.
    public var description: String {
      switch self {
      case .notABaseline(let reason):
        "this is no baseline: \(reason). Write one with 'ribs-inspect check --write-baseline FILE'."
      case .unsupportedVersion(let version):
        "the baseline is of version \(version), and this ribs-inspect knows version \(Baseline.version). Use the ribs-inspect that wrote it, or write it anew with 'ribs-inspect check --write-baseline FILE'."
      }
    }
  }

  /// A cause that was there.
  public struct Entry: Sendable, Equatable, Codable {
    /// The finding's fingerprint.
    public let fingerprint: String
    /// The finding's path, for people.
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

  /// The file it was read from.
  public let file: String
  /// The causes, by rule and path.
  public let entries: [Entry]
  private let fingerprints: Set<String>

  /// - Parameter report: Its causes become the baseline, but for those that a config suppresses and for notes
  ///   that fail nothing: those come and go with what a test happens to do.
  public init(of report: CheckReport, file: String) {
    let least = min(report.threshold, .warning)
    self.init(
      file: file,
      entries: (report.causes + report.exempt.filter { $0.shown.exemption == .baseline })
        .filter { $0.shown.severity >= least }
        .map { cause in
          Entry(
            fingerprint: cause.shown.fingerprint, path: cause.shown.path, rule: cause.shown.rule)
        })
  }

  /// - Parameters:
  ///   - data: What ``data()`` wrote.
  ///   - file: Where it was read from.
  /// - Throws: ``Unusable`` where it is something else.
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

  /// The baseline as JSON with sorted keys, a value a line, so that a change to it can be reviewed.
  ///
  /// - Throws: What Foundation's encoder throws.
  public func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(Document(causes: entries, version: Self.version)) + Data("\n".utf8)
  }

  func contains(_ fingerprint: String) -> Bool { fingerprints.contains(fingerprint) }

  /// The entries whose causes no longer happen: they were not seen in traces in which a RIB of their path came up.
  /// Of the paths that a part of the tests never reached, nothing is known.
  ///
  /// - Parameter seen: The fingerprints that were seen.
  func entriesGone(seen: Set<String>, in inputs: [InputReport]) -> [Entry] {
    let unseen = entries.filter { !seen.contains($0.fingerprint) }
    if unseen.isEmpty { return [] }
    let reached = ReachedPaths(of: unseen.map(\.path), in: inputs)
    return unseen.filter { reached.contains($0.path) }
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "'\(key.stringValue)' is missing"
    case DecodingError.typeMismatch(_, let context) where context.codingPath.isEmpty:
      "it is no JSON object"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "'\(context.codingPath.map(\.stringValue).joined(separator: "."))' is of the wrong kind"
    default: "it is not JSON"
    }
  }
}
