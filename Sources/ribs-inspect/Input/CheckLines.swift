import Foundation
import RIBsAnalysis

/// A file of lines that `check --format ndjson` wrote, as a source of statistics.
struct CheckLines {
  /// A longer line is none of `check`.
  private static let longestLine = 1 << 20

  private let path: String
  private var sessions: [SessionFacts] = []
  private var unusable: [UnusableInput] = []
  /// The number of the next line.
  private var number = 1
  /// The beginning of that line.
  private var rest: [UInt8] = []
  /// Why the file cannot be used; nil if it can.
  private var failure: String?
  private let decoder = JSONDecoder()

  /// Whether a file has such lines, by its name.
  static func areIn(_ path: String) -> Bool {
    path.hasSuffix(".ndjson") || path.hasSuffix(".ndjson.gz")
  }

  /// Adds the sessions of a file to statistics. A file that cannot be used adds none, and is reported on standard error.
  static func add(_ path: String, to statistics: inout Statistics, _ progress: Progress) {
    var lines = CheckLines(path)
    lines.read(progress)
    if let failure = lines.failure {
      let unusable = UnusableInput(source: path, reason: failure)
      Terminal.complain(unusable.description)
      statistics.add(unusable)
    } else {
      for session in lines.sessions { statistics.add(session) }
      for input in lines.unusable { statistics.add(input) }
    }
  }

  private init(_ path: String) { self.path = path }

  private mutating func read(_ progress: Progress) {
    do {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? handle.close() }
      let damage = try TraceBlocks(handle: handle, progress: progress).read { take($0) }
      if let damage { failure = failure ?? "\(damage.description)." }
    } catch {
      failure = "cannot be read: \(TraceInput.reason(error))."
    }
    take(line: rest[...])
    if sessions.isEmpty, unusable.isEmpty { fail("the file has no line of a session") }
  }

  private mutating func take(_ block: UnsafeBufferPointer<UInt8>) {
    rest += block
    var start = rest.startIndex
    while failure == nil, let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
      take(line: rest[start..<end])
      number += 1
      start = end + 1
    }
    rest.removeSubrange(..<start)
    if rest.count > Self.longestLine { fail("line \(number) is too long") }
  }

  private mutating func take(line: ArraySlice<UInt8>) {
    guard failure == nil, !line.allSatisfy({ $0 == 0x20 || $0 == 0x0D }) else { return }
    guard let line = try? decoder.decode(Line.self, from: Data(line)), line.version == 1 else {
      return fail("line \(number) is none of `ribs-inspect check --format ndjson`")
    }
    switch line.type {
    case .session: sessions.append(line.session)
    case .unusable:
      unusable.append(UnusableInput(source: line.source, reason: line.reason ?? ""))
    case .cause:
      // The lines of a session's causes come behind its own.
      guard let last = sessions.last, last.source == line.source, last.name == line.name else {
        return fail(
          "line \(number) is about a cause, and no line about its session is before it. Leave out `--summary-only` where the lines are written: rates need the sessions"
        )
      }
      guard let cause = line.cause else {
        return fail("line \(number) is about a cause, and lacks a key")
      }
      sessions[sessions.count - 1].causes.append(cause)
    }
  }

  private mutating func fail(_ reason: String) { failure = failure ?? "\(reason)." }
}

/// A line, with the keys that statistics need.
private struct Line: Decodable {
  enum Kind: String, Decodable { case session, cause, unusable }

  let type: Kind
  let version: Int
  let source: String
  let reason: String?
  private let app, appVersion, startedAt, status: String?
  private let fingerprint, rule, severity, path, at, message, fix, suppressed: String?
  private let count, line: Int?
  private let sessionName: String?

  private enum CodingKeys: String, CodingKey {
    case type, version, source, reason, app, appVersion, startedAt, status
    case fingerprint, rule, severity, path, at, message, fix, suppressed, count, line
    case sessionName = "session"
  }

  var name: String { sessionName ?? "" }

  var session: SessionFacts {
    SessionFacts(
      source: source, name: name, app: app, version: appVersion, startedAt: startedAt,
      isInconclusive: status == CheckStatus.inconclusive.rawValue)
  }

  /// Nil if a key is missing.
  var cause: SessionFacts.Cause? {
    guard let fingerprint, let rule, let severity = severity.flatMap(Severity.init), let path,
      let message, let fix, let count, let line
    else { return nil }
    return SessionFacts.Cause(
      fingerprint: fingerprint, rule: rule, severity: severity, path: path, at: at,
      message: message, fix: fix, count: count, line: line, isExempt: suppressed != nil)
  }
}
