import RIBsAnalysis
import Testing

@Suite("The rate of sessions that are hit")
struct RateTests {
  /// Figures of R 4.3: `prop.test(hits, sessions, correct = FALSE)$conf.int`.
  @Test(arguments: [
    (0, 10, 0.0, 0.2775328), (1, 10, 0.01787621, 0.4041500), (5, 10, 0.2365931, 0.7634069),
    (10, 10, 0.7224672, 1.0), (118, 2980, 0.03317122, 0.04724013),
  ])
  func `has Wilson's confidence interval`(hits: Int, sessions: Int, low: Double, high: Double) {
    let interval = Rate(hits: hits, sessions: sessions).interval
    #expect(abs(interval.low - low) < 0.0001 && abs(interval.high - high) < 0.0001)
  }

  @Test func `is unknown without sessions`() {
    let rate = Rate()
    #expect(rate.share == 0 && rate.interval == (0, 1))
  }
}
