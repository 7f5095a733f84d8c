import RIBsTrace

/// A point of a session at which to look at its tree.
public enum Moment: Sendable, Equatable {
  /// Once all its events are applied.
  case end
  /// After the event of this number.
  case event(Int)
  /// This many nanoseconds after the session began, with the events until then.
  case time(Int)
  /// Where the app or a test first set a mark of this name.
  case mark(String)
}

/// The point at which a session's tree was looked at.
public struct SnapshotPoint: Sendable, Equatable {
  /// What was asked for.
  public let moment: Moment
  /// The last event that had happened; 0 before the first.
  public let seq: Int
  /// When that was, in nanoseconds since the session began.
  public let time: Int
}

/// The event after which the most RIBs stood on a session's tree, and the most of them were active. Of several the first.
public struct FullestMoment: Sendable, Equatable {
  /// The event's number.
  public let seq: Int
  /// When it was, in nanoseconds since the session began.
  public let time: Int
  /// How many RIBs stood on the tree.
  public let ribs: Int
  /// How many interactors were active.
  let active: Int

  init(after event: EventStamp, in forest: borrowing Forest) {
    (seq, time) = (event.seq, event.time)
    (ribs, active) = (forest.standing, forest.active)
  }

  /// Whether more RIBs stand now, or as many and more of them active.
  @inline(__always)
  func isSurpassed(by forest: borrowing Forest) -> Bool {
    forest.standing > ribs || forest.standing == ribs && forest.active > active
  }
}

/// Takes a snapshot of a session's tree when its moment has come.
struct SnapshotTaker {
  private let moment: Moment
  /// Whether the moment is not the end.
  let isWaiting: Bool
  private(set) var snapshotPoint: SnapshotPoint?
  private(set) var tree: TreeSnapshot?

  init(_ moment: Moment) {
    self.moment = moment
    isWaiting = moment != .end
  }

  /// - Parameter next: The event that is applied next.
  mutating func take(of state: borrowing SessionState, before next: EventStamp) {
    switch moment {
    case .event(let seq) where next.seq > seq: take(of: state)
    case .time(let time) where next.time > time: take(of: state)
    default: break
    }
  }

  /// - Parameter step: The event that was applied last.
  mutating func take(of state: borrowing SessionState, after step: borrowing Step) {
    guard case .mark(let wanted) = moment, case .marked(let name) = step.change else { return }
    if state.forest.strings[name] == wanted { take(of: state) }
  }

  /// The session has no more events.
  mutating func takeAtEnd(of state: borrowing SessionState, keepsTree: Bool) {
    guard keepsTree else { return }
    switch moment {
    case .end, .time: take(of: state)
    case .event(let seq) where state.last?.seq == seq: take(of: state)
    case .event, .mark: break
    }
  }

  private mutating func take(of state: borrowing SessionState) {
    guard tree == nil else { return }
    tree = TreeSnapshot(state.forest)
    snapshotPoint = SnapshotPoint(
      moment: moment, seq: state.last?.seq ?? 0, time: state.last?.time ?? 0)
  }
}
