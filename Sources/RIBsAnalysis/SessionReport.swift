import RIBsTrace

/// What one session of a trace showed.
public struct SessionReport: Sendable {
  /// The session's name, from its header or by its number.
  public let name: String
  /// The app's name, where the header has it.
  public let app: String?
  /// How many events were replayed.
  public let events: Int
  /// How many lines the session has, blank ones not counted.
  public let lines: Int
  /// The number of the last event; 0 where there is none.
  public let lastEvent: Int
  /// Whether any RIB was attached to another.
  public let hasAttaches: Bool
  /// Whether the trace says when routers are created and destroyed; without it leaks cannot be seen.
  public let hasLifetimes: Bool
  /// Whether the trace says which properties hold a RIB; without it lost children cannot be seen.
  public let hasHolds: Bool
  /// How the session closed; nil where it has no end.
  public let endReason: EndReason?
  /// Whether part of the trace is missing: lines were lost, cut or left out.
  public let isIncomplete: Bool
  /// Whether it has no end and the team's policy requires one.
  public internal(set) var lacksRequiredEnd = false
  /// Whether the trace was sampled from outside, and shows only what stood at each sample.
  public let isSampled: Bool
  /// How many RIBs the session mentions.
  public let ribs: Int
  /// The names of its marks, in the order in which they were first set.
  public var marks: [String] { detail.marks }
  /// The tree at the requested moment; at the session's end if the moment never came.
  public var tree: TreeSnapshot { detail.tree }
  /// When the snapshot of the tree was taken; nil if the requested moment never came.
  public var sight: Sight? { detail.sight }
  /// When the most RIBs stood on the tree; nil if none ever did.
  public var fullest: FullestMoment? { detail.fullest }
  /// What was found, in report order.
  public internal(set) var findings: FindingList
  /// The paths at which RIBs were attached, and the roots above them.
  package var paths: PathTree { detail.paths }
  /// The lives of the requested RIBs.
  package var lives: RIBLives? { detail.lives }
  /// Every place at which a RIB ever stood, if the caller wanted them.
  package var places: Places? { detail.places }

  /// Whether something could not be judged, so that no findings does not mean clean.
  public var isInconclusive: Bool { isIncomplete || ribs == 0 || lacksRequiredEnd }

  /// The flows of several screens, and how users moved in them; found anew each time.
  public var flows: [Flow] { detail.traffic.map { FlowFinder(detail.paths, $0).flows() } ?? [] }

  /// Everything but the findings.
  var detail: SessionDetail

  /// Whether an event comes before the snapshot of the tree.
  func isSoFar(_ seq: Int) -> Bool {
    guard let sight, sight.moment != .end else { return true }
    return seq <= sight.seq
  }

  /// The first finding of each cause that counts, up to the snapshot of the tree.
  package var causesSoFar: [Finding] {
    var told: Set<Fingerprint> = []
    var isTold = [Bool](repeating: false, count: findings.causes.count)
    var first: [Finding] = []
    for (index, head) in findings.heads.enumerated() {
      guard head.severity > .info, !head.isExempt, !isTold[head.cause], isSoFar(head.seq) else {
        continue
      }
      isTold[head.cause] = true
      // Two causes may share a fingerprint; report it once.
      if told.insert(findings.causes[head.cause].digest).inserted {
        first.append(findings[index])
      }
    }
    return first
  }
}

/// What a session shows besides its findings. It takes most of a report's memory, so only some sessions of a long trace
/// keep it.
final class SessionDetail: Sendable {
  let marks: [String]
  let tree: TreeSnapshot
  let sight: Sight?
  let fullest: FullestMoment?
  let paths: PathTree
  /// Nil unless the caller wanted flows.
  let traffic: FlowTraffic?
  let lives: RIBLives?
  let places: Places?

  init(
    marks: [String] = [], tree: TreeSnapshot = .empty, sight: Sight? = nil,
    fullest: FullestMoment? = nil, paths: PathTree, traffic: FlowTraffic? = nil, lives: RIBLives? = nil,
    places: Places? = nil
  ) {
    (self.marks, self.tree, self.sight, self.fullest) = (marks, tree, sight, fullest)
    (self.paths, self.traffic) = (paths, traffic)
    (self.lives, self.places) = (lives, places)
  }

  static let none = SessionDetail(paths: PathTree())
}
