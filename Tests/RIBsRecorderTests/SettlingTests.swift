import Dispatch
import ExclusiveObservation
import Foundation
import InstrumentedRIBs
import RIBsAnalysis
import RIBsRecorder
import RIBsTrace
import Testing

@Suite(.exclusiveObservation) struct SettlingTests {
  private let file = TemporaryFile()

  @MainActor @Test func `settling waits for blocks that enqueue further blocks`() async throws {
    try RIBsRecorder.start(to: file.url, options: .fixed())
    let window = HeadlessWindow()
    let home = HomeRouter()
    home.launch(from: window)
    keepForThreeTurns(of: home)
    await RIBsRecorder.settle()
    withExtendedLifetime(window) { RIBsRecorder.stop() }
    let names = try events(file.url).map(\.body.name)
    let (gone, settled) = (names.firstIndex(of: "destroy"), names.firstIndex(of: "settle"))
    #expect(try #require(gone) < #require(settled))
  }

  /// Opens and closes a child that blocks of the main queue still refer to.
  @MainActor private func keepForThreeTurns(of home: HomeRouter) {
    home.open()
    guard let detail = home.detail else { return }
    let child = ChildKeeper(detail)
    home.close()
    DispatchQueue.main.async {
      DispatchQueue.main.async { DispatchQueue.main.async { child.letGo() } }
    }
  }

  @MainActor @Test func `what settles reads the holds first, and says whether it settled`()
    async throws
  {
    #expect(await RIBsRecorder.settle() == false)
    try RIBsRecorder.start(to: file.url, options: .fixed())
    let (home, detail) = (HomeRouter(), DetailRouter())
    home.attachChild(detail)
    home.detail = detail
    RIBsRecorder.assumeSettled()
    #expect(await RIBsRecorder.settle())
    RIBsRecorder.stop()
    let names = try events(file.url).map(\.body.name)
    #expect(names.suffix(4) == ["hold", "settle", "settle", "end"])
    withExtendedLifetime(home) {}
  }

  @Test func `where nothing can be waited for, the trace says so`() async throws {
    try RIBsRecorder.start(to: file.url, options: .fixed())
    let settled = await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume(returning: settleNow()) }
    }
    RIBsRecorder.stop()
    #expect(!settled)
    let names = try events(file.url).map(\.body.name)
    #expect(names == ["unsettled", "end"])
  }
}

private func settleNow() -> Bool { RIBsRecorder.runUntilSettled() }

/// Holds a router until it is released. Used on the main queue only.
private final class ChildKeeper: @unchecked Sendable {
  private var child: (any Routing)?
  init(_ child: any Routing) { self.child = child }
  func letGo() { child = nil }
}
