#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Commands on traces of growing length. A table shows whose time grows faster than the trace.
struct GrowthContest: Contest {
  struct Row {
    var command: String
    var shape: String
    /// One for each size.
    var runs: [Result<Command, ProcessContest.Missing>]
  }

  var title: String
  /// The numbers of events, in thousands.
  var sizes: [Int]
  var rows: [Row]

  /// A run ends after this many seconds, and longer traces are not tried.
  private static let limit = 60

  func run() {
    print("\n\(title)\n")
    let sizes = sizes.map { "\($0),000 events" }.joined(separator: " | ")
    print("| command | shape | \(sizes) | growth | memory |")
    print("|\(String(repeating: " --- |", count: self.sizes.count + 4))")
    for row in rows {
      print("| \(words(row).joined(separator: " | ")) |")
      fflush(nil)
    }
  }

  private func words(_ row: Row) -> [String] {
    var cells: [String] = []
    var runs: [Measurement] = []
    for run in row.runs {
      guard cells.count == runs.count else {
        cells.append("")
        continue
      }
      switch run {
      case .failure(let missing): cells.append(missing.reason)
      case .success(let command):
        do throws(Measurement.Failure) {
          runs.append(try Measurement(command, successes: [0, 1], limit: Self.limit))
          cells.append(runs.last.map { Figures.time($0.processor) } ?? "")
        } catch {
          cells.append("**\(error.words(limit: Self.limit))**")
        }
      }
    }
    var growth = ""
    if runs.count == row.runs.count, let first = runs.first, let last = runs.last {
      growth = "\(Figures.number(last.processor / first.processor)) times"
    }
    let memory = runs.map(\.memory).max().map(Figures.memory) ?? ""
    return [row.command, row.shape] + cells + [growth, memory]
  }
}
