import Foundation
import RIBsTrace

/// The calls that `recorder-probe kill` makes on each of its threads, and the events that each call must leave in the
/// trace.
enum ProbeCalls {
  /// The names of the RIBs that the threads build, by thread.
  static let ribs = ["First", "Second", "Third", "Fourth"]

  /// The calls that build, attach, detach and free a RIB.
  private static let eventsOfCall = [
    ["create"], ["attach", "activate", "load"], ["detach", "deactivate"], ["destroy"],
  ]
  private static let eventsOfRound = eventsOfCall.flatMap(\.self)

  /// Whether a call causes the event, and not a reading of what holds the RIB.
  static func isOfCall(_ body: TraceEvent.Body) -> Bool { eventsOfRound.contains(body.name) }

  /// How many events a number of calls causes.
  static func events(of calls: Int) -> Int {
    let (rounds, rest) = calls.quotientAndRemainder(dividingBy: eventsOfCall.count)
    return rounds * eventsOfRound.count + eventsOfCall[..<rest].reduce(0) { $0 + $1.count }
  }

  /// The number of events about the RIBs that one thread built; nil if they do not match the thread's calls.
  static func count(thread: Int, in events: [TraceEvent]) -> Int? {
    var count = 0
    var current = 0
    for event in events {
      if case .create(let id, ribs[thread], _) = event.body { current = id }
      guard event.body.child == current, current > 0 else { continue }
      guard event.body.name == eventsOfRound[count % eventsOfRound.count] else { return nil }
      count += 1
    }
    return count
  }
}

extension TraceEvent.Body {
  /// The RIB that is made, attached, detached or freed.
  var child: Int? {
    switch self {
    case .create(let id, _, _), .attach(let id, _), .activate(let id), .load(let id),
      .detach(let id, _, _), .deactivate(let id), .destroy(let id):
      id
    default: nil
    }
  }
}
