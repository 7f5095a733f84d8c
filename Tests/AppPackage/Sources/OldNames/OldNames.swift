import Combine
import ModernRIBs

/// An interactor whose author has not yet followed ModernRIBs' renames.
package final class OldInteractor: Interactor {
  package let subject = PassthroughSubject<Int, Never>()
  package private(set) var received: [Int] = []

  private let worker = Worker()
  private let workflow = Workflow<Int>()

  override package func didBecomeActive() {
    super.didBecomeActive()
    subject.sink { self.received.append($0) }.disposeOnDeactivate(interactor: self)
    worker.start(self)
    subject.sink { self.received.append($0 * 10) }.disposeOnStop(worker)
    subject.sink { [weak self] in self?.received.append($0 * 100) }
      .disposeWith(worflow: workflow)
    workflow.onStep { Just(($0, ())).setFailureType(to: Error.self).eraseToAnyPublisher() }
      .asObservable()
      .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
      .disposeOnDeactivate(interactor: self)
  }
}

package final class OldRouter: Router<OldInteractor> {}
