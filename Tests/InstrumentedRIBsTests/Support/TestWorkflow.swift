import InstrumentedRIBs

/// The item of the steps in tests.
typealias Nothing = AnyPublisher<(Void, Void), any Error>

func just<Item, Value>(_ item: Item, _ value: Value) -> AnyPublisher<(Item, Value), any Error> {
  Just((item, value)).setFailureType(to: (any Error).self).eraseToAnyPublisher()
}

let nothing: @Sendable () -> Nothing = { just((), ()) }

struct StepError: Error, Equatable { let name: String }

/// A workflow that logs its callbacks.
final class TestWorkflow<Item>: Workflow<Item> {
  let log: Log

  init(_ log: Log) { self.log = log }

  override func didComplete() { log.note("didComplete") }
  override func didFork() { log.note("didFork") }
  override func didReceiveError(_ error: any Error) {
    log.note("didReceiveError \((error as? StepError)?.name ?? "\(error)")")
  }
}
