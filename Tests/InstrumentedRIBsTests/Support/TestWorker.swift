import InstrumentedRIBs

/// A worker that logs its overrides and runs a test's closures in them.
class TestWorker: Worker {
  let name: String
  let log: Log
  var onStart: ((any InteractorScope) -> Void)?

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  override func didStart(_ interactorScope: any InteractorScope) {
    log.note("\(name).didStart")
    onStart?(interactorScope)
  }

  override func didStop() { log.note("\(name).didStop") }
}
