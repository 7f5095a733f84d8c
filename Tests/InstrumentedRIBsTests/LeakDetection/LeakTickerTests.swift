import Foundation
import Testing

@testable import InstrumentedRIBs

/// How the leak detector's time passes.
@Suite @MainActor struct LeakTickerTests {
  @Test("A tick after the main thread stood still counts a tenth of a second at most")
  func standstill() async {
    let ticker = LeakTicker()
    let ticks = AsyncStream { continuation in ticker.onTick = { continuation.yield($0) } }
    ticker.start()
    // As a breakpoint, or work on the main thread.
    usleep(500_000)
    for await counted in ticks {
      #expect(counted <= 0.1)
      break
    }
    ticker.stop()
  }
}
