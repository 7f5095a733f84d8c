#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Several programs that do the same work, run in turn, so that a machine that slows down slows them all.
struct ProcessContest: Contest {
  struct Contestant {
    var name: String
    /// Why it cannot be run where that is so.
    var command: Result<Command, Missing>
    /// The exit codes that are no failure: `check` says 1 where it finds something.
    var successes: Set<Int32> = [0]
    var bars: [Bar] = []
  }

  struct Missing: Error {
    let reason: String
  }

  var title: String
  var contestants: [Contestant]
  /// Each contestant is run so often; fewer where that would take too long.
  var rounds = 7

  /// After so many seconds a run is ended.
  var limit = 60
  /// A contestant that took so long is not run again, in seconds.
  private static let patience = 20.0

  /// Runs everything and prints a table.
  func run() {
    var runs = [[Measurement]](repeating: [], count: contestants.count)
    var failures = [String?](repeating: nil, count: contestants.count)
    for _ in 0..<rounds {
      for (index, contestant) in contestants.enumerated() where failures[index] == nil {
        if let last = runs[index].last, last.elapsed > Self.patience { continue }
        do throws(Measurement.Failure) {
          guard case .success(let command) = contestant.command else { continue }
          runs[index].append(
            try Measurement(command, successes: contestant.successes, limit: limit))
        } catch {
          failures[index] = error.words(limit: limit)
        }
      }
    }
    print("\n\(title)\n\n| | shortest | median | processor | memory | bar | today |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for (index, contestant) in contestants.enumerated() {
      print("| \(row(contestant, runs[index], failures[index], runs).joined(separator: " | ")) |")
    }
    // All of them take minutes.
    fflush(nil)
  }

  private func row(
    _ contestant: Contestant, _ runs: [Measurement], _ failure: String?, _ all: [[Measurement]]
  ) -> [String] {
    let bars = contestant.bars.map(\.words).joined(separator: "<br>")
    if case .failure(let missing) = contestant.command {
      return [contestant.name, missing.reason, "", "", "", bars, ""]
    }
    let times = runs.map(\.elapsed).sorted()
    guard failure == nil, let shortest = times.first, let median = runs.medianTime,
      let memory = runs.memory
    else {
      let verdict = contestant.bars.isEmpty ? "" : "**not reached**"
      return [contestant.name, failure ?? "not run", "", "", "", bars, verdict]
    }
    let verdicts = contestant.bars.map { bar in
      bar.verdict(of: runs) { name in
        contestants.firstIndex { $0.name == name }.map { all[$0] }
      } ?? "no figure to compare with"
    }
    return [
      contestant.name, Figures.time(shortest), Figures.time(median),
      Figures.time(runs.map(\.processor).min() ?? 0), Figures.memory(memory), bars,
      verdicts.joined(separator: "<br>"),
    ]
  }
}
