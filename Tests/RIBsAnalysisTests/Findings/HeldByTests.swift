import RIBsTrace
import Testing

@testable import RIBsAnalysis

@Suite("What holds a RIB")
struct HeldByTests {
  @Test func `the fix names the property that closes the cycle, and what can be done to it`() {
    func fix(_ path: String) -> String? {
      HeldBy(TraceEvent.Holder(id: 2, object: "router", name: "ScreenRouter", path: path))
        .fix("Screen")
    }
    #expect(
      fix("2:ScreenInteractor.worker > LoudWorker.listener > 2:ScreenInteractor")
        == "Make LoudWorker.listener weak, or clear it where Screen is detached.")
    #expect(
      fix("2:ScreenView.delegate > 2:ScreenInteractor.presenter > 2:ScreenView")
        == "Make ScreenView.delegate weak, or clear it where Screen is detached.")
    #expect(
      fix("2:ScreenInteractor.holder > Box.router > 2:ScreenRouter.interactor > 2:ScreenInteractor")
        == "Make Box.router weak, or clear it where Screen is detached.")
    #expect(
      fix("1:ShopRouter.result.success > 2:ScreenRouter")
        == "Clear ShopRouter.result where Screen is detached, or hold the object in it weakly.")
    #expect(
      fix("1:ShopRouter._tracked.wrappedValue > 2:ScreenRouter")
        == "Clear ShopRouter.tracked where Screen is detached, or hold the object in it weakly.")
  }
}
