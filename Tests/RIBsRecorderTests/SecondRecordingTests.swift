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
