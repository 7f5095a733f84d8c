import ExclusiveObservation
import InstrumentedRIBs
import Testing
import RIBsRecording

private final class GenericRouter<Item>: Router<Interactor> {}
private final class RouterRouter: Router<Interactor> {}
private final class Navigator: Router<Interactor> {}
private final class RouterOfPost: Router<Interactor> {}
private enum Outer {
  final class InnerRouter: Router<Interactor> {}
  final class DeepRouter<Item>: Router<Interactor> {}
}

/// Keeps the identities that it receives.
private final class IdentityObserver: RIBObserver, @unchecked Sendable {
  var created: [RIBIdentity] = []
  var destroyed: [RIBIdentity] = []

  func rib(_ rib: RIBIdentity, _ event: RIBEvent) {
    switch event {
    case .created: created.append(rib)
    case .destroyed: destroyed.append(rib)
    default: break
    }
  }
}

@Suite(.exclusiveObservation) struct RIBNameTests {
  private let observer = IdentityObserver()

  @Test func `a RIB has the name of its router without the suffix Router and generic arguments`() {
    observing(observer) {
      _ = GenericRouter<Int>(interactor: Interactor())
      _ = GenericRouter<[String: Int]>(interactor: Interactor())
      _ = Outer.InnerRouter(interactor: Interactor())
      _ = Outer.DeepRouter<Outer>(interactor: Interactor())
      _ = Navigator(interactor: Interactor())
      _ = RouterOfPost(interactor: Interactor())
      _ = RouterRouter(interactor: Interactor())
    }
    #expect(
      observer.created.map(\.name) == [
        "Generic", "Generic", "Inner", "Deep", "Navigator", "RouterOfPost", "Router",
      ])
  }

  @Test func `a router class called Router keeps its name`() {
    observing(observer) { _ = Router<Interactor>(interactor: Interactor()) }
    #expect(observer.created.map(\.name) == ["Router"])
  }

  @Test func `a router's class determines its kind`() {
    let log = Log()
    observing(observer) {
      _ = FeedRouter(log)
      _ = ScreenRouter(log)
      _ = TestLaunchRouter(log)
    }
    #expect(observer.created.map(\.kind) == [.viewless, .viewable, .launch])
  }

  @Test func `numbers begin with 1 in each observation and are not reused`() {
    for _ in 1...2 {
      let observer = IdentityObserver()
      observing(observer) {
        for _ in 1...100 { _ = Navigator(interactor: Interactor()) }
      }
      #expect(observer.created.map(\.id) == Array(1...100))
      #expect(observer.destroyed == observer.created)
    }
  }
}
