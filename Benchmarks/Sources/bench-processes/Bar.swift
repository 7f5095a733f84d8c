/// What is wanted of a contestant.
enum Bar {
  /// It takes at most so many times as long as another that was run right before it or after it.
  case time(of: String, times: Double, words: String)
  /// Its median takes at most so many seconds.
  case seconds(most: Double)
  /// At no time it has more memory, in bytes.
  case memory(most: Int)
  /// So many RIBs more than another has alive at once take at most so much memory each, in bytes.
  case memoryOfRIBs(Int, beyond: String, most: Int)

  var words: String {
    switch self {
    case .time(_, _, let words): words
    case .seconds(let most): "at most \(Figures.time(most))"
    case .memory(let most): "at most \(most / 1_000_000) MB"
    case .memoryOfRIBs(_, _, let most): "at most \(most) bytes a RIB"
    }
  }

  /// Whether it is reached and how far off it is; nil where the other one was not run.
  func verdict(of runs: [Measurement], _ other: (String) -> [Measurement]?) -> String? {
    switch self {
    case .time(let name, let times, _):
      guard let peer = other(name), let ratio = runs.ratio(to: peer, of: \.elapsed),
        let processor = runs.ratio(to: peer, of: \.processor)
      else { return nil }
      let figure =
        ratio < 1 ? "\(Figures.number(1 / ratio)) times faster" : "\(Figures.number(ratio)) times"
      return said(
        ratio <= times, "\(figure) (\(Figures.number(processor)) of its processor time)")
    case .seconds(let most):
      guard let median = runs.medianTime else { return nil }
      return said(median <= most, Figures.time(median))
    case .memory(let most):
      guard let memory = runs.memory else { return nil }
      return said(memory <= most, "\(memory / 1_000_000) MB")
    case .memoryOfRIBs(let count, let peer, let most):
      guard let own = runs.memory, let other = other(peer)?.memory else { return nil }
      let each = (own - other) / count
      return said(each <= most, "\(each) bytes")
    }
  }

  private func said(_ isReached: Bool, _ figure: String) -> String {
    (isReached ? "reached: " : "**not reached**: ") + figure
  }
}

extension [Measurement] {
  /// Round by round, so that a machine that slows down slows both; the median of all rounds. The shortest times of
  /// two may be minutes apart, and far apart in what a shared machine gave them.
  func ratio(to other: [Measurement], of figure: (Measurement) -> Double) -> Double? {
    let ratios = zip(self, other).map { figure($0) / figure($1) }.sorted()
    return ratios.isEmpty ? nil : ratios[ratios.count / 2]
  }

  var medianTime: Double? {
    let times = map(\.elapsed).sorted()
    return times.isEmpty ? nil : times[times.count / 2]
  }

  var memory: Int? { map(\.memory).max() }
}
