import ExclusiveObservation
import InstrumentedRIBs
import Testing
import RIBsRecording

/// Runs on the main actor, where leaks are judged.
@Suite(.exclusiveObservation) @MainActor struct ObservedLeakTests {
  private let log = Log()

  /// The leaks that an observer receives at a first and at a second judgement.
  private func leaks(_ body: () -> Void) -> [String] {
    observing(LoggingObserver(log)) {
      body()
      RIBObservation.judgeLeaks()
      return log.take().filter { $0.hasPrefix("leak") }
    }
  }

  @Test func `objects that outlive their router are reported by their role in the RIB`() {
    var kept: [AnyObject] = []
    let heard = leaks {
      let router = PresentingRouter()
      kept = [router.interactor, router.interactor.presenter, router.viewController]
    }
    #expect(
      heard == [
        "leak viewController TestView of Presenting",
        "leak interactor PresentingInteractor of Presenting",
        "leak presenter TestPresenter of Presenting",
      ])
    // The second judgement reports nothing again.
    observing(LoggingObserver(log)) { RIBObservation.judgeLeaks() }
    #expect(log.take() == [])
    withExtendedLifetime(kept) {}
  }

  @Test func `an object that is deallocated with its router is not a leak`() {
    let heard = leaks {
      let root = RootRouter(log)
      root.start()
      let screen = ScreenRouter(log)
      root.attachChild(screen)
      screen.attachChild(PostRouter(log))
      root.detachChild(screen)
    }
    #expect(heard == [])
  }

  @Test func `a child that outlives the router it was attached to is a leak`() {
    var kept: PostRouter?
    let heard = leaks {
      let feed = FeedRouter(log)
      let post = PostRouter(log)
      kept = post
      feed.attachChild(post)
      feed.attachChild(ScreenRouter(log))
    }
    #expect(heard == ["leak router PostRouter of Post"])
    withExtendedLifetime(kept) {}
  }

  @Test func `a child that was detached no longer belongs to its parent`() {
    var kept: PostRouter?
    let heard = leaks {
      let feed = FeedRouter(log)
      let post = PostRouter(log)
      kept = post
      feed.attachChild(post)
      feed.detachChild(post)
    }
    #expect(heard == [])
    withExtendedLifetime(kept) {}
  }

  @Test func `a view that is still on screen is reported as a view and not as a leak`() {
    let window = HeadlessWindow()
    let heard = leaks {
      let router = PresentingRouter()
      window.rootViewController = router.viewController
      window.makeKeyAndVisible()
    }
    #expect(heard == [])
  }

  @Test func `a view that is its own presenter is reported once`() {
    var kept: SelfPresentingView?
    let heard = leaks {
      let view = SelfPresentingView()
      kept = view
      _ = ViewableRouter(
        interactor: PresentableInteractor<any Presentable>(presenter: view), viewController: view)
    }
    #expect(heard == ["leak viewController SelfPresentingView of Viewable"])
    withExtendedLifetime(kept) {}
  }

  @Test func `a leak is not reported to a later observer`() {
    let later = Log()
    var kept: TestInteractor?
    observing(LoggingObserver(log)) {
      let root = RootRouter(log)
      kept = root.interactor
    }
    #expect(log.take().last == "destroy Root")
    observing(LoggingObserver(later)) { RIBObservation.judgeLeaks() }
    #expect(later.take() == [])
    withExtendedLifetime(kept) {}
  }
}

private final class TestPresenter: Presenter<TestView> {}

private final class PresentingInteractor: PresentableInteractor<TestPresenter> {}

private final class PresentingRouter: ViewableRouter<PresentingInteractor, TestView> {
  init() {
    let view = TestView()
    super.init(
      interactor: PresentingInteractor(presenter: TestPresenter(viewController: view)),
      viewController: view)
  }
}

private final class SelfPresentingView: HeadlessViewController, ViewControllable, Presentable {}
