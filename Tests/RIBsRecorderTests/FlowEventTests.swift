import ExclusiveObservation
import Foundation
import InstrumentedRIBs
import RIBsCombine
import RIBsRecorder
import RIBsTrace
import Testing

/// Recorded events of workers, workflows and leaks.
@Suite(.exclusiveObservation) @MainActor struct FlowEventTests {
  private let file = TemporaryFile()

  /// The lines of one type, without the keys that all lines have.
  private func lines(_ type: String) throws -> [String] {
    try file.text.split(separator: "\n", omittingEmptySubsequences: false).filter {
      $0.hasPrefix(#"{"type":"\#(type)""#)
    }.map { line in
      String(line).replacing(/"type":"\w+","seq":\d+,"t":\d+,/, with: "")
    }
  }

  @Test func `a worker's start and stop are written with its RIB`() throws {
    try recording(to: file) {
      let home = HomeRouter()
      let (clock, free) = (ClockWorker(), ClockWorker())
      clock.start(home.interactor)
      home.interactable.activate()
      let nobody = Interactor()
      nobody.activate()
      free.start(nobody)
      home.interactable.deactivate()
      free.stop()
    }
    #expect(
      try lines("worker") == [
        #"{"worker":1,"name":"ClockWorker","phase":"start","id":1}"#,
        #"{"worker":2,"name":"ClockWorker","phase":"start"}"#,
        #"{"worker":1,"name":"ClockWorker","phase":"stop","id":1}"#,
        #"{"worker":2,"name":"ClockWorker","phase":"stop"}"#,
      ])
    #expect(
      try events(file.url).map(\.body.name) == [
        "create", "activate", "worker", "worker", "deactivate", "worker", "worker", "destroy",
        "end",
      ])
  }

  @Test func `a workflow's steps are written with the RIB they wait for and run with`() throws {
    try recording(to: file) {
      let (home, detail) = (HomeRouter(), DetailRouter())
      home.interactable.activate()
      let open = OpenWorkflow(detail.interactor)
      _ = open.subscribe(home.interactor)
      home.attachChild(detail)
      OpenWorkflow(DetailInteractor()).subscribe(home.interactor).cancel()
    }
    #expect(
      try lines("workflow") == [
        #"{"workflow":1,"name":"OpenWorkflow","phase":"start","id":1}"#,
        #"{"workflow":1,"name":"OpenWorkflow","phase":"step","step":1,"id":1}"#,
        #"{"workflow":1,"name":"OpenWorkflow","phase":"wait","step":2,"id":2}"#,
        #"{"workflow":1,"name":"OpenWorkflow","phase":"step","step":2,"id":2}"#,
        #"{"workflow":1,"name":"OpenWorkflow","phase":"complete"}"#,
        #"{"workflow":2,"name":"OpenWorkflow","phase":"start","id":1}"#,
        #"{"workflow":2,"name":"OpenWorkflow","phase":"step","step":1,"id":1}"#,
        #"{"workflow":2,"name":"OpenWorkflow","phase":"wait","step":2}"#,
        #"{"workflow":2,"name":"OpenWorkflow","phase":"cancel"}"#,
      ])
  }

  @Test func `a failed workflow is written as failed`() throws {
    try recording(to: file) {
      let home = HomeRouter()
      home.interactable.activate()
      _ = FailingWorkflow().subscribe(home.interactor)
    }
    #expect(
      try lines("workflow").last == #"{"workflow":1,"name":"FailingWorkflow","phase":"fail"}"#)
  }

  @Test func `a leak is written before the settle that judges it`() throws {
    var kept: [AnyObject] = []
    try recording(to: file) {
      do {
        let home = HomeRouter()
        kept = [home.viewController, home.interactor]
      }
      RIBsRecorder.assumeSettled()
      RIBsRecorder.assumeSettled()
    }
    let leaks = try lines("leak").map { $0.replacing(/"waited":\d+/, with: #""waited":0"#) }
    #expect(
      leaks == [
        #"{"id":1,"object":"viewController","name":"HomeView","waited":0}"#,
        #"{"id":1,"object":"interactor","name":"HomeInteractor","waited":0}"#,
      ])
    #expect(
      try events(file.url).map(\.body.name) == [
        "create", "destroy", "leak", "leak", "holder", "holder", "settle", "settle", "end",
      ])
    withExtendedLifetime(kept) {}
  }

  @Test func `an async settle returns after a leak is reported`() async throws {
    try RIBsRecorder.start(to: file.url, options: .fixed())
    var kept: Interactor?
    do {
      let detail = DetailRouter()
      kept = detail.interactor
    }
    // Other tests can keep the main queue busy for longer than an app would.
    #expect(await RIBsRecorder.settle(timeout: 600))
    RIBsRecorder.stop()
    let leak = #"{"id":1,"object":"interactor","name":"DetailInteractor","waited":"#
    #expect(try lines("leak").map { $0.hasPrefix(leak) } == [true])
    #expect(
      try events(file.url).map(\.body.name) == [
        "create", "destroy", "leak", "holder", "settle", "end",
      ])
    withExtendedLifetime(kept) {}
  }
}

private final class ClockWorker: Worker {}

/// Goes from Home to a detail.
private final class OpenWorkflow: Workflow<HomeInteractor> {
  init(_ detail: DetailInteractor) {
    super.init()
    onStep { _ in Just((detail, ())).setFailureType(to: (any Error).self).eraseToAnyPublisher() }
      .onStep { detail, _ in
        Just((detail, ())).setFailureType(to: (any Error).self).eraseToAnyPublisher()
      }
      .commit()
  }
}

private final class FailingWorkflow: Workflow<HomeInteractor> {
  override init() {
    super.init()
    onStep { _ in
      Fail<(HomeInteractor, Void), any Error>(error: CancellationError()).eraseToAnyPublisher()
    }.commit()
  }
}
