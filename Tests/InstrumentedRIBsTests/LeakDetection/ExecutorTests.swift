import Foundation
import InstrumentedRIBs
import Testing

@MainActor @Suite struct ExecutorTests {
  @Test func `a closure runs once, on the main queue`() async {
    var runs: [Bool] = []
    await withCheckedContinuation { later in
      Executor.execute(withDelay: 0.01) {
        runs.append(isOnMainQueue())
        Executor.execute(withDelay: 0.05) { later.resume() }
      }
    }
    #expect(runs == [true])
  }

  @Test func `time in which the app was halted counts as one frame`() async {
    var order: [String] = []
    await withCheckedContinuation { later in
      Executor.execute(withDelay: 0.2, maxFrameDuration: 33) {
        order.append("counts a frame")
        later.resume()
      }
      Executor.execute(withDelay: 0.2, maxFrameDuration: 900) { order.append("counts it all") }
      Thread.sleep(forTimeInterval: 0.5)
    }
    #expect(order == ["counts it all", "counts a frame"])
  }

  @Test func `a delay that is not a number is no delay`() async {
    await withCheckedContinuation { later in
      Executor.execute(withDelay: .nan, maxFrameDuration: -1) { later.resume() }
    }
  }
}
