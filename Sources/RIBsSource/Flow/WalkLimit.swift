import RIBsAnalysis

/// What ends the walk of an entry early. No app should reach one: they keep generated code from running for hours.
enum WalkLimit: String {
  case steps, calls, candidates, rounds, builders

  /// The steps of one entry.
  static let mostSteps = 100_000
  /// The calls around a call.
  static let mostCalls = 120
  /// What one expression can be.
  static let mostCandidates = 64
  /// The rounds of a loop until nothing changes.
  static let mostRounds = 32
  /// The builders that run inside each other.
  static let mostBuilders = 60

  /// What was too much, in words.
  var words: String {
    switch self {
    case .steps: "more than \(Self.mostSteps) steps"
    case .calls: "more than \(Self.mostCalls) calls inside each other"
    case .candidates: "more than \(Self.mostCandidates) candidates for one value"
    case .rounds: "a loop that still changes after \(Self.mostRounds) rounds"
    case .builders: "more than \(Self.mostBuilders) builders inside each other"
    }
  }
}

/// An entry whose walk did not come to its end.
struct UnfinishedWalk: Hashable {
  let place: SourcePlace
  /// The function, with its class.
  let name: String
  let limit: WalkLimit

  var remark: Remark {
    Remark(
      file: place.file, line: place.line,
      message:
        "\(name) was not walked to its end: \(limit.words). What it attaches may be missing.")
  }
}

extension Interpreter {
  /// Counts a step. Without a budget for it the path goes on as if the rest did nothing, and the report says so.
  func step() -> Bool {
    pass.steps += 1
    if pass.steps < WalkLimit.mostSteps { return true }
    reached(.steps)
    return false
  }

  /// Whether a call may begin: the function does not run already, in which case it adds nothing new, and calls do not
  /// nest too deeply.
  func mayBegin(_ function: ObjectIdentifier) -> Bool {
    guard context.calls.count < WalkLimit.mostCalls else {
      reached(.calls)
      return false
    }
    return !context.running.contains(function)
  }

  func reached(_ limit: WalkLimit) {
    let entry = context.entry
    let type = self.type(of: entry.part).map { "\(app.types[$0].name)." } ?? ""
    log.unfinished.insert(UnfinishedWalk(place: entry.place, name: type + entry.name, limit: limit))
  }
}
