import Breaking
import Foundation

/// What became of a mutant.
struct TrialOutcome: Sendable {
  enum Result: Sendable {
    /// The suite that failed.
    case noticed(by: String)
    /// The suite that did not end.
    case hung(in: String)
    case survived
    /// No test runs the line.
    case unreached
  }

  let mutant: Mutant
  let result: Result
}

/// Runs the tests for one mutant after the other.
struct Trials {
  let program: TestProgram
  /// The shortest first.
  let suites: [TestProgram.Suite]
  let jobs: Int
  /// Called before the tests of a mutant run, and when they have run.
  var begin: @Sendable (Mutant) throws -> Void = { _ in }
  var end: @Sendable (Mutant) throws -> Void = { _ in }

  func run(_ mutants: [Mutant], progress: @escaping @Sendable (String) -> Void) throws
    -> [TrialOutcome]
  {
    let state = State(mutants)
    let group = DispatchGroup()
    for job in 0..<jobs {
      DispatchQueue.global().async(group: group) {
        while let (index, mutant) = state.next() {
          let outcome = Result { try TrialOutcome(mutant: mutant, result: trial(mutant, job: job)) }
          state.finish(index, outcome)
          if case .success(let outcome) = outcome {
            progress(
              "\(mutant.number) \(mutant.file):\(mutant.line) \(mutant.kind.rawValue): \(outcome.result)"
            )
          }
        }
      }
    }
    group.wait()
    return try state.outcomes()
  }

  private func trial(_ mutant: Mutant, job: Int) throws -> TrialOutcome.Result {
    let reaching = suites.filter { $0.reaches(mutant.number) }
    guard !reaching.isEmpty else { return .unreached }
    try begin(mutant)
    let outcome = Result { try result(of: mutant, reaching, job: job) }
    try end(mutant)
    return try outcome.get()
  }

  private func result(
    of mutant: Mutant, _ reaching: [TestProgram.Suite], job: Int
  ) throws -> TrialOutcome.Result {
    for suite in reaching {
      let status = try program.run(
        suite.name, environment: [MutantSwitch.activeVariable: "\(mutant.number)"],
        limit: 20 + 4 * suite.duration, log: "trial-\(job)", stopsAtIssue: true)
      guard let status else { return .hung(in: suite.name) }
      if status != 0 { return .noticed(by: suite.name) }
    }
    return .survived
  }

  private final class State: @unchecked Sendable {
    private let lock = NSLock()
    private let mutants: [Mutant]
    private var position = 0
    private var results: [Int: Result<TrialOutcome, any Error>] = [:]

    init(_ mutants: [Mutant]) { self.mutants = mutants }

    func next() -> (Int, Mutant)? {
      lock.withLock {
        guard position < mutants.count else { return nil }
        defer { position += 1 }
        return (position, mutants[position])
      }
    }

    func finish(_ index: Int, _ outcome: Result<TrialOutcome, any Error>) {
      lock.withLock { results[index] = outcome }
    }

    func outcomes() throws -> [TrialOutcome] {
      try lock.withLock { try mutants.indices.compactMap { try results[$0]?.get() } }
    }
  }
}
