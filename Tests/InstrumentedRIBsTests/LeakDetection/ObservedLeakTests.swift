import ExclusiveObservation
import InstrumentedRIBs
import Testing

/// On the main actor, where leaks are judged.
@Suite(.exclusiveObservation) @MainActor struct ObservedLeakTests {
  private let log = Log()

  /// What an observer hears of leaks, once and at a second judgement.
  private func leaks(_ body: () -> Void) -> [String] {
    observing(LoggingObserver(log)) {
      body()
      RIBObservation.judgeLeaks()
      return log.take().filter { $0.hasPrefix("leak") }
    }
  }

  @Test func `what a router leaves behind is told of, by its part in the RIB`() {
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
    // Once.
    observing(LoggingObserver(log)) { RIBObservation.judgeLeaks() }
    #expect(log.take() == [])
    withExtendedLifetime(kept) {}
  }

  @Test func `what goes with its router is no leak`() {
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

  @Test func `a child that was detached is its parent's no more`() {
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

  @Test func `a view that is still on screen is told of as a view, not as a leak`() {
    let window = HeadlessWindow()
    let heard = leaks {
      let router = PresentingRouter()
      window.rootViewController = router.viewController
      window.makeKeyAndVisible()
    }
    #expect(heard == [])
  }

  @Test func `a view that presents itself is told of once`() {
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

  @Test func `who is kept is told of to the observer of its time`() {
    let later = Log()
    var kept: TestInteractor?
    observing(LoggingObserver(log)) {
      let root = RootRouter(log)
      kept = root.interactor
    }
    observing(LoggingObserver(later)) { RIBObservation.judgeLeaks() }
    #expect(log.take().last == "leak interactor TestInteractor of Root")
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
