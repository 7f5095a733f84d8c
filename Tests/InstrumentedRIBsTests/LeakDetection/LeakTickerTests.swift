import Foundation
import Testing

@testable import InstrumentedRIBs

/// The time of the leak detector.
@Suite @MainActor struct LeakTickerTests {
  @Test("A tick after the main thread was blocked counts at most a tenth of a second")
  func standstill() async {
    let ticker = LeakTicker()
    let ticks = AsyncStream { continuation in ticker.onTick = { continuation.yield($0) } }
    ticker.start()
    // A breakpoint, or work on the main thread, has this effect.
    usleep(500_000)
    for await counted in ticks {
      #expect(counted <= 0.1)
      break
    }
    ticker.stop()
  }
}
