import ExclusiveObservation
import Foundation
import RIBsRecorder
import RIBsRecording
import Testing

/// Routers, workers and workflows that a recording meets and an earlier one numbered.
@Suite(.exclusiveObservation) @MainActor struct SecondRecordingTests {
  private let first = TemporaryFile()
  private let second = TemporaryFile()

  /// The lines of the second recording without the header, numbers and times.
  private func lines() throws -> [String] {
    try second.text.split(separator: "\n").dropFirst().map {
      String($0).replacing(/"seq":\d+,"t":\d+,/, with: "")
    }
  }

  @Test func `a child that an earlier recording numbered is passed over, whatever is done with it`()
    throws
  {
    var dish: OtherRouter?
    try recording(to: first) { dish = OtherRouter() }
    let child = try #require(dish)
    try recording(to: second) {
      let menu = OtherRouter(.launch)
      menu.attach(child)
      menu.detach(child)
      menu.attach(child)
      menu.routerRecord?.isSeenHolding([(child, "Menu.dish")])
    }
    #expect(
      try lines() == [
        #"{"type":"create","id":1,"rib":"Other","kind":"launch"}"#, #"{"type":"destroy","id":1}"#,
        #"{"type":"end","reason":"exit"}"#,
      ])
  }

  @Test func `a worker that an earlier recording numbered gets a number of this one`() throws {
    let worker = TemporaryFile()
    var (old, bound): (WorkerRecord?, OtherRouter?) = (nil, nil)
    try recording(to: first) {
      _ = WorkerRecord(of: worker)
      old = WorkerRecord(of: worker)
      bound = OtherRouter()
    }
    try recording(to: second) {
      let record = WorkerRecord(of: worker, after: old)
      record?.didStart()
      WorkerRecord(of: worker)?.didStart()
      WorkerRecord(of: worker, after: record)?.didStart()
      // This one belongs to the recording of its router.
      WorkerRecord(of: worker, boundTo: bound?.routerRecord)?.didStart()
    }
    #expect(
      try lines() == [
        #"{"type":"worker","worker":1,"name":"TemporaryFile","phase":"start"}"#,
        #"{"type":"worker","worker":2,"name":"TemporaryFile","phase":"start"}"#,
        #"{"type":"worker","worker":1,"name":"TemporaryFile","phase":"start"}"#,
        #"{"type":"end","reason":"exit"}"#,
      ])
  }

  @Test func `a workflow starts, completes and is cancelled once, and not after its end`() throws {
    try recording(to: second) {
      for _ in 0..<2 {
        let workflow = WorkflowRecord(of: first)
        for _ in 0..<2 { workflow?.started(with: nil) }
        for _ in 0..<2 { workflow?.completed() }
        workflow?.cancelled()
      }
      let failing = WorkflowRecord(of: first)
      failing?.failed()
      failing?.cancelled()
      let cancelled = WorkflowRecord(of: first)
      for _ in 0..<2 { cancelled?.cancelled() }
    }
    let phases = try lines().compactMap { $0.firstMatch(of: #/"phase":"(\w+)"/#)?.1 }
    #expect(phases == ["start", "complete", "start", "complete", "fail", "cancel"])
  }

  @Test func `what a leak detector expects is waited for, and reported once`() async throws {
    try RIBsRecorder.start(to: second.url, options: .fixed())
    let rib = try #require(OtherRouter().routerRecord?.rib)
    let (kept, late) = (NSObject(), NSObject())
    let expectation = rib.expectsDeallocation(of: kept, as: .interactor)
    _ = rib.expectsDeallocation(of: NSObject(), as: .presenter)
    let settling = Task { await RIBsRecorder.settle(timeout: 30) }
    try await Task.sleep(for: .milliseconds(50))
    RIBsRecorder.mark("time is up")
    for _ in 0..<2 { expectation.leaked(waited: 7) }
    #expect(await settling.value)
    // At the end nothing may be left.
    _ = rib.expectsDeallocation(of: late, as: .viewController)
    RIBsRecorder.stop(.teardown)
    withExtendedLifetime((kept, late)) {}
    let told = try lines().compactMap { line in
      line.firstMatch(of: #/"type":"(mark|settle|leak|end)"(?:.*"object":"(\w+)")?/#).map {
        "\($0.1)\($0.2.map { " \($0)" } ?? "")"
      }
    }
    #expect(told == ["mark", "leak interactor", "settle", "leak viewController", "end"])
  }

  @Test func `a workflow's step with a RIB of an earlier recording has no RIB`() throws {
    var old: OtherRouter?
    try recording(to: first) { old = OtherRouter() }
    try recording(to: second) {
      let workflow = WorkflowRecord(of: first)
      workflow?.started(with: old?.routerRecord)
      workflow?.waits(step: 1, for: old?.routerRecord)
      workflow?.runs(step: 1, with: OtherRouter().routerRecord)
      workflow?.failed()
      WorkflowRecord(of: first)?.cancelled()
    }
    let workflow = #"{"type":"workflow","workflow":1,"name":"TemporaryFile","phase":"#
    #expect(
      try lines() == [
        workflow + #""start"}"#, workflow + #""wait","step":1}"#,
        #"{"type":"create","id":1,"rib":"Other","kind":"viewless"}"#,
        workflow + #""step","step":1,"id":1}"#, #"{"type":"destroy","id":1}"#,
        workflow + #""fail"}"#,
        #"{"type":"workflow","workflow":2,"name":"TemporaryFile","phase":"cancel"}"#,
        #"{"type":"end","reason":"exit"}"#,
      ])
  }
}
