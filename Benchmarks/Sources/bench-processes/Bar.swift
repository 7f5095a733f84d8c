/// What is wanted of a contestant.
enum Bar {
  /// Its shortest time is at most so many times another's.
  case time(of: String, times: Double, words: String)
  /// At no time it has more memory, in bytes.
  case memory(most: Int)
  /// So many RIBs more than another has alive at once take at most so much memory each, in bytes.
  case memoryOfRIBs(Int, beyond: String, most: Int)

  var words: String {
    switch self {
    case .time(_, _, let words): words
    case .memory(let most): "at most \(most / 1_000_000) MB"
    case .memoryOfRIBs(_, _, let most): "at most \(most) bytes a RIB"
    }
  }

  /// Whether it is reached and how far off it is; nil where the other one was not run.
  func verdict(of runs: [Measurement], _ other: (String) -> [Measurement]?) -> String? {
    switch self {
    case .time(let name, let times, _):
      guard let peer = other(name), let own = runs.shortest, let other = peer.shortest else {
        return nil
      }
      let ratio = own / other
      let figure =
        ratio < 1 ? "\(Figures.number(1 / ratio)) times faster" : "\(Figures.number(ratio)) times"
      guard let own = runs.processor, let other = peer.processor else { return nil }
      return said(
        ratio <= times, "\(figure) (\(Figures.number(own / other)) of its processor time)")
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
  var shortest: Double? { map(\.elapsed).min() }
  /// What to compare where others use the machine too.
  var processor: Double? { map(\.processor).min() }
  var memory: Int? { map(\.memory).max() }
}
