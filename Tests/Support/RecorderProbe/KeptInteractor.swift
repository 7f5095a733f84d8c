import Foundation
import InstrumentedRIBs
import RIBsRecorder

/// Detaches a child whose interactor somebody keeps, settles on the main thread, and prints whether it did.
struct KeptInteractor {
  private let timeout: Double

  init(_ arguments: [String]) throws {
    guard let seconds = arguments.first.flatMap(Double.init) else { throw Usage() }
    timeout = seconds
  }

  func run(recordingTo file: String) throws {
    try RecorderProbe.record(to: file)
    let root = PlainRouter(interactor: Interactor())
    root.interactable.activate()
    root.load()
    let kept = openAndClose(below: root)
    print(RIBsRecorder.settle(timeout: timeout))
    RIBsRecorder.stop()
    withExtendedLifetime(kept) {}
  }

  private func openAndClose(below root: PlainRouter) -> Interactor {
    let child = PlainRouter(interactor: Interactor())
    root.attachChild(child)
    root.detachChild(child)
    return child.interactor
  }
}

private final class PlainRouter: Router<Interactor> {}
