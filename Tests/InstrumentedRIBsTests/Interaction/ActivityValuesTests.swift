import ExclusiveObservation
import InstrumentedRIBs
import Testing

@Suite(.exclusiveObservation) @MainActor struct ActivityValuesTests {
  private let log = Log()

  @Test func `the values are those of the stream until the interactor is deallocated`() async {
    var interactor: Interactor? = Interactor()
    let early = interactor?.isActiveValues
    interactor?.activate()
    let late = interactor?.isActiveValues
    interactor?.deactivate()
    interactor?.activate()
    interactor = nil
    if let early { #expect(await read(early) == [false, true, false, true, false]) }
    if let late { #expect(await read(late) == [true, false, true, false]) }
  }

  private func read(_ values: AsyncStream<Bool>) async -> [Bool] {
    var read: [Bool] = []
    for await value in values { read.append(value) }
    return read
  }

  @Test func `a waiting task receives each change as it happens`() async {
    let interactor = Interactor()
    let values = interactor.isActiveValues
    let reader = Task {
      for await isActive in values { log.note("\(isActive)") }
      log.note("done")
    }
    await waitUntil { log.lines == ["false"] }
    interactor.activate()
    await waitUntil { log.lines == ["false", "true"] }
    #expect(log.take() == ["false", "true"])
    reader.cancel()
    await reader.value
    interactor.deactivate()
    #expect(log.take() == ["done"])
  }

  @Test func `the values do not keep an interactor alive`() {
    weak var weakInteractor: Interactor?
    var values: AsyncStream<Bool>?
    do {
      let interactor = Interactor()
      weakInteractor = interactor
      values = interactor.isActiveValues
    }
    withExtendedLifetime(values) { #expect(weakInteractor == nil) }
  }

  @Test func `a task of the interactor's own that reads them ends when it is deactivated`() async {
    let interactor = Interactor()
    interactor.activate()
    interactor.task {
      for await isActive in interactor.isActiveValues { log.note("\(isActive)") }
      log.note("done")
    }
    await waitUntil { log.lines == ["true"] }
    interactor.deactivate()
    await waitUntil { log.lines.last == "done" }
    #expect(log.lines.first == "true" && log.lines.last == "done")
  }
}
