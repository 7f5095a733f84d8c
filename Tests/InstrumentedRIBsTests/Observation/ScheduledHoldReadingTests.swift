import Dispatch
import ExclusiveObservation
import InstrumentedRIBs
import Testing
import RIBsRecording

private final class ListRouter: TestRouter {
  var detail: FeedRouter?
}

/// Records each reading of a RIB's holds.
private final class ReadingObserver: RIBObserver {
  let log: Log
  let readsHolds = true

  init(_ log: Log) { self.log = log }

  func rib(_ parent: RIBIdentity, isSeenHolding holds: [RIBHold]) {
    log.note("\(parent.name) holds \(holds.map(\.property))")
  }
}

/// Lets the main queue run its pending blocks.
private func mainQueueTurn() async {
  await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
}

/// Runs on the main actor, so that the main queue runs blocks only where a test waits for it.
@Suite(.exclusiveObservation) @MainActor struct ScheduledHoldReadingTests {
  private let log = Log()

  private func list() -> ListRouter {
    let list = ListRouter("List", log)
    list.start()
    _ = log.take()
    return list
  }

  @Test("A child stored after its attach is seen to be held on the main queue's next turn")
  func attachThenStore() async {
    RIBObservation.start(ReadingObserver(log))
    defer { RIBObservation.stop() }
    let list = list()
    let detail = FeedRouter(log)
    list.attachChild(detail)
    list.detail = detail
    #expect(log.take().filter(\.isReading) == ["List holds []"])
    await mainQueueTurn()
    #expect(log.take() == [#"List holds ["ListRouter.detail"]"#])
  }

  @Test(
    "A child let go after its detach is seen to be held no longer on the main queue's next turn")
  func detachThenLetGo() async {
    RIBObservation.start(ReadingObserver(log))
    defer { RIBObservation.stop() }
    let list = list()
    let detail = FeedRouter(log)
    list.detail = detail
    list.attachChild(detail)
    await mainQueueTurn()
    list.detachChild(detail)
    list.detail = nil
    #expect(log.take().filter(\.isReading).last == #"List holds ["ListRouter.detail"]"#)
    await mainQueueTurn()
    #expect(log.take() == ["List holds []"])
  }

  @Test("Many calls in one turn are followed by one more reading of each parent")
  func manyCalls() async {
    RIBObservation.start(ReadingObserver(log))
    defer { RIBObservation.stop() }
    let (list, other) = (list(), list())
    for _ in 1...100 {
      list.attachChild(FeedRouter(log))
      other.attachChild(FeedRouter(log))
    }
    #expect(log.take().count(where: \.isReading) == 200)
    await mainQueueTurn()
    #expect(log.take() == ["List holds []", "List holds []"])
    await mainQueueTurn()
    #expect(log.take() == [])
  }

  @Test("A scheduled reading keeps no router and no observer alive")
  func nothingIsKept() async {
    weak var observer: ReadingObserver?
    weak var list: ListRouter?
    do {
      let reading = ReadingObserver(log)
      RIBObservation.start(reading)
      let router = self.list()
      router.attachChild(FeedRouter(log))
      (observer, list) = (reading, router)
      RIBObservation.stop()
    }
    #expect(list == nil)
    #expect(observer == nil)
    _ = log.take()
    await mainQueueTurn()
    #expect(log.take() == [])
  }

  @Test("A scheduled reading is dropped when the observer is stopped")
  func stoppedMeanwhile() async {
    RIBObservation.start(ReadingObserver(log))
    let list = list()
    list.attachChild(FeedRouter(log))
    RIBObservation.stop()
    _ = log.take()
    await mainQueueTurn()
    #expect(log.take() == [])
    withExtendedLifetime(list) {}
  }
}

extension String {
  fileprivate var isReading: Bool { contains(" holds ") }
}
