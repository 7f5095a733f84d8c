import RIBsTrace

/// The report on one session of a trace.
public struct SessionReport: Sendable {
  /// The session's name: from its header, or else made from its number.
  public let name: String
  /// The app's name; nil if the header does not have it.
  public let app: String?
  /// Its header, if the caller asked for it. An object, because few callers do and there may be very many sessions.
  let about: AboutSession?
  /// How many events were replayed.
  public let events: Int
  /// How many lines the session has, without blank lines.
  public let lines: Int
  /// The number of the last event; 0 if there are no events.
  public let lastEvent: Int
  /// Whether any RIB was attached to another.
  public let hasAttaches: Bool
  /// Whether the trace says when routers are created and destroyed. If not, leaks cannot be seen.
  public let hasLifetimes: Bool
  /// Whether the trace says which properties hold a RIB. If not, lost children cannot be seen.
  public let hasHolds: Bool
  /// How the session ended; nil if it has no `end` event.
  public let endReason: EndReason?
  /// Whether part of the trace is missing: lines were lost, cut or left out.
  public let isIncomplete: Bool
  /// Whether the trace says something that cannot have happened.
  public let isContradictory: Bool
  /// Whether the app waited for everything to settle, and gave up.
  public let isUnsettled: Bool
  /// Whether the session has no `end` event although the team's policy requires one.
  public internal(set) var lacksRequiredEnd = false
  /// Whether the trace was sampled from outside, so it shows only the tree at each sample.
  public let isSampled: Bool
  /// What reports call the members of its tree.
  package let nodeWord: NodeWord
  /// The `seq` at which the checkpoint at the start of the trace ends; nil if the trace has the whole session. Of the events
  /// up to it, the trace has only those that still mattered.
  public let checkpoint: Int?
  /// How many RIBs the session mentions.
  public let ribs: Int
  /// The time of its last event, in nanoseconds since it began.
  package let duration: Int
  /// Its header, with texts of bounded length; nil if there is none or the caller did not ask for it.
  package var header: TraceHeader? { about?.header }

  /// The names of the session's marks, in the order in which the app first reached them.
  public var marks: [String] { detail.marks }
  /// The tree at the requested moment, or at the end of the session if that moment never came.
  public var tree: TreeSnapshot { detail.tree }
  /// The moment of ``tree``; nil if the requested moment never came.
  public var snapshotPoint: SnapshotPoint? { detail.snapshotPoint }
  /// The moment with the most RIBs on the tree; nil if there were never any.
  public var fullest: FullestMoment? { detail.fullest }
  /// The findings, in report order.
  public internal(set) var findings: FindingList
  /// The paths at which RIBs were attached, and the roots above them.
  package var paths: PathTree { detail.paths }
  /// The lives of the requested RIBs; nil if none were requested.
  package var lives: RIBLives? { detail.lives }
  /// Every position at which a RIB ever stood; nil unless the caller requested it.
  package var positions: TreePositions? { detail.positions }

  /// The calls that attached and detached RIBs; nil unless the caller requested them. One session of a trace with very
  /// many sessions carries those of several.
  package var calls: RecordedCalls? { detail.calls }

  /// What happened event by event; nil unless the caller requested it.
  package var history: TreeHistory? { detail.history }

  /// Whether not everything could be judged. A session without findings is not clean then.
  public var isInconclusive: Bool {
    isIncomplete || isContradictory || ribs == 0 || isUnsettled || lacksRequiredEnd
  }

  /// The flows of several screens, and how users moved in them. Each access computes them again.
  public var flows: [Flow] { detail.traffic.map { FlowFinder(detail.paths, $0).flows() } ?? [] }

  /// Everything except the findings.
  var detail: SessionDetail

  /// Whether an event had happened at the moment of ``tree``.
  func isSoFar(_ seq: Int) -> Bool {
    guard let snapshotPoint, snapshotPoint.moment != .end else { return true }
    return seq <= snapshotPoint.seq
  }

  /// The first finding of each cause that counts, up to the moment of ``tree``.
  package var causesSoFar: [Finding] {
    var reported: Set<Fingerprint> = []
    var isReported = [Bool](repeating: false, count: findings.causes.count)
    var first: [Finding] = []
    for (index, head) in findings.heads.enumerated() {
      guard head.severity > .info, !head.isExempt, !isReported[head.cause], isSoFar(head.seq) else {
        continue
      }
      isReported[head.cause] = true
      // Two causes can share a fingerprint, which is reported once.
      if reported.insert(findings.causes[head.cause].digest).inserted {
        first.append(findings[index])
      }
    }
    return first
  }
}

/// The header of a session.
final class AboutSession: Sendable {
  fileprivate let header: TraceHeader

  /// The most tags of a session.
  private static let mostTags = 50

  init(_ header: TraceHeader) {
    func short(_ text: String?) -> String? { text?.shortened(to: InternedStrings.longest) }
    let tags = header.tags.sorted { $0.key < $1.key }.prefix(Self.mostTags).map { name, value in
      (name.shortened(to: InternedStrings.longest), value.shortened(to: InternedStrings.longest))
    }
    self.header = TraceHeader(
      version: header.version, session: short(header.session), app: short(header.app),
      runtime: short(header.runtime), platform: short(header.platform),
      startedAt: short(header.startedAt), appVersion: short(header.appVersion),
      build: short(header.build), device: short(header.device),
      tags: Dictionary(tags, uniquingKeysWith: { first, _ in first }), sampled: header.sampled,
      otherNodes: header.otherNodes, checkpoint: header.checkpoint)
  }
}

/// The parts of a session's report besides its findings. They take most of its memory, so in a trace with very many
/// sessions only some sessions keep them.
final class SessionDetail: Sendable {
  let marks: [String]
  let tree: TreeSnapshot
  let snapshotPoint: SnapshotPoint?
  let fullest: FullestMoment?
  let paths: PathTree
  /// Nil unless the caller wanted flows.
  let traffic: FlowTraffic?
  let lives: RIBLives?
  let positions: TreePositions?
  let calls: RecordedCalls?
  let history: TreeHistory?

  init(
    marks: [String] = [], tree: TreeSnapshot = .empty, snapshotPoint: SnapshotPoint? = nil,
    fullest: FullestMoment? = nil, paths: PathTree, traffic: FlowTraffic? = nil,
    lives: RIBLives? = nil,
    positions: TreePositions? = nil, calls: RecordedCalls? = nil, history: TreeHistory? = nil
  ) {
    (self.marks, self.tree, self.snapshotPoint, self.fullest) = (
      marks, tree, snapshotPoint, fullest
    )
    (self.paths, self.traffic) = (paths, traffic)
    (self.lives, self.positions, self.calls) = (lives, positions, calls)
    self.history = history
  }

  static let none = SessionDetail(paths: PathTree())
}
