/// What many sessions show together: which causes hit how many of them and since when, and how the app's RIBs are used.
///
/// Sessions are added one by one and forgotten, so memory grows with the app and not with the number of traces.
package struct Statistics: Sendable {
  /// A version of the app.
  package struct Version: Sendable {
    /// Its name; nil for sessions whose header has none.
    package let name: String?
    /// How many sessions it has; of them, how many have an error or a warning.
    package internal(set) var rate = Rate()
    /// When its first and its last session began, in ISO 8601.
    package internal(set) var span = Span()
  }

  /// The times of some sessions. ISO 8601 of one time zone sorts as text.
  package struct Span: Sendable, Equatable {
    /// The earliest and the latest; nil if no header has a time.
    package internal(set) var first: String?
    package internal(set) var last: String?

    mutating func add(_ time: String?) {
      guard let time else { return }
      first = min(first ?? time, time)
      last = max(last ?? time, time)
    }
  }

  /// A cause in all sessions.
  package struct Cause: Sendable {
    /// As it was found in the newest version that has it.
    package internal(set) var newest: SessionFacts.Cause
    /// That version.
    package internal(set) var newestVersion: String?
    /// A session of that version that has it: the trace's path, and the session's name.
    package internal(set) var example: (source: String, session: String)
    /// How many findings it has.
    package internal(set) var findings = 0
    /// How many sessions it was found in.
    package internal(set) var hits = 0
    /// When the first and the last of these sessions began.
    package internal(set) var span = Span()
    fileprivate var hitsByVersion: [String?: Int] = [:]
  }

  /// What became of a cause from one version to another.
  package enum Change: String, Sendable, CaseIterable {
    /// It was in no session of the one, and is in sessions of the other.
    case new
    /// It was in sessions of the one, and is in none of the other.
    case gone
    /// Its rate rose, and the two confidence intervals have nothing in common.
    case more
    /// Its rate fell, and the two confidence intervals have nothing in common.
    case less
  }

  /// The apps that the sessions name, sorted.
  package var apps: [String] { appNames.sorted() }
  /// How many sessions there are; of them, how many have an error or a warning.
  package private(set) var rate = Rate()
  /// When the first and the last session began.
  package private(set) var span = Span()
  /// How many sessions could not be judged in full.
  package private(set) var inconclusive = 0
  /// How many causes are suppressed or in the baseline. They count nowhere else.
  package var exempt: Int { exemptCauses.count }
  /// How the app's RIBs are used.
  package private(set) var usage = Usage()
  /// What reports call RIBs.
  package private(set) var nodeWord = NodeWord.rib
  /// The traces that could not be used.
  package internal(set) var unusable: [UnusableInput] = []

  private var appNames: Set<String> = []
  private var exemptCauses: Set<String> = []
  private var byVersion: [String?: Version] = [:]
  private var byFingerprint: [String: Cause] = [:]

  package init() {}

  /// Adds a trace.
  ///
  /// - Parameter input: Its report, judged, with the headers and the calls.
  package mutating func add(_ input: InputReport) {
    for session in input.sessions {
      add(SessionFacts(session, of: input.source))
      usage.add(session)
      if session.nodeWord == .node { nodeWord = .node }
    }
  }

  /// Adds a session.
  package mutating func add(_ session: SessionFacts) {
    let isHit = session.causes.contains { !$0.isExempt && $0.severity > .info }
    let hits = Rate(hits: isHit ? 1 : 0, sessions: 1)
    rate.add(hits)
    span.add(session.startedAt)
    byVersion[session.version, default: Version(name: session.version)].rate.add(hits)
    byVersion[session.version]?.span.add(session.startedAt)
    if let app = session.app { appNames.insert(app) }
    if session.isInconclusive { inconclusive += 1 }
    for cause in session.causes { add(cause, of: session) }
  }

  /// Adds a trace that could not be used.
  package mutating func add(_ input: UnusableInput) { unusable.append(input) }

  private mutating func add(_ cause: SessionFacts.Cause, of session: SessionFacts) {
    guard !cause.isExempt else {
      exemptCauses.insert(cause.fingerprint)
      return
    }
    let example = (session.source, session.name)
    var known =
      byFingerprint.removeValue(forKey: cause.fingerprint)
      ?? Cause(newest: cause, newestVersion: session.version, example: example)
    if VersionOrder.isBefore(known.newestVersion, session.version) {
      (known.newest, known.newestVersion, known.example) = (cause, session.version, example)
    }
    known.findings += cause.count
    known.hits += 1
    known.span.add(session.startedAt)
    known.hitsByVersion[session.version, default: 0] += 1
    byFingerprint[cause.fingerprint] = known
  }

  // MARK: The results

  /// The app's versions, the oldest first. Sessions without a version come before all others.
  package var versions: [Version] {
    byVersion.values.sorted { VersionOrder.isBefore($0.name, $1.name) }
  }

  /// The causes that hit most sessions first; of those that hit as many, the worst first.
  package var causes: [Cause] {
    byFingerprint.values.sorted { one, other in
      if one.hits != other.hits { return one.hits > other.hits }
      if one.newest.severity != other.newest.severity {
        return one.newest.severity > other.newest.severity
      }
      return (one.newest.path, one.newest.rule, one.newest.fingerprint)
        < (other.newest.path, other.newest.rule, other.newest.fingerprint)
    }
  }

  /// How often a cause was found in the sessions of a version.
  package func rate(of cause: Cause, in version: Version) -> Rate {
    Rate(hits: cause.hitsByVersion[version.name] ?? 0, sessions: version.rate.sessions)
  }

  /// What became of a cause from one version to another; nil if nothing that these sessions show.
  package func change(of cause: Cause, from base: Version, to version: Version) -> Change? {
    let (before, now) = (rate(of: cause, in: base), rate(of: cause, in: version))
    switch (before.hits, now.hits) {
    case (0, 0): return nil
    case (0, _): return .new
    case (_, 0): return .gone
    default:
      if now.interval.low > before.interval.high { return .more }
      return now.interval.high < before.interval.low ? .less : nil
    }
  }
}

extension Rate {
  fileprivate mutating func add(_ other: Rate) {
    hits += other.hits
    sessions += other.sessions
  }
}

/// The order of the names of versions: numbers by their value, so that 3.10 comes after 3.9.
enum VersionOrder {
  /// Whether one version is older than another. None is older than any.
  static func isBefore(_ one: String?, _ other: String?) -> Bool {
    guard let one, let other else { return one == nil && other != nil }
    let (first, second) = (parts(one), parts(other))
    for (left, right) in zip(first, second) where left != right {
      switch (left, right) {
      case (.number(let left), .number(let right)): return left < right
      case (.word(let left), .word(let right)): return left < right
      // 3.9-beta comes before 3.9.1.
      case (.word, .number): return true
      case (.number, .word): return false
      }
    }
    if first.count != second.count {
      // 3.9-beta comes before 3.9, and 3.9 before 3.9.1.
      let isLonger = first.count > second.count
      let next = isLonger ? first[second.count] : second[first.count]
      if case .word = next { return isLonger }
      return !isLonger
    }
    // 3.09 and 3.9 are two names.
    return one < other
  }

  private enum Part: Equatable {
    case number(Int)
    case word(String)
  }

  private static func parts(_ version: String) -> [Part] {
    version.split { !$0.isLetter && !$0.isNumber }.map { part in
      Int(part).map { .number($0) } ?? .word(String(part))
    }
  }
}
