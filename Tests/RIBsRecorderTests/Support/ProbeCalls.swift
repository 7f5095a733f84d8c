import Foundation
import RIBsTrace

/// What `recorder-probe kill` does on each of its threads, call by call, and what each call is to leave
/// in the trace.
enum ProbeCalls {
  /// The names of the RIBs that the threads build, by thread.
  static let ribs = ["First", "Second", "Third", "Fourth"]

  /// Building, attaching, detaching and freeing a RIB.
  private static let eventsOfCall = [
    ["create"], ["attach", "activate", "load"], ["detach", "deactivate"], ["destroy"],
  ]
  private static let eventsOfRound = eventsOfCall.flatMap(\.self)

  /// How many events so many calls cause.
  static func events(of calls: Int) -> Int {
    let (rounds, rest) = calls.quotientAndRemainder(dividingBy: eventsOfCall.count)
    return rounds * eventsOfRound.count + eventsOfCall[..<rest].reduce(0) { $0 + $1.count }
  }

  /// What a session tells of the RIBs that one thread built, in order; nil where this is not what the
  /// thread does.
  static func count(thread: Int, in events: [TraceEvent]) -> Int? {
    var count = 0
    var current = 0
    for event in events {
      if case .create(let id, ribs[thread], _) = event.body { current = id }
      guard event.body.id == current, current > 0 else { continue }
      guard event.body.name == eventsOfRound[count % eventsOfRound.count] else { return nil }
      count += 1
    }
    return count
  }
}

extension TraceEvent.Body {
  fileprivate var id: Int? {
    switch self {
    case .create(let id, _, _), .attach(let id, _), .activate(let id), .load(let id),
      .detach(let id, _, _), .deactivate(let id), .destroy(let id):
      id
    default: nil
    }
  }
}
