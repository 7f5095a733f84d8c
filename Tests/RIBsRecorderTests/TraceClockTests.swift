import RIBsRecorder
import Testing

@Suite struct TraceClockTests {
  @Test func `a stepping clock moves when it is read and when it is advanced`() {
    let clock = SteppingTraceClock(step: 10)
    #expect([clock.nanoseconds(), clock.nanoseconds()] == [10, 20])
    clock.advance(by: 5)
    #expect(clock.nanoseconds() == 35)
  }

  @Test func `the monotonic clock begins at zero and never goes back`() {
    let clock = MonotonicTraceClock()
    let readings = (0..<1000).map { _ in clock.nanoseconds() }
    #expect(readings == readings.sorted())
    #expect((readings.first ?? -1) >= 0)
    #expect((readings.last ?? .max) < 60_000_000_000)
  }
}
