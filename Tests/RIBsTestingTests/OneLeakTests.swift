import InstrumentedRIBs
import RIBsAnalysis
import Testing

@testable import RIBsTesting

/// A leaked router keeps its builder, and its builder what it was given.
@Suite("One leak in a test") struct OneLeakTests {
  /// Keeps a router that it should not.
  private final class Keeper: @unchecked Sendable {
    var router: StandRouter?
  }

  @Test func `is one error, and counts the views that the leaked router's builder keeps`()
    async throws
  {
    let keeper = Keeper()
    let check = TreeCheck(name: "test", options: RIBTreeOptions(grace: .seconds(1)))
    await check.record {
      let mall = MallRouter()
      mall.launch(from: RIBWindow())
      mall.open()
      mall.floor?.open()
      keeper.router = mall.floor?.stand
      mall.floor?.close()
    }
    let verdict = try #require(await check.finish().first)
    let trace = String(decoding: verdict.trace, as: UTF8.self)
    let views = trace.split(separator: "\n").filter {
      $0.contains(#""type":"leak""#) && $0.contains(#""object":"viewController""#)
    }
    #expect(views.count == 2, "\(trace)")
    #expect(verdict.causes.map(\.shown.rule) == ["leaked-child"])
    #expect(verdict.causes.map(\.shown.path) == ["Mall/Floor/Stand"])
    #expect(verdict.causes.map(\.victims) == [2])
    #expect(keeper.router != nil)
  }
}

private final class MallRouter: LaunchRouter<StubInteractor, StubViewController> {
  private(set) var floor: FloorRouter?

  init() { super.init(interactor: StubInteractor(), viewController: StubViewController()) }

  func open() {
    let floor = FloorRouter(mallView: viewController)
    self.floor = floor
    attachChild(floor)
  }
}

private final class FloorRouter: ViewableRouter<StubInteractor, StubViewController> {
  private let mallView: StubViewController
  private(set) var stand: StandRouter?

  init(mallView: StubViewController) {
    self.mallView = mallView
    super.init(interactor: StubInteractor(), viewController: StubViewController())
  }

  func open() {
    let stand = StandRouter(views: [mallView, viewController])
    self.stand = stand
    attachChild(stand)
  }

  func close() {
    guard let stand else { return }
    detachChild(stand)
    self.stand = nil
  }
}

private final class StandRouter: ViewableRouter<StubInteractor, StubViewController> {
  /// What a builder's dependency hands down.
  private let views: [StubViewController]

  init(views: [StubViewController]) {
    self.views = views
    super.init(interactor: StubInteractor(), viewController: StubViewController())
  }
}

private final class StubInteractor: Interactor {}

private final class StubViewController: HeadlessViewController, ViewControllable {}
