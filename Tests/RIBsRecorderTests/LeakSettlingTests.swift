import ExclusiveObservation
import Foundation
import InstrumentedRIBs
import RIBsRecorder
import RIBsTrace
import RIBsTestSupport
import Testing

/// A settled trace has every leak.
@Suite(.exclusiveObservation) struct LeakSettlingTests {
  private let file = TemporaryFile()

  /// The events that the leak detector and the settling wrote.
  private func story() throws -> [String] {
    try events(file.url).compactMap { event in
      switch event.body {
      case .leak(_, let object, let name, let waited):
        "leak \(object) \(name) \(waited / 1_000_000_000)"
      case .settle: "settle"
      case .unsettled(let waited): "unsettled \(waited / 1_000_000_000)"
      case .end: "end"
      default: nil
      }
    }
  }

  /// Opens and closes a child and keeps its interactor alive.
  @MainActor private func openAndKeep(_ home: HomeRouter) -> DetailInteractor? {
    home.open()
    defer { home.close() }
    return home.detail?.interactor
  }

  @MainActor @Test func `settling waits until a leak is due and writes the leak first`()
    async throws
  {
    try RIBsRecorder.start(to: file.url, options: .fixed())
    let home = HomeRouter()
    home.launch(from: HeadlessWindow())
    let kept = openAndKeep(home)
    await RIBsRecorder.settle()
    RIBsRecorder.stop()
    #expect(kept != nil)
    #expect(try story() == ["leak interactor DetailInteractor 1", "settle", "end"])
  }

  @MainActor @Test func `settling does not wait if nothing leaks`() async throws {
    try RIBsRecorder.start(to: file.url, options: .fixed())
    let home = HomeRouter()
    home.launch(from: HeadlessWindow())
    _ = openAndKeep(home)
    await RIBsRecorder.settle()
    RIBsRecorder.stop()
    #expect(try story() == ["settle", "end"])
  }

  @MainActor @Test func `settling does not wait for an app that keeps opening and closing screens`()
    async throws
  {
    try RIBsRecorder.start(to: file.url, options: .fixed())
    let home = HomeRouter()
    home.launch(from: HeadlessWindow())
    let busy = Task { @MainActor in
      var count = 0
      while !Task.isCancelled {
        _ = openAndKeep(home)
        count += 1
        await Task.yield()
      }
      return count
    }
    await RIBsRecorder.settle()
    busy.cancel()
    #expect(await busy.value > 0)
    RIBsRecorder.stop()
    #expect(try story() == ["settle", "end"])
  }

  @MainActor @Test func `assumeSettled judges leaks at once`() throws {
    try RIBsRecorder.start(to: file.url, options: .fixed())
    let home = HomeRouter()
    home.launch(from: HeadlessWindow())
    let kept = openAndKeep(home)
    RIBsRecorder.assumeSettled()
    RIBsRecorder.stop()
    #expect(kept != nil)
    #expect(try story() == ["leak interactor DetailInteractor 0", "settle", "end"])
  }

  @Test(
    "Settling that gives up says so, and otherwise the leak is reported first",
    arguments: ["sync", "async"],
    [
      ("0", "false\n", ["unsettled 0", "end"]),
      ("60", "true\n", ["leak interactor Interactor 1", "settle", "end"]),
    ])
  func settlingMayGiveUp(
    form: String, expected: (timeout: String, output: String, story: [String])
  ) throws {
    let outcome = try Tool("recorder-probe").run(["settle", file.url.path, expected.timeout, form])
    #expect(outcome.output == expected.output, "\(outcome.errors)")
    #expect(try story() == expected.story)
  }

  @MainActor @Test func `after a teardown leaks are judged at once`() throws {
    try RIBsRecorder.start(to: file.url, options: .fixed())
    let home = HomeRouter()
    home.launch(from: HeadlessWindow())
    let kept = openAndKeep(home)
    RIBsRecorder.stop(.teardown)
    #expect(kept != nil)
    #expect(try story() == ["leak interactor DetailInteractor 0", "end"])
  }
}
