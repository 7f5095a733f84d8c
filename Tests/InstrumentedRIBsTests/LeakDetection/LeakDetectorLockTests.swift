import Dispatch
import Foundation
import RIBsRecording
import Testing

@testable import InstrumentedRIBs

/// Calls the leak detector when it is released for the last time, as an app's objects do.
private final class LastCaller: RIBObserver {
  let detector: LeakDetector

  init(_ detector: LeakDetector) { self.detector = detector }

  deinit { detector.expectDeallocate(object: NSObject()) }

  func rib(_ rib: RIBIdentity, _ event: RIBEvent) {}
}

/// The leak detector looks at objects while other threads let go of them. So it may be the last to do so.
@Suite struct LeakDetectorLockTests {
  @Test func `what is released for the last time by the detector may call it`() async {
    let detector = LeakDetector()
    let isOver = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let object = NSObject()
      var session: ObservationSession? = RIBObservation.session(LastCaller(detector))
      if let session {
        let rib = RIBIdentity(id: 1, name: "Home", kind: .viewless)
        detector.expectDeallocate(
          object, as: .interactor, of: RecordedRIB(session: session, identity: rib))
      }
      _ = detector.pendingDeallocations { _ in
        session = nil
        return true
      }
      withExtendedLifetime(object) { _ = isOver.signal() }
    }
    #expect(await isOver.isSignalled(inSeconds: 30))
  }
}

extension DispatchSemaphore {
  /// Whether it is signalled in time. No thread is blocked meanwhile.
  fileprivate func isSignalled(inSeconds seconds: Int) async -> Bool {
    for _ in 0..<seconds * 100 {
      if take() { return true }
      try? await Task.sleep(for: .milliseconds(10))
    }
    return false
  }

  /// An async function may not call `wait`.
  private func take() -> Bool { wait(timeout: .now()) == .success }
}
