import Dispatch
import ExclusiveObservation
import InstrumentedRIBs
import RIBsRecording
import Testing

private final class ShelfRouter: TestRouter {
  var book: FeedRouter?
}

private final class OtherRouter: TestRouter {}

/// Notes readings of holds, and RIBs that are read no longer. It says who calls.
///
/// `@unchecked`: a test runs on one thread at a time.
private final class CallerObserver: RIBObserver, @unchecked Sendable {
  let log: Log
  let wantsHolds = true
  var readsHolds = true
  var caller = RIBCaller(isMainThread: true)
  var tasksHaveEnded = false

  init(_ log: Log) { self.log = log }

  func rib(_ rib: RIBIdentity, _ event: RIBEvent) {
    if event == .unread { log.note("\(rib.name) is read no longer") }
  }

  func rib(_ parent: RIBIdentity, isSeenHolding holds: [RIBHold]) {
    log.note("\(parent.name) holds \(holds.map(\.property))")
  }
}

/// Who may read the properties of a router, after who called it.
@Suite(.exclusiveObservation) @MainActor struct HoldReaderCallersTests {
  private let log = Log()
  private let observer: CallerObserver
  private let main = RIBCaller(isMainThread: true)
  private let worker = RIBCaller(isMainThread: false)

  init() { observer = CallerObserver(log) }

  private func task(_ number: Int) -> RIBCaller { RIBCaller(isMainThread: false, task: number) }

  /// What is seen of a shelf's holds while a body uses it. The shelf and its first book are made on the main thread.
  private func seen(_ use: (ShelfRouter) -> Void) -> [String] {
    observing(observer) {
      let shelf = ShelfRouter("Shelf", Log())
      let book = FeedRouter(Log())
      shelf.book = book
      shelf.attachChild(book)
      shelf.attachChild(FeedRouter(Log()))
      _ = log.take()
      use(shelf)
      return log.take()
    }
  }

  private func call(_ shelf: ShelfRouter, by caller: RIBCaller) {
    observer.caller = caller
    if let book = shelf.book { shelf.detachChild(book) }
  }

  private func readAll(by caller: RIBCaller) {
    observer.caller = caller
    RIBObservation.readHolds()
  }

  @Test func `a parent that another thread called is read no longer, which is said once`() {
    let lines = seen { shelf in
      call(shelf, by: worker)
      call(shelf, by: worker)
      call(shelf, by: main)
      readAll(by: main)
    }
    #expect(lines == ["Shelf is read no longer"])
  }

  @Test func `other parents are still read`() {
    let lines = seen { shelf in
      let other = OtherRouter("Other", Log())
      other.attachChild(FeedRouter(Log()))
      _ = log.take()
      observer.caller = worker
      other.interactable.activate()
      readAll(by: main)
      withExtendedLifetime(other) {}
    }
    #expect(lines == ["Other is read no longer", #"Shelf holds ["ShelfRouter.book"]"#])
  }

  @Test func `one task may use a parent besides the main thread, and reads it alone until it ends`()
  {
    let lines = seen { shelf in
      call(shelf, by: task(1))
      readAll(by: main)
      readAll(by: task(2))
      #expect(log.take().count == 1)
      readAll(by: task(1))
      observer.tasksHaveEnded = true
      readAll(by: main)
    }
    #expect(lines == Array(repeating: #"Shelf holds ["ShelfRouter.book"]"#, count: 2))
  }

  @Test func `a parent that two tasks called is read no longer`() {
    let lines = seen { shelf in
      call(shelf, by: task(1))
      _ = log.take()
      call(shelf, by: task(2))
      observer.tasksHaveEnded = true
      readAll(by: main)
    }
    #expect(lines == ["Shelf is read no longer"])
  }

  @Test func `a child that another thread made ends the reading too`() {
    let lines = seen { shelf in
      observer.caller = worker
      let made = FeedRouter(Log())
      observer.caller = main
      shelf.attachChild(made)
    }
    #expect(lines == ["Shelf is read no longer"])
  }

  @Test(arguments: ["load", "activate", "deactivate", "detach", "attach"])
  func `each call of another thread ends the reading`(name: String) {
    let lines = seen { shelf in
      if name == "deactivate" { shelf.interactable.activate() }
      let book = FeedRouter(Log())
      _ = log.take()
      observer.caller = worker
      switch name {
      case "load": shelf.load()
      case "activate": shelf.interactable.activate()
      case "deactivate": shelf.interactable.deactivate()
      case "detach": shelf.detachChild(book)
      default: shelf.attachChild(book)
      }
      readAll(by: main)
    }
    #expect(lines == ["Shelf is read no longer"])
  }

  @Test func `a parent from before the observation that is only introduced is read`() {
    let shelf = ShelfRouter("Shelf", Log())
    let book = FeedRouter(Log())
    shelf.book = book
    shelf.attachChild(book)
    let lines = observing(observer) {
      observer.caller = worker
      book.attachChild(PostRouter(Log()))
      readAll(by: main)
      return log.take()
    }
    #expect(lines == ["Feed is read no longer", #"Shelf holds ["ShelfRouter.book"]"#])
  }

  @Test func `what could not be read at a call is not read on the main queue's next turn either`()
    async
  {
    RIBObservation.start(observer)
    defer { RIBObservation.stop() }
    let shelf = ShelfRouter("Shelf", Log())
    observer.caller = task(1)
    shelf.attachChild(FeedRouter(Log()))
    observer.caller = main
    await mainQueueTurn()
    _ = log.take()
    shelf.attachChild(FeedRouter(Log()))
    observer.tasksHaveEnded = true
    await mainQueueTurn()
    #expect(log.take() == [])
    observer.readsHolds = false
    shelf.attachChild(FeedRouter(Log()))
    observer.readsHolds = true
    await mainQueueTurn()
    #expect(log.take() == [])
    shelf.attachChild(FeedRouter(Log()))
    await mainQueueTurn()
    #expect(log.take() == ["Shelf holds []", "Shelf holds []"])
  }

  private func mainQueueTurn() async {
    await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
  }

  @Test func `a parent without children says nothing until it gets one`() {
    let lines = seen { _ in
      let empty = OtherRouter("Empty", Log())
      observer.caller = worker
      empty.interactable.activate()
      observer.caller = main
      #expect(log.take() == [])
      empty.attachChild(FeedRouter(Log()))
    }
    #expect(lines.first == "Other is read no longer")
  }
}
