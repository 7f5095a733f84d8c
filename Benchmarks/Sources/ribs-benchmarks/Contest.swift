import Foundation

/// Several ways to do the same work, timed in turn in one run, so that a machine that slows down slows
/// them all. Times are the processor's: on a machine that others use, a clock on the wall counts their work too.
struct Contest {
  struct Entry {
    let name: String
    /// Does the work once.
    let work: () -> Void
  }

  let title: String
  /// What one run does how often, for the time of each.
  let operations: Int
  let entries: [Entry]

  private static let rounds = 7

  /// Runs everything and prints medians, the first entry being the measure of the others.
  func run() {
    var times = [[Double]](repeating: [], count: entries.count)
    for round in 0...Self.rounds {
      for (index, entry) in entries.enumerated() {
        let start = clock()
        entry.work()
        let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
        // The first round only warms up.
        if round > 0 { times[index].append(seconds * 1e9 / Double(operations)) }
      }
    }
    let medians = times.map { $0.sorted()[Self.rounds / 2] }
    print("\n\(title)")
    for (entry, median) in zip(entries, medians) {
      print("  \(padded(entry.name)) \(right(median)) ns   \(ratio(median, to: medians[0]))")
    }
  }

  private func padded(_ name: String) -> String {
    name + String(repeating: " ", count: max(0, 44 - name.count))
  }

  private func right(_ value: Double) -> String {
    let digits = String(Int(value.rounded()))
    return String(repeating: " ", count: max(0, 8 - digits.count)) + digits
  }

  private func ratio(_ value: Double, to other: Double) -> String {
    let hundredths = Int((value / other * 100).rounded())
    let fraction = String(hundredths % 100)
    return "×\(hundredths / 100).\(fraction.count == 1 ? "0" : "")\(fraction)"
  }
}
