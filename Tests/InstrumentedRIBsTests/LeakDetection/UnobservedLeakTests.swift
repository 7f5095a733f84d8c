import ExclusiveObservation
import Foundation
import InstrumentedRIBs
import Testing
import RIBsRecording

#if os(macOS) || os(Linux)
  /// Without an observer the detector asserts, as in ModernRIBs. Only a separate process can show that.
  @Suite(.exclusiveObservation) struct UnobservedLeakTests {
    @Test func `an interactor that outlives its router fails an assertion`() async {
      await #expect(processExitsWith: .failure) { await leaveBehind(.interactor) }
    }

    @Test func `an expected object that stays alive fails an assertion`() async {
      await #expect(processExitsWith: .failure) {
        let object = Interactor()
        LeakDetector.instance.expectDeallocate(object: object)
        await judge(object)
      }
    }

    @Test func `with leak detection disabled, a leak is a line of output`() async throws {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardOutputContent]
      ) {
        setenv("DISABLE_LEAK_DETECTION", "Yes", 1)
        await leaveBehind(.interactor)
      }
      let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
      #expect(output.contains("leaked: it should have been deallocated within 1.0 s."))
    }

    @Test("An expectation without an end is no trap when it is checked")
    func endlessExpectation() async {
      await #expect(processExitsWith: .success) {
        setenv("DISABLE_LEAK_DETECTION", "Yes", 1)
        let object = Interactor()
        LeakDetector.instance.expectDeallocate(object: object, inTime: .infinity)
        await judge(object)
      }
    }

    @Test func `a presenter that outlives its interactor fails an assertion`() async {
      await #expect(processExitsWith: .failure) { await leaveBehind(.presenter) }
    }

    @Test func `a child that outlives its router fails no assertion`() async {
      await #expect(processExitsWith: .success) { await leaveBehind(.child) }
    }
  }

  private enum Part { case interactor, presenter, child }

  @MainActor
  private func leaveBehind(_ part: Part) {
    let log = Log()
    var kept: AnyObject?
    do {
      let presenter = Presenter(viewController: log)
      let router = Router(interactor: PresentableInteractor(presenter: presenter))
      let child = PostRouter(log)
      router.attachChild(child)
      switch part {
      case .interactor: kept = router.interactor
      case .presenter: kept = presenter
      case .child: kept = child
      }
    }
    judge(kept)
  }

  @MainActor
  private func judge(_ kept: AnyObject?) {
    RIBObservation.judgeLeaks()
    withExtendedLifetime(kept) {}
  }
#endif
