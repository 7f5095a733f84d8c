/// How many of some sessions something happened in.
package struct Rate: Sendable, Equatable {
  /// How many sessions it happened in.
  package var hits = 0
  /// How many sessions there are.
  package var sessions = 0

  package init(hits: Int = 0, sessions: Int = 0) {
    (self.hits, self.sessions) = (hits, sessions)
  }

  /// The fraction of sessions in which it happened, from 0 to 1.
  package var share: Double { sessions == 0 ? 0 : Double(hits) / Double(sessions) }

  /// Where the share of all sessions of the app lies with 95 % confidence, if these were drawn from them at random: the
  /// score interval (E. B. Wilson, Journal of the American Statistical Association 22, 1927). From 0 to 1 if there are
  /// no sessions.
  package var interval: (low: Double, high: Double) {
    guard sessions > 0 else { return (0, 1) }
    let (share, count) = (share, Double(sessions))
    // The 97.5th percentile of the normal distribution.
    let z = 1.959963984540054
    let middle = share + z * z / (2 * count)
    let half = z * ((share * (1 - share) + z * z / (4 * count)) / count).squareRoot()
    let scale = 1 + z * z / count
    // The bounds are exact at the ends. Rounding must not move them.
    return (
      hits == 0 ? 0 : (middle - half) / scale, hits == sessions ? 1 : (middle + half) / scale
    )
  }
}
