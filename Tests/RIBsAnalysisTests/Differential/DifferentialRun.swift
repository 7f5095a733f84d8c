import Foundation

/// Sends random traces through the analyzer and the reference.
struct DifferentialRun {
  var traces = 0
  /// How often each rule reported in the analyzer's verdicts.
  var findings: [String: Int] = [:]
  /// For each kind of difference, the number of traces that show it and the seed of the first.
  var differences: [String: (count: Int, seed: UInt64)] = [:]

  /// - Parameter seeds: One seed per trace.
  init(_ seeds: some Sequence<UInt64>) {
    for seed in seeds {
      traces += 1
      let pair = VerdictPair(RandomTrace(seed: seed).bytes)
      findings.merge(pair.product.findings) { $0 + $1 }
      if let difference = pair.difference { note(difference, 1, seed) }
    }
  }

  /// Runs on all cores, in small blocks with one block per core, so that other tests get their turn.
  static func inBlocks(_ count: Int, from first: UInt64) async -> DifferentialRun {
    let size = 50
    var starts = stride(from: 0, to: count, by: size).makeIterator()
    return await withTaskGroup(of: DifferentialRun.self) { group in
      func begin() {
        guard let start = starts.next() else { return }
        let seeds = (start..<min(start + size, count)).map { first + UInt64($0) }
        group.addTask { DifferentialRun(seeds) }
      }
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { begin() }
      var whole = DifferentialRun([])
      while let part = await group.next() {
        whole.add(part)
        begin()
      }
      return whole
    }
  }

  private mutating func add(_ part: DifferentialRun) {
    traces += part.traces
    findings.merge(part.findings) { $0 + $1 }
    for (kind, difference) in part.differences { note(kind, difference.count, difference.seed) }
  }

  private mutating func note(_ kind: String, _ count: Int, _ seed: UInt64) {
    let known = differences[kind] ?? (0, seed)
    differences[kind] = (known.count + count, min(known.seed, seed))
  }

  /// The smallest trace of each kind of difference, most frequent first.
  func reports(_ limit: Int) -> [String] {
    differences.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.prefix(limit)
      .map { kind, difference in
        let shrinking = Shrinking { bytes in VerdictPair(bytes).difference == kind }
        let bytes = shrinking.smallest(RandomTrace(seed: difference.seed).bytes)
        return """
          \(kind): \(difference.count) of \(traces) traces, the first again with \
          RIBS_DIFFERENTIAL=1 RIBS_DIFFERENTIAL_SEED=\(difference.seed)
          \(String(decoding: bytes, as: UTF8.self))
          \(VerdictPair(bytes).text)
          """
      }
  }
}
