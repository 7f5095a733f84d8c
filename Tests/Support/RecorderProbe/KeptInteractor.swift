import Foundation
import InstrumentedRIBs
import RIBsRecorder

/// Detaches a child whose interactor somebody keeps, settles on the main thread or in a task, and prints whether it did.
struct KeptInteractor {
  private let timeout: Double
  private let isAsync: Bool

  init(_ arguments: [String]) throws {
    guard let seconds = arguments.first.flatMap(Double.init) else { throw Usage() }
    timeout = seconds
    isAsync = arguments.dropFirst().first == "async"
  }

  @MainActor func run(recordingTo file: String) throws {
    try RecorderProbe.record(to: file)
    let root = PlainRouter(interactor: Interactor())
    root.interactable.activate()
    root.load()
    let kept = openAndClose(below: root)
    guard isAsync else {
      print(RIBsRecorder.runUntilSettled(timeout: timeout))
      RIBsRecorder.stop()
      return withExtendedLifetime(kept) {}
    }
    Task { @MainActor in
      print(await RIBsRecorder.settle(timeout: timeout))
      RIBsRecorder.stop()
      withExtendedLifetime((root, kept)) { exit(0) }
    }
    dispatchMain()
  }

  private func openAndClose(below root: PlainRouter) -> Interactor {
    let child = PlainRouter(interactor: Interactor())
    root.attachChild(child)
    root.detachChild(child)
    return child.interactor
  }
}

private final class PlainRouter: Router<Interactor> {}
