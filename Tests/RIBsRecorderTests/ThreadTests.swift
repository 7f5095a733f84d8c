import ExclusiveObservation
import Foundation
import InstrumentedRIBs
import RIBsTrace
import Testing

@testable import RIBsRecorder

@Suite(.exclusiveObservation) struct ThreadTests {
  private let file = TemporaryFile()

  /// Runs a body on new threads and waits for all of them.
  private func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let group = DispatchGroup()
    for number in 1...count {
      group.enter()
      Thread.detachNewThread {
        nameCurrentThread("worker \(number)")
        body(number)
        group.leave()
      }
    }
    #expect(group.wait(timeout: .now() + 60) == .success)
  }

  @Test func `ten threads write whole lines, and no number is missing`() throws {
    try recording(to: file) {
      onThreads(10) { number in
        for turn in 1...50 {
          let router = DetailRouter()
          router.interactable.activate()
          RIBsRecorder.mark("\(number).\(turn)")
        }
      }
    }
    // The file is so long that it grew several times.
    #expect(try file.text.utf8.count > 2 << 16)
    let all = try events(file.url)
    // Each RIB is created, activated, marked, deactivated and destroyed, and then the session ends.
    #expect(all.map(\.seq) == Array(1...10 * 50 * 5 + 1))
    #expect(all.map(\.time) == all.map(\.time).sorted())
    let ids = all.compactMap { if case .create(let id, _, _) = $0.body { id } else { nil } }
    #expect(ids.sorted() == Array(1...500))
  }

  @Test func `an event off the main thread has its thread's name`() throws {
    try recording(to: file) {
      onThreads(1) { _ in _ = DetailRouter() }
    }
    let threads = try events(file.url).map(\.thread)
    #expect(threads == ["worker 1", "worker 1", nil])
  }

  @Test func `a thread without a name has a number that it keeps`() throws {
    try recording(to: file) {
      let group = DispatchGroup()
      for _ in 1...2 {
        group.enter()
        Thread.detachNewThread {
          nameCurrentThread("")
          RIBsRecorder.mark("one")
          RIBsRecorder.mark("two")
          group.leave()
        }
        #expect(group.wait(timeout: .now() + 60) == .success)
      }
    }
    let threads = try events(file.url).prefix(4).map(\.thread)
    #expect(threads[0] == threads[1])
    #expect(threads[2] == threads[3])
    #expect(threads[0] != threads[2])
    #expect(threads[0].flatMap { Int($0) } != nil)
  }

  @Test @MainActor func `main-actor events have no thread, whichever thread runs them`()
    async throws
  {
    try recording(to: file) { _ = DetailRouter() }
    await Task.yield()
    #expect(ThreadName.ofCurrentIfNotMain == nil)
    #expect(try events(file.url).allSatisfy { $0.thread == nil })
  }

  @Test func `starting, marking and stopping on many threads at once is safe`() throws {
    let url = file.url
    onThreads(8) { number in
      for _ in 1...20 {
        if number == 1 { try? RIBsRecorder.start(to: url, options: .fixed()) }
        if number == 2 { RIBsRecorder.stop() }
        RIBsRecorder.mark("m")
        _ = DetailRouter()
      }
    }
    RIBsRecorder.stop()
    #expect(try !events(url).isEmpty)
  }
}

/// Foundation on Linux ignores a name that is set before the creating thread continues, so the name is set again.
private func nameCurrentThread(_ name: String) {
  for _ in 1...1000 where (Thread.current.name ?? "") != name {
    Thread.current.name = name
    usleep(1000)
  }
}
